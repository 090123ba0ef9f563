import ArgumentParser

/// `bankey source remove SOURCE`
struct SourceRemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove a source and its stored secret.",
    discussion: """
      Its accounts stay, or go with all that is known of them; what statement files speak of, too, stays. Kept accounts are \
      its own again when a source of the same name is added.
      """)

  @OptionGroup var common: CommonOptions
  @Flag(exclusivity: .exclusive) var fate: DataFate?
  @Argument(help: ArgumentHelp("The source's name.", valueName: "source")) var name: String

  func run() throws {
    try common.work { setting in
      guard let fate = try fate ?? SetupRun(setting).askFate(of: name) else { return }
      throw ExitCode(try SetupRun(setting).remove(name, fate))
    }
  }
}

/// What becomes of the accounts of a source that is removed.
enum DataFate: String, EnumerableFlag {
  case keepData, deleteData

  /// The option, as both programs have it.
  var option: String { self == .keepData ? "--keep-data" : "--delete-data" }

  static func help(for value: DataFate) -> ArgumentHelp? {
    switch value {
    case .keepData: "Keep its accounts. They are not refreshed any more."
    case .deleteData: "Delete its accounts and their transactions."
    }
  }
}
