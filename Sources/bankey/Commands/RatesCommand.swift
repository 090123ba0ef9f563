import ArgumentParser
import BankeyCore
import BankeyModel
import BankeyText

/// `bankey rates`
struct RatesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rates", abstract: "Prints net worth in one currency, and how each part was converted.",
    discussion: """
      The config chooses the currency: `base = "EUR"` below [rates]. A refresh then fetches the reference rates of the European Central \
      Bank. docs/rates.md says how bankey converts and rounds.
      """)

  @OptionGroup var common: DataOptions
  @Option(help: ArgumentHelp("Net worth at the end of this day, at its rates.", valueName: "day")) var on: Day?
  @Flag(help: "JSON, for programs.") var json = false

  func run() throws {
    try common.look(exactly: json) { try RatesOutput($0, on: on).write(asJSON: json) }
  }
}
