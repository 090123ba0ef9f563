import BankeyModel

/// Finds the transactions that are one side of a transfer between own accounts, and their other sides.
///
/// The database stores no pairs. The reader looks up the rows of the opposite amount near a row, those near them, and
/// so on, and judges all connected rows together, regardless of other rows in the database. So deleting, undoing and
/// joining cannot leave a wrong pair.
final class TransferReader {
  /// Parameters: scale, units, first and last day, limit.
  static func opposite(_ dialect: SQLDialect) -> String {
    """
    SELECT \(Transaction.columns), account FROM transactions\(dialect.hint("INDEXED BY transaction_by_amount"))
    WHERE scale = ? AND units = ? AND day BETWEEN ? AND ? AND status = 1 AND deleted IS NULL LIMIT ?
    """
  }

  private let database: any ReadingConnection
  private let opposites: String
  private var accounts: [Int64: AccountReference] = [:]
  private var pairs: TransferPairs?
  private var own: OwnAccounts?
  /// The transactions that have an opposite, with their other sides. Most transactions have no opposite, and a million
  /// entries would take too much memory.
  private var judged: [Transaction.ID: Transfer?] = [:]
  /// The transactions of the last question to a server. Those among them that are not judged have no other side.
  private var asked: Set<Transaction.ID> = []

  /// A reader of one state of a database.
  init(_ database: any ReadingConnection) {
    self.database = database
    opposites = Self.opposite(database.dialect)
  }

  /// The questions to a server for filling transactions: their connected rows, and the rules for judging them.
  func inquiries(for transactions: [Transaction]) -> [Inquiry] {
    let questions = questions(about: transactions)
    return questions.isEmpty ? [] : questions + [Self.refused, OwnAccounts.inquiry]
  }

  private func questions(about transactions: [Transaction]) -> [Inquiry] {
    guard database.dialect == .server else { return [] }
    return ConnectedRows.inquiries(transactions.filter { canHaveOther($0) && judged[$0.id] == nil }.map(\.id))
  }

  /// Asks a server about transactions that are to be filled.
  func expect(_ transactions: [Transaction]) throws {
    guard database.dialect == .server else { return }
    asked = Set(transactions.map(\.id))
    let questions = questions(about: transactions)
    try database.expect(inquiries(for: transactions))
    let rows = try questions.flatMap { try database.all($0, read: ConnectedRows.read) }
    for group in Dictionary(grouping: rows, by: \.of).values where judged[group[0].of] == nil {
      try judge(group.map(\.member))
    }
  }

  /// The transactions with their other sides.
  func filled(_ transactions: [Transaction]) throws -> [Transaction] { try transactions.map(filled) }

  /// The transaction with its other side, where it has one.
  func filled(_ transaction: Transaction) throws -> Transaction {
    guard canHaveOther(transaction) else { return transaction }
    if judged[transaction.id] == nil, !asked.contains(transaction.id) { try judge(connected(to: transaction) ?? []) }
    var filled = transaction
    filled.transfer = judged[transaction.id] ?? nil
    return filled
  }

  /// Whether the amount can identify another side. The smallest number that fits has no opposite.
  private func canHaveOther(_ transaction: Transaction) -> Bool {
    transaction.status == .posted && transaction.amount != .zero && transaction.amount.negated != nil
  }

  private func judge(_ group: [Transaction]) throws {
    if group.count < 2 { return }
    let found = try rules().pairs(among: group)
    for member in group { judged[member.id] = .some(found[member.id]) }
  }

  /// All transactions that opposite amounts connect with this one, including it; nil when there are too many.
  private func connected(to transaction: Transaction) throws -> [Transaction]? {
    var (group, known, next) = ([transaction], Set([transaction.id]), 0)
    while next < group.count {
      guard let opposite = try opposite(to: group[next]) else { return nil }
      let new = opposite.filter { $0.account != group[next].account && known.insert($0.id).inserted }
      group += new
      if group.count > TransferPairs.most { return nil }
      next += 1
    }
    return group
  }

  /// The nearby transactions of the opposite amount; nil if there are too many.
  private func opposite(to transaction: Transaction) throws -> [Transaction]? {
    guard let amount = transaction.amount.negated else { return [] }
    let (first, last) = (
      transaction.day.advanced(by: -TransferDays.most), transaction.day.advanced(by: TransferDays.most)
    )
    let found = try database.all(opposites, amount.scale, amount.units, first, last, TransferPairs.most + 1) {
      row -> Transaction? in
      guard let other = try self.row(row), other.currency == transaction.currency else { return nil }
      return other
    }
    return found.count > TransferPairs.most ? nil : found.compactMap(\.self)
  }

  private func row(_ row: Row) throws -> Transaction? { try account(row[10]).map { try Transaction(row: row, of: $0) } }

  private func account(_ key: Int64) throws -> AccountReference? {
    if accounts[key] == nil { accounts[key] = try database.accountReference(key) }
    return accounts[key]
  }

  private static var refused: Inquiry { Inquiry("SELECT first, second FROM unpaired") }

  private func rules() throws -> TransferPairs {
    if let pairs { return pairs }
    let refused = try database.all(Self.refused) { TransactionPair($0[0], $0[1]) }
    let rules = TransferPairs(try ownAccounts(), refused: Set(refused))
    pairs = rules
    return rules
  }

  /// The numbers and names of the user's accounts.
  func ownAccounts() throws -> OwnAccounts {
    let known = try own ?? database.ownAccounts()
    own = known
    return known
  }
}

extension ReadingConnection {
  /// The numbers and names of the user's accounts, open or closed.
  func ownAccounts() throws -> OwnAccounts {
    OwnAccounts(
      try all(OwnAccounts.inquiry) { row in
        OwnAccounts.Entry(
          id: row[0], numbers: [row[1] as String?, row[2]].compactMap(\.self), name: row[3] ?? "", owner: row[4],
          institution: row[5])
      })
  }
}

extension OwnAccounts {
  fileprivate static var inquiry: Inquiry {
    Inquiry(
      """
      SELECT a.id, a.number, l.native_id, a.name, a.owner, a.institution FROM account a
      JOIN account_alias l ON l.account = a.key
      """)
  }
}
