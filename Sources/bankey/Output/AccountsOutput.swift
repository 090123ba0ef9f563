import BankeyCore
import BankeyStore

/// What `bankey accounts` writes, and plain `bankey` where there is no terminal.
struct AccountsOutput {
  private let setting: Setting
  private let store: Store?
  private let accounts: [ListedAccount]

  /// Reads the accounts.
  init(_ setting: Setting) throws(Failure) {
    self.setting = setting
    store = try Database.open(setting)
    accounts = try Listing(store, setting.config).accounts
  }

  /// Writes them.
  func write(_ form: OutputForm?) throws(Failure) {
    if accounts.isEmpty {
      Talk.say(
        "no accounts yet; `bankey source add` connects a bank, `bankey import FILE` reads statement files, `bankey --demo` "
          + "shows a demo bank")
    }
    var output = DataOutput()
    if let form {
      try put(form) { (piece) throws(Failure) in try output.write(piece) }
    } else {
      try writeTable(&output)
    }
    try output.flush()
  }

  /// Hands over what is written for programs, piece by piece.
  func put(_ form: OutputForm, _ put: (String) throws(Failure) -> Void) throws(Failure) {
    switch form {
    case .json: try putJSON(put)
    case .csv: try putCSV(put)
    }
  }

  private func putJSON(_ put: (String) throws(Failure) -> Void) throws(Failure) {
    var list = JSONList("accounts")
    for account in accounts.map(\.account) {
      let holdings = try Database.reading { try store?.holdings(of: account.id) ?? [] }
      try put(list.next(account.json(holding: holdings)))
    }
    try put(list.end)
  }

  private func putCSV(_ put: (String) throws(Failure) -> Void) throws(Failure) {
    try put(Account.csvTitles.text)
    for listed in accounts { try put(listed.account.csv.text) }
  }

  private func writeTable(_ output: inout DataOutput) throws(Failure) {
    let shown = accounts.filter { !$0.isHidden }.map(\.account)
    guard !shown.isEmpty else { return }
    let presenter = setting.presenter(isASCII: !PlainTerminal.takesUnicode)
    for line in AccountTable(shown, presenter: presenter).lines(width: PlainTerminal.width) { try output.line(line) }
  }
}
