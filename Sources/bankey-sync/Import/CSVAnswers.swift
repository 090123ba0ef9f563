import ArgumentParser
import BankeyConfig
import BankeyModel
import BankeyText
import FoundationEssentials

/// What a person answered about tables, and the config that it goes into.
struct CSVAnswers {
  /// The config file.
  let path: String
  /// The answers, in their order.
  let settings: [CSVSetting]

  /// Writes them into the config as it stands now, and says so. The import is done by then, so that this is no failure of it.
  func remember(_ progress: Progress) {
    guard !settings.isEmpty else { return }
    do throws(ConfigError) {
      var text = try ConfigText(path: path)
      try text.add(settings)
      _ = try text.config()
      try text.write()
      progress.remembered(settings, in: path)
    } catch {
      progress.error(.notRemembered, progress.strings.notRemembered(error.description))
    }
  }
}

extension Progress {
  fileprivate func remembered(_ settings: [CSVSetting], in path: String) {
    var event = SyncEvent(.remembered)
    event.file = path
    event.profiles = Set(settings.map(\.profile)).sorted()
    say(event)
  }
}

extension CSVSetting: ExpressibleByArgument {
  /// Reads one from JSON.
  public init?(argument: String) {
    guard let setting = try? JSONDecoder().decode(CSVSetting.self, from: Data(argument.utf8)) else { return nil }
    self = setting
  }
}
