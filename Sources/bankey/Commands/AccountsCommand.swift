import ArgumentParser
import BankeyCore

/// `bankey accounts`
struct AccountsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accounts",
    abstract: "All accounts and their balances.",
    discussion: "A table leaves out the accounts that the config hides; --json and --csv do not.")

  @OptionGroup var common: CommonOptions
  @Flag var form: OutputForm?

  func run() throws {
    try common.look(exactly: form != nil) { try AccountsOutput($0).write(form) }
  }
}
