import BankeyModel

extension Store {
  /// The transactions of several accounts together, in one state of the database. Accounts that it does not hold
  /// are left out.
  ///
  /// - Throws: `StoreError` if the database cannot be read.
  public func timeline(of accounts: [Account]) throws -> any TimelineRows {
    try TimelineReader(of: Set(accounts.map(\.id)), database)
  }
}

/// Reads the days of several accounts: one index lookup for each account, and then the rows of the day alone.
final class TimelineReader: TimelineRows {
  /// Parameters: the accounts' keys, status, day.
  static func day(_ dialect: SQLDialect) -> String { rows("day = ?3", dialect) + " ORDER BY id DESC" }
  /// Parameters: the accounts' keys, status, first and last day.
  static func named(_ dialect: SQLDialect) -> String {
    rows("day BETWEEN ?3 AND ?4 AND counterparty_account IS NOT NULL", dialect)
  }

  private let database: any ReadingConnection
  private let accounts: [Int64: AccountReference]
  private let keys: String
  private let ids: Set<Account.ID>
  private let matches: MatchReader
  private let transfers: TransferReader
  private let payees: PayeeReader
  /// Whether a counterparty's account is an own one, by how the source writes it.
  private var isOwn: [String: Bool] = [:]

  init(of ids: Set<Account.ID>, _ database: any ReadingConnection) throws {
    self.database = database
    let references = try database.accountReferences(nil).filter { ids.contains($0.id) }
    accounts = Dictionary(references.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    self.ids = Set(references.map(\.id))
    keys = KeyList(references.map(\.key)).parameter(for: database.dialect)
    matches = try MatchReader(database)
    transfers = TransferReader(database)
    payees = try PayeeReader(database)
  }

  private static func rows(_ condition: String, _ dialect: SQLDialect) -> String {
    let rows = dialect.text(
      """
      (SELECT value AS wanted FROM json_each(?1)) CROSS JOIN transactions INDEXED BY transaction_by_day
      ON account = wanted
      """, server: "transactions WHERE account = ANY (?1::bigint[])")
    return "SELECT \(Transaction.columns), account FROM \(rows) AND status = ?2 AND \(condition) AND deleted IS NULL"
  }

  /// All transactions of a day, the last recorded first.
  func transactions(on day: Day, _ status: TransactionStatus) throws -> [Transaction] {
    let rows = try database.all(Self.day(database.dialect), keys, status, day) { try transaction($0) }.compactMap(
      \.self)
    try database.expect(matches.inquiries(for: rows) + transfers.inquiries(for: rows))
    try transfers.expect(rows)
    return try transfers.filled(matches.filled(rows))
  }

  /// The certain transfers with a side within `days`: those of which one side names the other.
  func transfers(in days: ClosedRange<Day>) throws -> [OwnTransfer] {
    let (first, last) = (
      days.lowerBound.advanced(by: -TransferDays.most), days.upperBound.advanced(by: TransferDays.most)
    )
    let naming = try database.all(Self.named(database.dialect), keys, TransactionStatus.posted, first, last) { row in
      try isOwnAccount(row[9]) ? transaction(row) : nil
    }.compactMap(\.self)
    try transfers.expect(naming)
    var found: [Transaction.ID: OwnTransfer] = [:]
    for row in naming {
      guard let pair = try pair(of: transfers.filled(row)) else { continue }
      if days.contains(pair.out.day) || days.contains(pair.into.day) { found[pair.out.id] = pair }
    }
    return Array(found.values)
  }

  /// The certain transfer of which a row is a side, if its other side belongs to the timeline too.
  private func pair(of row: Transaction) throws -> OwnTransfer? {
    guard let transfer = row.transfer, transfer.isCertain, ids.contains(transfer.account),
      var other = try database.first(Self.one, transfer.other, read: { try transaction($0) }) ?? nil
    else { return nil }
    other.transfer = Transfer(other: row.id, account: row.account, isCertain: true)
    return row.amount.isNegative ? OwnTransfer(out: row, into: other) : OwnTransfer(out: other, into: row)
  }

  private static let one = "SELECT \(Transaction.columns), account FROM transactions WHERE id = ? AND deleted IS NULL"

  private func isOwnAccount(_ written: String) throws -> Bool {
    if let known = isOwn[written] { return known }
    let isKnown = if case .own = try transfers.ownAccounts().naming(written) { true } else { false }
    isOwn[written] = isKnown
    return isKnown
  }

  /// The transaction of a row; nil when its account does not belong to the timeline.
  private func transaction(_ row: Row) throws -> Transaction? {
    try accounts[row[10]].map { payees.filled(try Transaction(row: row, of: $0)) }
  }
}
