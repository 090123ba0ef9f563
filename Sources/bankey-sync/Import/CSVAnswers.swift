import ArgumentParser
import BankeyConfig
import BankeyModel
import BankeyText

/// What a person answered about tables, and the config that it goes into.
struct CSVAnswers {
  /// The config file.
  let path: String
  /// The answers, in their order.
  let settings: [CSVSetting]

  /// Writes them into the config as it stands now, and says so. The import is done by then, so that this is no failure of it.
  func remember(_ progress: Progress) {
    // The next file is of another year, and its oldest row is another one.
    let settings = settings.filter { ![CSVQuestion.Topic.year.rawValue, "oldest_row"].contains($0.key) }
    guard !settings.isEmpty else { return }
    do throws(ConfigError) {
      var text = try ConfigText(path: path)
      try text.add(settings)
      _ = try text.config()
      try text.write()
      progress.say(.remembered(profiles: Set(settings.map(\.profile)).sorted(), file: path))
    } catch {
      progress.error(.notRemembered, progress.strings.notRemembered(error.description))
    }
  }
}

extension CSVSetting: ExpressibleByArgument {
  /// Reads one from JSON.
  public init?(argument: String) {
    guard let json = try? JSONValue(Array(argument.utf8)) else { return nil }
    self.init(json)
  }
}
