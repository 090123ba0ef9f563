import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText

/// The output of `bankey accounts`, and of plain `bankey` without a terminal.
struct AccountsOutput {
  private let setting: Setting
  private let store: Store?
  private let accounts: [ListedAccount]

  init(_ setting: Setting) throws(CommandError) {
    self.setting = setting
    store = try DatabaseAccess.open(setting)
    accounts = try Listing(store, setting.config).accounts
  }

  func write(_ form: OutputForm?) throws(CommandError) {
    if accounts.isEmpty {
      StandardError.say(
        setting.strings.notice(
          "no accounts yet; `bankey source add` connects a bank, `bankey import FILE` reads statement files, `bankey --demo` "
            + "shows a demo bank"))
    }
    var output = DataOutput()
    if let form {
      try put(form) { (piece) throws(CommandError) in try output.write(piece) }
    } else {
      try writeTable(&output)
    }
    try output.flush()
  }

  /// Passes the output for programs to `put`, piece by piece.
  func put(_ form: OutputForm, _ put: (String) throws(CommandError) -> Void) throws(CommandError) {
    switch form {
    case .json: try putJSON(put)
    case .csv: try putCSV(put)
    }
  }

  private func putJSON(_ put: (String) throws(CommandError) -> Void) throws(CommandError) {
    var list = JSONList("accounts")
    let holdings = try DatabaseAccess.reading { try store?.holdings() ?? [:] }
    for listed in accounts { try put(list.next(listed.account.json(holding: holdings[listed.id] ?? []))) }
    try put(list.end)
  }

  private func putCSV(_ put: (String) throws(CommandError) -> Void) throws(CommandError) {
    try put(Account.csvTitles.text)
    for listed in accounts { try put(listed.account.csv.text) }
  }

  private func writeTable(_ output: inout DataOutput) throws(CommandError) {
    let shown = accounts.filter { !$0.isHidden }.map(\.account)
    guard !shown.isEmpty else { return }
    let presenter = setting.presenter(isASCII: !PlainTerminal.takesUnicode)
    for line in AccountTable(shown, presenter: presenter).lines(width: PlainTerminal.width) { try output.line(line) }
  }
}

struct AccountTable {
  private let accounts: [Account]
  private let presenter: Presenter

  /// Creates a table of accounts in their order.
  init(_ accounts: [Account], presenter: Presenter) {
    self.accounts = accounts
    self.presenter = presenter
  }

  /// The lines of the table, fitted to `width` if possible.
  func lines(width: Int?) -> [String] {
    TextTable.lines(columns, accounts.map(row), width: width, isASCII: presenter.formats.isASCII)
  }

  private var columns: [TextTable.Column] {
    let title = presenter.strings.column
    return [
      .text(title(.account), least: 22), .text(title(.kind), rank: 0), .text(title(.number), least: 14, rank: 4),
      .text(title(.bank), least: 10, rank: 2), .figure(title(.available), rank: 1), .figure(title(.balance)),
      .text(title(.asOf), rank: 3),
    ]
  }

  private func row(_ account: Account) -> [String] {
    [
      presenter.name(of: account), presenter.strings.kind(account.kind),
      presenter.number(of: account) ?? "", presenter.formats.foreign(account.institution ?? ""),
      figure(account.available, account), mark(account) + figure(account.balance, account),
      account.balanceDate?.day.description ?? "",
    ]
  }

  /// The mark of a balance that is computed from the user's figure.
  private func mark(_ account: Account) -> String { account.stated?.isCounted == true ? "= " : "" }

  /// An amount; unknown amounts are never printed as blank or zero.
  private func figure(_ amount: Amount?, _ account: Account) -> String {
    amount.map { presenter.formats.money(Money($0, account.currency)) } ?? presenter.unknown
  }
}
