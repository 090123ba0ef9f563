import BankeyCore

/// Finds the posted twin of authorized transactions that an answer no longer has: the same account; the same amount or one
/// within a tenth of it; posted on the same day or up to thirty days later, recorded later; and the texts alike.
///
/// Each posted transaction is the twin of at most one. Those with the same amount come first, so that of two that are alike
/// the better one is taken.
struct Settlement {
  /// So many days after it was authorized a transaction may be posted.
  static let days = 30

  let database: Database
  /// Makes an authorized transaction the posted one that it has become.
  let settle: (_ authorized: KnownTransaction, _ posted: Int64) throws -> Void

  /// Matches what it can. Returns the authorized transactions that have no twin.
  func settle(_ missing: [KnownTransaction]) throws -> [KnownTransaction] {
    var left = missing
    for isExact in [true, false] {
      left = try left.filter { authorized in
        guard let twin = try twin(of: authorized, isExact: isExact) else { return true }
        try settle(authorized, twin)
        return false
      }
    }
    return left
  }

  private func twin(of authorized: KnownTransaction, isExact: Bool) throws -> Int64? {
    let record = authorized.row.record
    let posted = try database.all(
      """
      SELECT \(KnownTransaction.columns) FROM transactions t
      WHERE account = ? AND status = 1 AND deleted IS NULL AND day BETWEEN ? AND ? AND id > ?
        AND NOT EXISTS (SELECT 1 FROM match WHERE posted = t.id)
      ORDER BY day, id
      """, authorized.row.account, record.day, record.day.advanced(by: Self.days), authorized.id,
      read: KnownTransaction.init(row:))
    return posted.first { $0.row.record.settles(record, isExact: isExact) }?.id
  }
}

extension TransactionRecord {
  /// Whether it can be what an authorized transaction has become.
  func settles(_ authorized: TransactionRecord, isExact: Bool) -> Bool {
    (isExact ? amount == authorized.amount : amount.isNear(authorized.amount))
      && TextLikeness(description).isAlike(TextLikeness(authorized.description))
  }
}

extension Amount {
  /// Whether it differs by at most a tenth, and goes the same way: tips, fuel and rates of exchange.
  fileprivate func isNear(_ other: Amount) -> Bool {
    let scale = max(scale, other.scale)
    let (mine, others) = (wideUnits(at: scale), other.wideUnits(at: scale))
    return (mine < 0) == (others < 0) && (mine - others).magnitude * 10 <= others.magnitude
  }
}
