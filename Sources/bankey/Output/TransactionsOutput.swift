import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText

/// The output of `bankey transactions`, without holding all transactions in memory.
struct TransactionsOutput {
  let setting: Setting
  private let store: Store?
  let accounts: [Account]
  private var filter: TransactionFilter

  /// Finds the account; nil means all.
  init(_ setting: Setting, account: String?, filter: TransactionFilter) throws(CommandError) {
    self.setting = setting
    self.filter = filter
    store = try DatabaseAccess.open(setting)
    let all = try Listing(store, setting.config).accounts.map(\.account)
    let search = AccountSearch(all, shownName: setting.presenter(isASCII: false).name)
    let wanted = try account.map { name throws(CommandError) in try search.account(name) }
    self.filter.account = wanted?.id
    self.filter.accounts = filter.query.accounts(among: all)
    accounts = wanted.map { [$0] } ?? all
  }

  func write(_ form: OutputForm?) throws(CommandError) {
    var output = DataOutput()
    switch form {
    case .json: try writeJSON(&output)
    case .csv: try writeCSV(&output)
    case nil: try writeTable(&output)
    }
    try output.flush()
  }

  func each(
    _ filter: TransactionFilter? = nil, _ body: (Transaction) throws -> Void
  ) throws(CommandError) {
    try DatabaseAccess.reading { try store?.transactions(filter ?? self.filter, body) }
  }

  private func writeJSON(_ output: inout DataOutput) throws(CommandError) {
    var list = JSONList("transactions")
    var filter = filter
    filter.findsTransfers = true
    try each(filter) { try output.write(list.next($0.json)) }
    try output.write(list.end)
  }

  private func writeCSV(_ output: inout DataOutput) throws(CommandError) {
    try output.write(Transaction.csvTitles.text)
    try each { try output.write($0.csv.text) }
  }

  /// Reads twice, so both passes must see the same state of the database.
  private func writeTable(_ output: inout DataOutput) throws(CommandError) {
    try DatabaseAccess.reading {
      try store?.snapshot { try writeRows(&output) } ?? StandardError.say(setting.strings.noTransactionsFound)
    }
  }

  private func writeRows(_ output: inout DataOutput) throws(CommandError) {
    var table = TransactionListing(accounts, presenter: setting.presenter(isASCII: !PlainTerminal.takesUnicode))
    var count = 0
    try each {
      table.measure($0)
      count += 1
    }
    guard count > 0 else { return StandardError.say(setting.strings.noTransactionsFound) }
    table.fit(PlainTerminal.width)
    try output.line(table.header)
    try each { try output.line(table.line($0)) }
  }
}

extension TransactionsOutput {
  /// Prints the transactions for another program.
  func export(_ format: ExportFormat) throws(CommandError) {
    let name = setting.presenter(isASCII: false).name
    switch format {
    case .csv: try write(.csv)
    case .json: try write(.json)
    case .ledger: try write(LedgerJournal(accounts, shownName: name))
    case .beancount: try write(BeancountJournal(accounts, shownName: name))
    }
  }

  private func write(_ journal: some Journal) throws(CommandError) {
    var output = DataOutput()
    try output.write(journal.head)
    try each { try output.write(journal.entry($0)) }
    try output.flush()
  }
}

/// A table of transactions, which needs two passes so that the transactions need not be in memory.
struct TransactionListing {
  private let formats: Formats
  private let names: [String: String]
  private let namesAccounts: Bool
  /// The mark of authorized transactions. Posted ones have none.
  private let authorized: String
  private var table: TextTable

  /// Creates a table of one account's transactions, or of several accounts' with a column for the account.
  init(_ accounts: [Account], presenter: Presenter) {
    formats = presenter.formats
    names = Dictionary(accounts.map { ($0.id, presenter.name(of: $0)) }, uniquingKeysWith: { first, _ in first })
    let several = accounts.count > 1
    namesAccounts = several
    authorized = presenter.strings.authorized
    let title = presenter.strings.column
    let account: [TextTable.Column] = several ? [.text(title(.account), least: 12)] : []
    let others: [TextTable.Column] = [
      .text(title(.status)), .text(title(.text), least: 20), .text(title(.counterparty), least: 12, rank: 0),
      .figure(title(.amount)),
    ]
    table = TextTable([.text(title(.date))] + account + others, isASCII: presenter.formats.isASCII)
  }

  /// Widens the columns for a transaction.
  mutating func measure(_ transaction: Transaction) { table.measure(row(transaction)) }

  /// Fits the table into `width` columns; nil for a file or a pipe.
  mutating func fit(_ width: Int?) { table.fit(width) }

  /// The line of titles.
  var header: String { table.header }

  func line(_ transaction: Transaction) -> String { table.line(row(transaction)) }

  private func row(_ transaction: Transaction) -> [String] {
    [transaction.day.description] + (namesAccounts ? [names[transaction.account] ?? ""] : []) + [
      transaction.status == .authorized ? authorized : "",
      formats.foreign(transaction.payee ?? transaction.description),
      formats.foreign((transaction.payee == nil ? transaction.counterparty : transaction.description) ?? ""),
      formats.money(Money(transaction.amount, transaction.currency)),
    ]
  }
}
