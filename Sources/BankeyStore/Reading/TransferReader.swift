import BankeyModel

/// Tells of transactions whether they are one side of a transfer between own accounts, and where the other side is.
///
/// Nothing of that is stored. The rows of the opposite amount near a row are looked up, those near them, and so on:
/// what is connected is judged as a whole, regardless of other rows in the database. So deleting, undoing and joining
/// cannot leave a wrong pair.
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
  /// Those that have an opposite, and what they were found to be: most have none, and a million would take as much
  /// memory.
  private var judged: [Transaction.ID: Transfer?] = [:]
  /// What a server has answered about the announced transactions.
  private var answers: [OppositeQuestion: [Transaction]] = [:]

  /// A reader of one state of a database.
  init(_ database: any ReadingConnection) {
    self.database = database
    opposites = Self.opposite(database.dialect)
  }

  /// What filling transactions asks a server first.
  func inquiries(for transactions: [Transaction]) -> [Inquiry] {
    database.dialect == .server ? batches(of: transactions).map(\.inquiry) : []
  }

  private func batches(of transactions: [Transaction]) -> [OppositeBatch] {
    OppositeBatch.all(transactions.filter { $0.status == .posted && $0.amount != .zero && judged[$0.id] == nil })
  }

  /// Asks a server about transactions that are to be filled, then about the opposites that they have, and so on. Most
  /// have none, and a transfer ends with its other side.
  func expect(_ transactions: [Transaction]) throws {
    guard database.dialect == .server else { return }
    answers.removeAll(keepingCapacity: true)
    var (next, known) = (transactions, Set(transactions.map(\.id)))
    for _ in 0..<Self.announced where !next.isEmpty {
      let batches = batches(of: next)
      try database.expect(batches.map(\.inquiry))
      let keys = Set(try batches.flatMap { try database.all($0.inquiry) { $0[10] as Int64 } })
      if !keys.isEmpty {
        try database.expect(keys.map { Inquiry(AccountReference.byKey, [$0]) } + [Self.refused, OwnAccounts.inquiry])
      }
      next = try batches.flatMap(take).filter { known.insert($0.id).inserted }
    }
  }

  /// Takes a batch's answers, or announces its questions one by one where their amounts are too common.
  private func take(_ batch: OppositeBatch) throws -> [Transaction] {
    let rows = try database.all(batch.inquiry, read: row).compactMap(\.self)
    guard let found = batch.answers(among: rows) else {
      try database.expect(batch.questions.map { Inquiry(opposites, $0.values) })
      return []
    }
    answers.merge(found) { $1 }
    return found.values.flatMap(\.self)
  }

  /// The most steps from a transaction over opposites that are announced. Longer chains hardly exist.
  private static let announced = 3

  /// The transactions with their other sides.
  func filled(_ transactions: [Transaction]) throws -> [Transaction] { try transactions.map(filled) }

  /// The transaction with its other side, where it has one.
  func filled(_ transaction: Transaction) throws -> Transaction {
    guard transaction.status == .posted, transaction.amount != .zero else { return transaction }
    if judged[transaction.id] == nil { try judge(transaction) }
    var filled = transaction
    filled.transfer = judged[transaction.id] ?? nil
    return filled
  }

  private func judge(_ transaction: Transaction) throws {
    guard let group = try connected(to: transaction), group.count > 1 else { return }
    let found = try rules().pairs(among: group)
    for member in group { judged[member.id] = .some(found[member.id]) }
  }

  /// All that is connected with a transaction by opposite amounts, itself among it; nil where that is a crowd.
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
    guard let question = OppositeQuestion(transaction) else { return [] }
    if let known = answers[question] {
      return known.count > TransferPairs.most ? nil : known.filter { $0.currency == transaction.currency }
    }
    let found = try database.all(opposites, question.values) { row -> Transaction? in
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
