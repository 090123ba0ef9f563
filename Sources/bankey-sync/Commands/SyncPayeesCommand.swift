import ArgumentParser
import BankeyModel
import BankeyStore

/// `bankey-sync payees`: changes the user's names for payees.
struct SyncPayeesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "payees", abstract: "Stores the user's names for payees.")

  @Option(
    help: ArgumentHelp(
      "An object with words and name; without a name, removes the rule with these words.", valueName: "json"))
  var change: [PayeeChange]
  @OptionGroup var options: SyncOptions

  func run() throws { try options.change { try $0.name(change) } }
}

extension PayeeChange: ExpressibleByArgument {
  /// Parses the JSON form.
  public init?(argument: String) { self.init(json: argument) }
}

/// `bankey-sync source rename`: changes the user's name for a source.
struct SyncSourceRenameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename", abstract: "Stores the user's name for a source; without one, restores the source's own.")

  @Option(help: ArgumentHelp("The name for display.", valueName: "name")) var title: String?
  @Argument(help: ArgumentHelp("The source's own name.", valueName: "source")) var name: String
  @OptionGroup var options: SyncOptions

  func run() throws { try options.change { try $0.name(source: name, title) } }
}
