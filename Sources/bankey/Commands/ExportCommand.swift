import ArgumentParser
import BankeyCore
import BankeyStore

/// `bankey export --format FORMAT [ACCOUNT]`
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Take your transactions out, newest first.",
    discussion: """
      csv and json are those of `bankey transactions`. ledger (for hledger too) and beancount are journals, in which the \
      other side of each entry is Income:Unknown or Expenses:Unknown.
      """)

  @OptionGroup var common: CommonOptions
  @Option(help: "csv, json, ledger or beancount.") var format: ExportFormat
  @Argument(help: "An account's id, number or name; blanks and case do not count.") var account: String?
  @Option(help: ArgumentHelp("The first day, such as 2026-01-31.", valueName: "day")) var since: Day?
  @Option(help: ArgumentHelp("The last day.", valueName: "day")) var until: Day?

  func run() throws {
    let filter = TransactionFilter(since: since, until: until)
    try common.look(exactly: true) { try TransactionsOutput($0, account: account, filter: filter).export(format) }
  }
}

/// What can be exported to.
enum ExportFormat: String, CaseIterable, ExpressibleByArgument {
  case csv, json, ledger, beancount
}
