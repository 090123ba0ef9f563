import BankeyModel

/// The user's locales, such as `nb_NO`. Like in the C library, amounts, dates and texts may use different ones.
public struct LocaleChoice: Hashable, Sendable {
  /// The locale of amounts, from `LC_MONETARY`.
  public let money: String
  /// The locale for dates and times.
  public let time: String
  /// The locale for bankey's own texts.
  public let messages: String

  /// Chooses the locale in the config, or else those of the environment.
  public init(environment: [String: String], configured: String? = nil) {
    money = Self.resolve(environment: environment, configured: configured, category: "LC_MONETARY")
    time = Self.resolve(environment: environment, configured: configured, category: "LC_TIME")
    messages = Self.resolve(environment: environment, configured: configured, category: "LC_MESSAGES")
  }

  /// The language of bankey's own texts.
  public var language: Language { Language(locale: messages) }

  /// The locale of a category: the first that is set among the config, `LC_ALL`, the category and `LANG`.
  public static func resolve(
    environment: [String: String], configured: String? = nil, category: String = "LC_MONETARY"
  ) -> String {
    let candidates = [configured, environment["LC_ALL"], environment[category], environment["LANG"]]
    return normalized(candidates.compactMap { $0 }.first { !$0.isEmpty } ?? "C")
  }
}

extension LocaleChoice {
  static let fallback = "en_US"

  /// A locale name in the form `nb_NO`, from a C library name (`nb_NO.UTF-8@euro`, `sr_RS@latin`, `no`) or a language
  /// tag (`nb-NO`). `C`, `POSIX` and invalid names mean American English.
  static func normalized(_ name: String) -> String {
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let plain = (parts[0].split(separator: ".").first ?? "").replacing("-", with: "_")
    let subtags = plain.split(separator: "_", omittingEmptySubsequences: false).map(String.init)
    guard let language = subtags.first?.lowercased(), (2...3).contains(language.utf8.count),
      subtags.allSatisfy(isSubtag)
    else { return fallback }
    let script = parts.count > 1 ? scripts[String(parts[1])] : nil
    return ([renamed[language] ?? language] + [script].compactMap { $0 } + subtags.dropFirst().map(cased))
      .joined(separator: "_")
  }

  /// The scripts that modifiers stand for.
  private static let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]

  /// Obsolete language codes with their current forms.
  private static let renamed = [
    "no": "nb", "iw": "he", "in": "id", "ji": "yi", "mo": "ro", "sh": "sr_Latn", "tl": "fil",
  ]

  private static func isSubtag(_ text: String) -> Bool {
    (2...8).contains(text.utf8.count) && text.utf8.allSatisfy { isDigit($0) || isLetter($0) }
  }

  /// A script in title case, anything else in upper case.
  private static func cased(_ subtag: String) -> String {
    subtag.utf8.count == 4 && !subtag.utf8.contains(where: isDigit)
      ? subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased() : subtag.uppercased()
  }
}

/// A language in which bankey's texts exist.
public enum Language: String, Hashable, Sendable, CaseIterable {
  /// English, also for users of languages that bankey does not support.
  case english = "en"
  /// Norwegian bokmål, also for users of nynorsk.
  case norwegian = "nb"

  /// The language of bankey's texts for a locale such as `nb_NO`.
  public init(locale: String) {
    self = ["nb", "nn", "no"].contains(locale.prefix { $0 != "_" }) ? .norwegian : .english
  }
}
