import ArgumentParser
import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText

/// `bankey check`
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Reports what needs attention; prints nothing if all is well.",
    discussion: """
      Reports failing sources, consents that end soon, accounts with too little in them, balances that are too old, and what may be too little before payday. The exit status is 1 if it reports anything. \
      It omits accounts that the config hides.
      """)

  @OptionGroup var common: DataOptions
  @Option(
    help: ArgumentHelp(
      "The lowest acceptable balance of a banking or savings account, in its own currency.", valueName: "amount"))
  var below: Amount?
  @Option(help: ArgumentHelp("The oldest acceptable bank data: 30m, 12h, 2d, 1w.", valueName: "age")) var stale: Age?
  @Option(
    help: ArgumentHelp("The lowest acceptable balance before the next payday, in each currency.", valueName: "amount"))
  var beforePayday: Amount?
  @Flag(help: "JSON, for programs.") var json = false

  func run() throws {
    try common.look(exactly: json) { setting in
      let output = try CheckOutput(setting, Check(below: below, stale: stale, beforePayday: beforePayday))
      try output.write(asJSON: json)
      if !output.isFine { throw ExitCode(ExitStatus.negative) }
    }
  }
}

extension Amount: ExpressibleByArgument {
  /// Reads an amount on the command line: `100`, `99.50`.
  public init?(argument: String) {
    guard let amount = try? AmountParser.parse(argument) else { return nil }
    self = amount
  }
}

extension Age: ExpressibleByArgument {
  /// Reads an age on the command line: `2d`.
  public init?(argument: String) { self.init(argument) }
}

/// `bankey export --format FORMAT [ACCOUNT]`
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Exports your transactions, newest first.",
    discussion: """
      csv and json are the same as those of `bankey transactions`. ledger (also for hledger) and beancount are journals, in which the \
      other side of each entry is Income:Unknown or Expenses:Unknown.
      """)

  @OptionGroup var common: DataOptions
  @Option(help: "csv, json, ledger or beancount.") var format: ExportFormat
  @Argument(
    help: "An account's id, number or name; spaces and case do not matter.", completion: ShellCompletion.accounts)
  var account: String?
  @Option(help: ArgumentHelp("The first day, such as 2026-01-31.", valueName: "day")) var since: Day?
  @Option(help: ArgumentHelp("The last day.", valueName: "day")) var until: Day?

  func run() throws {
    let filter = TransactionFilter(since: since, until: until)
    try common.look(exactly: true) { try TransactionsOutput($0, account: account, filter: filter).export(format) }
  }
}
