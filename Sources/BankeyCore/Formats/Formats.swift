/// How figures, days and times are written in a locale.
///
/// Digits are always 0 to 9 and blanks always plain spaces, so that columns stand under each other and what is on the screen can be
/// found and copied; the minus is U+2212, or `-` where only ASCII can be shown. Nothing is ever rounded.
public struct Formats: Sendable {
  /// The language of bankey's own texts.
  public let language: Language
  /// Whether only ASCII can be shown. Days may still hold other letters; the terminal replaces them.
  public let isASCII: Bool
  let numbers: NumberPattern
  let dates: DatePatterns

  /// The formats of one locale such as `nb_NO`.
  public init(locale: String, isASCII: Bool = false) {
    self.init(money: locale, time: locale, messages: locale, isASCII: isASCII)
  }

  /// The formats that the user chose.
  public init(_ choice: LocaleChoice, isASCII: Bool = false) {
    self.init(money: choice.money, time: choice.time, messages: choice.messages, isASCII: isASCII)
  }

  private init(money: String, time: String, messages: String, isASCII: Bool) {
    language = Language(locale: messages)
    self.isASCII = isASCII
    numbers = NumberPattern(locale: money, isASCII: isASCII)
    dates = DatePatterns(locale: time)
  }
}
