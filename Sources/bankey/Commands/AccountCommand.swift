import ArgumentParser
import BankeyCore
import BankeyModel
import BankeyText

/// `bankey account`
struct AccountCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "account", abstract: "Renames, hides and orders accounts, and sets the balance of one that has none.",
    discussion: "This changes only what bankey shows, nothing at the bank. The config takes precedence.",
    subcommands: [AccountListCommand.self, AccountSetCommand.self])
}

/// `bankey account list`
struct AccountListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists all accounts, including hidden ones, with your settings.")

  @OptionGroup var common: DataOptions
  @Flag(help: "JSON, for programs.") var json = false

  func run() throws {
    try common.look(exactly: json) { setting in
      let accounts = try Listing(try DatabaseAccess.open(setting), setting.config).accounts
      var output = DataOutput()
      try json ? write(accounts, &output) : table(accounts, setting, &output)
      try output.flush()
    }
  }

  private func write(_ accounts: [ListedAccount], _ output: inout DataOutput) throws(CommandError) {
    var list = JSONList("accounts")
    for account in accounts { try output.write(list.next(account.json)) }
    try output.write(list.end)
  }

  private func table(
    _ accounts: [ListedAccount], _ setting: Setting, _ output: inout DataOutput
  ) throws(CommandError) {
    if accounts.isEmpty {
      return StandardError.say(
        setting.strings.notice("no accounts yet; import statement files with: bankey import FILE"))
    }
    let presenter = setting.presenter(isASCII: !PlainTerminal.takesUnicode)
    for line in AccountSettingsTable(accounts, presenter).lines(width: PlainTerminal.width) { try output.line(line) }
  }
}

/// A table of accounts with the user's settings.
struct AccountSettingsTable {
  private let accounts: [ListedAccount]
  private let presenter: Presenter

  init(_ accounts: [ListedAccount], _ presenter: Presenter) { (self.accounts, self.presenter) = (accounts, presenter) }

  /// The lines of the table, at most `width` wide if possible.
  func lines(width: Int?) -> [String] {
    let title = presenter.strings.column
    return TextTable.lines(
      [
        .text("id"), .text(title(.account), least: 16), .text(title(.kind), rank: 0),
        .text(title(.number), least: 14, rank: 2), .text(title(.settings), least: 20, rank: 3),
      ], accounts.map(row), width: width, isASCII: presenter.formats.isASCII)
  }

  private func row(_ listed: ListedAccount) -> [String] {
    let (account, strings) = (listed.account, presenter.strings)
    let said = [
      listed.isHidden ? strings.visibility(isHidden: true) : nil,
      account.stated.map { presenter.statedNote(of: account) ?? presenter.stated($0, in: account.currency) },
    ].compactMap(\.self)
    return [
      account.id, presenter.name(of: account), strings.kind(account.kind), presenter.number(of: account) ?? "",
      said.joined(separator: "; "),
    ]
  }
}

