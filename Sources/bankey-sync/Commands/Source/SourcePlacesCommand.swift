import ArgumentParser
import BankeyCore
import BankeySources

/// `bankey-sync source places`: where secrets can be kept on this machine.
struct SourcePlacesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "places", abstract: "Says where secrets can be kept here, the best place first.")

  @OptionGroup var options: CommonOptions

  func run() throws {
    let progress = options.progress
    var event = SyncEvent(.places)
    event.places = (options.secrets.hasService ? ["service"] : []) + ["file"]
    progress.say(event)
    progress.finished(changed: 0)
  }
}
