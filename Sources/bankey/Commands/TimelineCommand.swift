import ArgumentParser
import BankeyCore
import BankeyModel
import BankeyText

/// `bankey timeline`
struct TimelineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "timeline", abstract: "Lists the transactions of all accounts by day.",
    discussion: """
      Both sides of a transfer between two of your accounts are one line; sums leave out confirmed transfers. Accounts with \
      exclude = true in the config are left out.
      """)

  @OptionGroup var common: DataOptions
  @Option(help: ArgumentHelp("The first day, such as 2026-11-01.", valueName: "day")) var since: Day?
  @Option(help: ArgumentHelp("The last day.", valueName: "day")) var until: Day?
  @Option(
    help: ArgumentHelp(
      "Only what matches, as in find: kind:savings, account:checking, coffee.", valueName: "query")) var search: String?
  @Flag(help: "JSON, for programs.") var json = false

  func validate() throws {
    if let since, let until, since > until { throw ValidationError("--since is after --until") }
  }

  func run() throws {
    try common.look(exactly: json) { setting in
      let days = (since ?? Day(number: .min))...(until ?? Day(number: .max))
      try TimelineOutput(setting, in: days, search: search ?? "").write(asJSON: json)
    }
  }
}
