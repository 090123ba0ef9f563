/// How figures, days and times are written in a locale.
///
/// Digits are always 0 to 9 and blanks always plain spaces, so that columns stand under each other and what is on the screen can be
/// found and copied; the minus is U+2212, or `-` where only ASCII can be shown. Nothing is ever rounded.
public struct Formats: Sendable {
  /// The language of bankey's own texts.
  public let language: Language
  /// Whether only ASCII can be shown. Days may still hold other letters; the terminal replaces them.
  public let isASCII: Bool
  /// Whether figures and numbers are masked: everything that writes an amount goes through here.
  public internal(set) var isMasked = false
  let numbers: NumberPattern
  let dates: DatePatterns

  /// The formats of one locale, in any form that `LocaleChoice` understands.
  public init(locale: String, isASCII: Bool = false) {
    self.init(LocaleChoice(environment: [:], configured: locale), isASCII: isASCII)
  }

  /// The formats that the user chose.
  public init(_ choice: LocaleChoice, isASCII: Bool = false) {
    self.isASCII = isASCII
    language = choice.language
    numbers = NumberPattern(locale: choice.money, isASCII: isASCII)
    dates = DatePatterns(locale: choice.time)
  }
}
