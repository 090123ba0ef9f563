import ArgumentParser
import BankeyModel
import BankeyStore

/// `bankey-sync account`: changes the user's settings for accounts.
struct SyncAccountCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "account", abstract: "Stores the user's settings for accounts.",
    subcommands: [SyncAccountSetCommand.self, SyncAccountOrderCommand.self])
}

/// `bankey-sync account set`: changes name, kind, visibility or balance.
struct SyncAccountSetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: "Stores settings for an account.")

  @Option(help: ArgumentHelp("An object with one key: name, kind, hidden, or balance with on.", valueName: "json"))
  var change: [AccountSettingChange]
  @Argument(help: ArgumentHelp("The account's id.", valueName: "id")) var id: String
  @OptionGroup var options: SyncOptions

  func run() throws { try options.change { try $0.set(change, of: id) } }
}

/// `bankey-sync account order`: changes the order of accounts.
struct SyncAccountOrderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "order", abstract: "Puts the accounts of a kind in this order.")

  @Flag(help: "Order them as their sources do.") var asListed = false
  @Argument(help: ArgumentHelp("The accounts' ids.", valueName: "id")) var ids: [String]
  @OptionGroup var options: SyncOptions

  func run() throws { try options.change { try $0.order(ids, asListed: asListed) } }
}

extension AccountSettingChange: ExpressibleByArgument {
  /// Parses the JSON form.
  public init?(argument: String) { self.init(json: argument) }
}
