import ArgumentParser
import BankeyConfig
import BankeyModel
import BankeyText

/// The user's answers about tables, to be saved to the config.
struct CSVAnswers {
  /// The path of the config file.
  let path: String
  /// The answers in order.
  let settings: [CSVSetting]

  /// Adds the answers to the current config and reports that. The import has succeeded by then, so a failure here does
  /// not affect it.
  func remember(_ progress: Progress) {
    // The next file has another year and another oldest row.
    let settings = settings.filter { ![CSVQuestion.Topic.year.rawValue, "oldest_row"].contains($0.key) }
    guard !settings.isEmpty else { return }
    do throws(ConfigError) {
      var text = try ConfigText(path: path)
      try text.add(settings)
      _ = try text.config()
      try text.write()
      progress.say(.remembered(profiles: Set(settings.map(\.profile)).sorted(), file: path))
    } catch {
      progress.message(.notRemembered, progress.strings.notRemembered(error.description))
    }
  }
}

extension CSVSetting: ExpressibleByArgument {
  /// Reads a setting from JSON.
  public init?(argument: String) {
    guard let json = try? JSONValue(Array(argument.utf8)) else { return nil }
    self.init(json)
  }
}
