import ArgumentParser
import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText

/// `bankey accounts`
struct AccountsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accounts",
    abstract: "All accounts and their balances.",
    discussion: "A table leaves out the accounts that the config hides; --json and --csv do not.")

  @OptionGroup var common: DataOptions
  @Flag var form: OutputForm?

  func run() throws {
    try common.look(exactly: form != nil) { try AccountsOutput($0).write(form) }
  }
}

/// `bankey transactions [ACCOUNT]`
struct TransactionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "transactions", abstract: "Transactions of one account or of all, newest first.")

  @OptionGroup var common: DataOptions
  @Flag var form: OutputForm?
  @Argument(help: "An account's id, number or name; blanks and case do not count.") var account: String?
  @Option(help: ArgumentHelp("The first day, such as 2026-01-31.", valueName: "day")) var since: Day?
  @Option(help: ArgumentHelp("The last day.", valueName: "day")) var until: Day?
  @Option(help: ArgumentHelp("What they must have: coffee, 'amount>100 date:2026-10'.", valueName: "query")) var search:
    String?
  @Option(help: "Only those that are authorized, or posted.") var status: TransactionStatus?
  @Option(help: ArgumentHelp("Only the newest so many.", valueName: "number")) var last: Int?

  func validate() throws {
    guard last ?? 0 >= 0 else { throw ValidationError("--last takes a number from 0 on") }
  }

  func run() throws {
    try common.look(exactly: form != nil) { setting in
      let query = try setting.query(search ?? "")
      let filter = TransactionFilter(status: status, since: since, until: until, query: query, last: last)
      try TransactionsOutput(setting, account: account, filter: filter).write(form)
    }
  }
}

/// Finds the account that a person names on the command line: by its id, its number or its name, blanks and case ignored.
struct AccountSearch {
  private let accounts: [Account]
  private let shownName: (Account) -> String

  /// A search among all accounts. An account without a name is shown under one, and people type what they see.
  init(_ accounts: [Account], shownName: @escaping (Account) -> String) {
    self.accounts = accounts
    self.shownName = shownName
  }

  /// The one account that is meant.
  func account(_ wish: String) throws(CommandError) -> Account {
    if let account = accounts.first(where: { $0.id == wish }) { return account }
    let key = AccountSearch.key(wish)
    let found = accounts.filter { names($0).contains(key) }
    guard found.count != 1 else { return found[0] }
    throw found.isEmpty ? unknown(wish, key) : ambiguous(wish, found)
  }

  private func names(_ account: Account) -> [String] {
    [account.number, account.nativeId, account.name, shownName(account)].compactMap { $0.map(AccountSearch.key) }
      .filter { !$0.isEmpty }
  }

  private static func key(_ text: String) -> String {
    String(text.lowercased().filter { !$0.isWhitespace })
  }

  private func unknown(_ wish: String, _ key: String) -> CommandError {
    guard !accounts.isEmpty else { return CommandError("there are no accounts yet; try `bankey import FILE`") }
    let near = accounts.filter { account in names(account).contains { !key.isEmpty && $0.contains(key) } }
    let hint = near.isEmpty ? "these are all there are" : "these come near"
    return CommandError("no account is called '\(wish)'; \(hint)\n" + list(near.isEmpty ? accounts : near))
  }

  private func ambiguous(_ wish: String, _ found: [Account]) -> CommandError {
    CommandError("'\(wish)' may be any of these accounts; name one by its number or id\n" + list(found))
  }

  private func list(_ accounts: [Account]) -> String {
    accounts.map { account in
      let number = account.shownNumber.map { AccountNumber.grouped($0) }
      return "  " + [account.id, number, account.name].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
