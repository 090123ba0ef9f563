import BankeyModel

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

extension LocaleChoice {
  /// The locale that is used when nothing else is known.
  static let fallback = "en_US"

  /// A name as the C library writes it (`nb_NO.UTF-8@euro`, `sr_RS@latin`, `no`) or as a tag (`nb-NO`), as `nb_NO`. `C`, `POSIX` and
  /// what is no name mean American English.
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

  /// What a modifier says of the script.
  private static let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]

  /// Codes of older systems.
  private static let renamed = [
    "no": "nb", "iw": "he", "in": "id", "ji": "yi", "mo": "ro", "sh": "sr_Latn", "tl": "fil",
  ]

  private static func isSubtag(_ text: String) -> Bool {
    (2...8).contains(text.utf8.count) && text.utf8.allSatisfy { isDigit($0) || isLetter($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  /// A script in its usual case, everything else in capitals.
  private static func cased(_ subtag: String) -> String {
    subtag.utf8.count == 4 && !subtag.utf8.contains(where: isDigit)
      ? subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased() : subtag.uppercased()
  }
}

/// A language that bankey's own texts exist in.
public enum Language: String, Hashable, Sendable, CaseIterable {
  /// English, also for everybody whose language bankey does not speak.
  case english = "en"
  /// Norwegian, in bokmål; readers of nynorsk get it too.
  case norwegian = "nb"

  /// The language of the texts in a locale such as `nb_NO`.
  public init(locale: String) {
    self = ["nb", "nn", "no"].contains(locale.prefix { $0 != "_" }) ? .norwegian : .english
  }
}