/// `bankey account set ACCOUNT`
struct AccountSetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: "Changes how bankey shows an account.",
    discussion: """
      If no file states a balance: bankey account set Checking --balance 1234.56 --on 2026-11-01. bankey computes the balance from there, and \
      tells you when a statement disagrees.
      """)

  @OptionGroup var common: DataOptions
  @Argument(
    help: "An account's id, number or name; spaces and case do not matter.", completion: ShellCompletion.accounts)
  var account: String
  @Option(help: ArgumentHelp("Your name for it; empty restores the bank's name.", valueName: "name")) var name: String?
  @Option(
    help: ArgumentHelp("\(AccountKind.names), or none to restore the bank's.", valueName: "kind"),
    completion: .list(AccountKind.allCases.map(\.rawValue) + ["none"]))
  var kind: String?
  @Flag(inversion: .prefixedNo, help: "Hide it from the list; it still counts in the sums.") var hidden: Bool?
  @Option(help: ArgumentHelp("Its position among the accounts of its kind, from 1.", valueName: "number")) var order:
    Int?
  @Option(
    help: ArgumentHelp("Its balance at the end of a day; none removes it.", valueName: "amount"))
  var balance: String?
  @Option(help: ArgumentHelp("The day of the balance; today by default.", valueName: "day")) var on: Day?

  func validate() throws {
    guard name ?? kind ?? balance != nil || hidden != nil || order != nil else {
      throw ValidationError("nothing to change: use --name, --kind, --hidden, --order or --balance")
    }
    guard on == nil || balance != nil else { throw ValidationError("--on needs --balance") }
    guard kind == nil || kind == "none" || kind.flatMap(AccountKind.init) != nil else {
      throw ValidationError("--kind must be one of \(AccountKind.names), none")
    }
    guard order ?? 1 > 0 else { throw ValidationError("--order must be 1 or more") }
  }

  func run() throws {
    try common.work { setting in
      let snapshot = AccountsSnapshot(accounts: try Listing(try DatabaseAccess.open(setting), setting.config).accounts)
      let presenter = setting.presenter(isASCII: !PlainTerminal.takesUnicode)
      let search = AccountSearch(snapshot.accounts.map(\.account), shownName: presenter.name)
      let id = try search.account(account).id
      guard let listed = snapshot.accounts.first(where: { $0.id == id }) else { return }
      let changes = try changes(of: listed, presenter)
      if !changes.isEmpty { try run(["set"] + changes.flatMap { ["--change", $0.json] }, [id], setting) }
      if let order, let ids = snapshot.order(of: id, at: order) { try run(["order"], ids, setting) }
      try report(changes, of: id, setting)
    }
  }

  private func run(_ command: [String], _ words: [String], _ setting: Setting) throws {
    let status = try ConsoleSync(["account"] + command, setting, words, report: SilentReport()).run()
    guard status == ExitStatus.success else { throw ExitCode(status) }
  }

  /// The requested changes. Throws when the config sets one of these properties, or when the sources state the balance.
  private func changes(of listed: ListedAccount, _ presenter: Presenter) throws(CommandError) -> [AccountSettingChange]
  {
    let choices: [(ListedAccount.Choice, Bool)] = [
      (.name, name != nil), (.kind, kind != nil), (.hidden, hidden != nil),
    ]
    if choices.contains(where: { $0.1 && listed.configured.contains($0.0) }) {
      throw CommandError(presenter.strings.problem(.configured))
    }
    return [
      name.map { .name($0.isEmpty ? nil : $0) }, kind.map { .kind(AccountKind(rawValue: $0)) },
      hidden.map(AccountSettingChange.hidden), try stated(of: listed.account, presenter),
    ].compactMap(\.self)
  }

  private func stated(of account: Account, _ presenter: Presenter) throws(CommandError) -> AccountSettingChange? {
    guard let balance else { return nil }
    guard account.takesBalance else { throw CommandError(presenter.strings.sourceStatesBalance) }
    if balance == "none" { return .noBalance }
    do throws(AccountFormError) {
      guard let amount = try? AmountParser.parse(balance) else { throw .noAmount }
      let today = presenter.now.day
      return .balance(
        try AccountDialog.checked(amount, in: account.currency),
        on: try AccountDialog.checked(on ?? today, today: today))
    } catch {
      throw CommandError("--balance: " + presenter.strings.problem(error))
    }
  }

  private func report(_ changes: [AccountSettingChange], of id: Account.ID, _ setting: Setting) throws(CommandError) {
    let presenter = setting.presenter(isASCII: !PlainTerminal.takesUnicode)
    let accounts = try Listing(try DatabaseAccess.open(setting), setting.config).accounts
    guard let account = accounts.first(where: { $0.id == id })?.account else { return }
    for change in changes { StandardError.say(presenter.said(change, of: account)) }
  }
}

extension AccountKind {
  /// The kinds, as typed on the command line.
  fileprivate static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
