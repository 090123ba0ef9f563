import ArgumentParser
import BankeyCore
import BankeyModel
import BankeyText

/// `bankey coming`
struct UpcomingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coming", abstract: "Lists expected payments and income, and what is left before payday.",
    discussion: """
      There is nothing to enter: bankey finds recurring payments among your posted transactions. An uncertain figure is a range \
      between two real ones.
      """)

  @OptionGroup var common: DataOptions
  @Flag(help: "JSON, for programs.") var json = false

  func run() throws {
    try common.look(exactly: json) { try UpcomingOutput($0).write(asJSON: json) }
  }
}
