/// The locales that the user asked for, as in `nb_NO`: figures, dates and texts may differ, as they may for the C library.
public struct LocaleChoice: Hashable, Sendable {
  /// For amounts.
  public let money: String
  /// For days and times.
  public let time: String
  /// For bankey's own texts.
  public let messages: String

  /// The choice of the config, else that of the environment.
  public init(environment: [String: String], configured: String? = nil) {
    money = Self.resolve(environment: environment, configured: configured, category: "LC_MONETARY")
    time = Self.resolve(environment: environment, configured: configured, category: "LC_TIME")
    messages = Self.resolve(environment: environment, configured: configured, category: "LC_MESSAGES")
  }

  /// The language of bankey's own texts.
  public var language: Language { Language(locale: messages) }

  /// The one locale of a category: the config's, else that of `LC_ALL`, the category and `LANG`, the first that is set.
  public static func resolve(
    environment: [String: String], configured: String? = nil, category: String = "LC_MONETARY"
  ) -> String {
    let wishes = [configured, environment["LC_ALL"], environment[category], environment["LANG"]]
    return normalized(wishes.compactMap { $0 }.first { !$0.isEmpty } ?? "C")
  }
}
