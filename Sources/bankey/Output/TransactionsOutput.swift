import BankeyCore
import BankeyStore

/// What `bankey transactions` writes. The transactions are never all in memory.
struct TransactionsOutput {
  let setting: Setting
  private let store: Store?
  let accounts: [Account]
  private var filter: TransactionFilter

  /// Finds the account that is meant; nil means all.
  init(_ setting: Setting, account: String?, filter: TransactionFilter) throws(Failure) {
    self.setting = setting
    self.filter = filter
    store = try Database.open(setting)
    let all = try Listing(store, setting.config).accounts.map(\.account)
    let search = AccountSearch(all, shownName: setting.presenter(isASCII: false).name)
    let wanted = try account.map { wish throws(Failure) in try search.account(wish) }
    self.filter.account = wanted?.id
    accounts = wanted.map { [$0] } ?? all
  }

  /// Writes them.
  func write(_ form: OutputForm?) throws(Failure) {
    var output = DataOutput()
    switch form {
    case .json: try writeJSON(&output)
    case .csv: try writeCSV(&output)
    case nil: try writeTable(&output)
    }
    try output.flush()
  }

  func each(_ body: (Transaction) throws -> Void) throws(Failure) {
    try Database.reading { try store?.transactions(filter, body) }
  }

  private func writeJSON(_ output: inout DataOutput) throws(Failure) {
    var list = JSONList("transactions")
    try each { try output.write(list.next($0.json)) }
    try output.write(list.end)
  }

  private func writeCSV(_ output: inout DataOutput) throws(Failure) {
    try output.write(Transaction.csvTitles.text)
    try each { try output.write($0.csv.text) }
  }

  /// Reads twice, so both readings must be of one state of the database.
  private func writeTable(_ output: inout DataOutput) throws(Failure) {
    try Database.reading { try store?.snapshot { try writeRows(&output) } ?? Talk.say("no transactions") }
  }

  private func writeRows(_ output: inout DataOutput) throws(Failure) {
    var table = TransactionTable(accounts, presenter: setting.presenter(isASCII: !PlainTerminal.takesUnicode))
    var count = 0
    try each {
      table.measure($0)
      count += 1
    }
    guard count > 0 else { return Talk.say("no transactions") }
    if let width = PlainTerminal.width { table.fit(width) }
    try output.line(table.header)
    try each { try output.line(table.line($0)) }
  }
}
