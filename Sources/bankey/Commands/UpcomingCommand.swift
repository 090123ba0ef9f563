import ArgumentParser
import BankeyCore
import BankeyModel
import BankeyText

/// `bankey coming`
struct UpcomingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coming", abstract: "Lists expected payments and income, and what is left before payday.",
    discussion: """
      Nothing is typed in: payments that recur are found in what was posted. A figure that is not certain is a range between two that \
      there were.
      """)

  @OptionGroup var common: DataOptions
  @Flag(help: "JSON, for programs.") var json = false

  func run() throws {
    try common.look(exactly: json) { try UpcomingOutput($0).write(asJSON: json) }
  }
}
