import ArgumentParser
import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText

/// `bankey accounts`
struct AccountsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accounts",
    abstract: "Lists all accounts and their balances.",
    discussion: "The table omits accounts that the config hides; --json and --csv include them.")

  @OptionGroup var common: DataOptions
  @Flag var form: OutputForm?

  func run() throws {
    try common.look(exactly: form != nil) { try AccountsOutput($0).write(form) }
  }
}

/// `bankey transactions [ACCOUNT]`
struct TransactionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "transactions", abstract: "Lists the transactions of one account or all accounts, newest first.")

  @OptionGroup var common: DataOptions
  @Flag var form: OutputForm?
  @Argument(
    help: "An account's id, number or name; spaces and case do not matter.", completion: ShellCompletion.accounts)
  var account: String?
  @Option(help: ArgumentHelp("The first day, such as 2026-01-31.", valueName: "day")) var since: Day?
  @Option(help: ArgumentHelp("The last day.", valueName: "day")) var until: Day?
  @Option(help: ArgumentHelp("A query: coffee, 'amount>100 date:2026-10'.", valueName: "query")) var search: String?
  @Option(help: "Only authorized transactions, or only posted ones.") var status: TransactionStatus?
  @Option(help: ArgumentHelp("Only the newest transactions, at most this many.", valueName: "number")) var last: Int?

  func validate() throws {
    guard last ?? 0 >= 0 else { throw ValidationError("--last must be 0 or more") }
  }

  func run() throws {
    try common.look(exactly: form != nil) { setting in
      let query = try setting.query(search ?? "")
      let filter = TransactionFilter(status: status, since: since, until: until, query: query, last: last)
      try TransactionsOutput(setting, account: account, filter: filter).write(form)
    }
  }
}
