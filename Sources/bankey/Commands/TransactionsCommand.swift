import ArgumentParser
import BankeyCore
import BankeyStore

/// `bankey transactions [ACCOUNT]`
struct TransactionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "transactions", abstract: "Transactions of one account or of all, newest first.")

  @OptionGroup var common: CommonOptions
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
