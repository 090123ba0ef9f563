import BankeyCore

/// Tells of transactions what they were before they were booked.
struct MatchReader {
  private let database: Database
  /// Most databases of statement files have none.
  private let isNeeded: Bool

  init(_ database: Database) throws {
    self.database = database
    isNeeded = try database.value("SELECT 1 FROM match LIMIT 1") == 1
  }

  /// The transaction with its match, if it has one.
  func filled(_ transaction: Transaction) throws -> Transaction {
    guard isNeeded, transaction.status == .posted else { return transaction }
    var transaction = transaction
    transaction.match = try database.first(
      """
      SELECT v.day, v.units, v.scale, v.description FROM match m JOIN transaction_version v ON v.key = m.authorized
      WHERE m.posted = ? AND m.undone IS NULL ORDER BY v.key DESC LIMIT 1
      """, transaction.id
    ) { TransactionMatch(day: $0[0], amount: try $0.amount(1), description: $0[3]) }
    return transaction
  }

  /// The transactions with their matches.
  func filled(_ transactions: [Transaction]) throws -> [Transaction] {
    isNeeded ? try transactions.map(filled) : transactions
  }
}
