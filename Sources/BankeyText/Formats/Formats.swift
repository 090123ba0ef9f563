import BankeyModel

/// Formats amounts, dates and times for a locale.
///
/// Digits are always 0 to 9 and blanks always plain spaces, so that columns align and text on the screen can be
/// searched and copied. The minus sign is U+2212, or `-` when only ASCII can be displayed. Amounts are never rounded.
public struct Formats: Sendable {
  /// The language of bankey's own texts.
  public let language: Language
  /// Whether to write only ASCII. Dates may still contain other letters, which the terminal replaces.
  public let isASCII: Bool
  /// Whether amounts and account numbers are masked. Everything that writes an amount goes through this type.
  public internal(set) var isMasked = false
  /// The names of keys that are not the default ones, by their command's name in the config.
  public var keys: [String: String] = [:]
  let numbers: NumberPattern
  let dates: DatePatterns

  /// Creates the formats of one locale, in any form that `LocaleChoice` reads.
  public init(locale: String, isASCII: Bool = false) {
    self.init(LocaleChoice(environment: [:], configured: locale), isASCII: isASCII)
  }

  /// Creates the formats of the user's locales.
  public init(_ choice: LocaleChoice, isASCII: Bool = false) {
    self.isASCII = isASCII
    language = choice.language
    numbers = NumberPattern(locale: choice.money, isASCII: isASCII)
    dates = DatePatterns(locale: choice.time)
  }
}

extension Formats {
  /// The full date: `Saturday, November 21, 2026`.
  public func longDate(_ day: Day) -> String { dates.text(dates.long, day: day) }

  /// A date with its year: `Nov 21, 2026`.
  public func mediumDate(_ day: Day) -> String { dates.text(dates.medium, day: day) }

  /// A date without its year: `Nov 21`.
  public func shortDate(_ day: Day) -> String { dates.text(dates.short, day: day) }

  /// The name of the day in its week: `Friday`.
  public func weekday(_ day: Day) -> String { dates.weekdays[day.weekday] }

  /// The name of the day's month: `November`.
  public func month(_ day: Day) -> String { dates.longMonths[day.components.month - 1] }

  /// A time of day, given in minutes after midnight, on the 24-hour clock: `07:12`.
  public func time(_ minute: Int) -> String {
    dates.text(dates.time, day: Day(number: 0), minute: minute)
  }
}

extension Formats {
  /// An amount with its currency: `$929,466.23`, `NOK 1,240.50`, `−$50.83`. A custom currency follows by name:
  /// `1,240.50 points`. An amount in an unknown currency stands alone: `18.90`.
  public func money(_ money: Money) -> String { parts(money).text }

  /// The same with a plus sign for positive amounts: `+$3,000.00`.
  public func signed(_ money: Money) -> String { parts(money, isSigned: true).text }

  /// A count: `1,200`. Counts are never masked.
  public func count(_ count: Int) -> String { numbers.grouped(String(count)) }

  /// An amount without currency, with at least `decimals` decimals: `−4.10`.
  public func plain(_ amount: Amount, decimals: Int) -> String {
    (amount.isNegative ? minus : "") + unsigned(amount, decimals).joined()
  }

  /// The same with a plus sign for positive amounts: `+2,951.20`.
  public func signedPlain(_ amount: Amount, decimals: Int) -> String {
    (amount > .zero ? "+" : "") + plain(amount, decimals: decimals)
  }

  /// The pieces of an amount with its currency, for drawing them in different styles.
  public func parts(_ money: Money) -> MoneyParts { parts(money, isSigned: false) }

  var minus: String { isASCII ? "-" : "\u{2212}" }
}

extension Formats {
  /// These formats with every amount masked, for screens that others may see.
  public var masked: Formats { with(isMasked: true) }

  /// These formats with every amount shown.
  public var unmasked: Formats { with(isMasked: false) }

  /// The character that replaces a masked digit or letter.
  public var mask: String { isASCII ? "*" : "•" }

  /// The replacement of a masked text, independent of its length.
  public var maskedText: String { String(repeating: mask, count: 3) }

  /// The whole part, decimal mark and decimals of a masked amount, the same for every amount of a currency.
  func maskedFigure(_ decimals: Int) -> [String] {
    decimals == 0 ? [maskedText] : [maskedText, numbers.decimalMark, String(repeating: mask, count: decimals)]
  }

  /// Foreign text for display. Masking hides its digits, because a bank may have written an amount or a number into it.
  public func foreign(_ text: String) -> String { isMasked ? replacing(text, where: \.isNumber) : text }

  /// An account number for display. Masking keeps only its grouping.
  public func number(_ text: String) -> String {
    isMasked ? replacing(text) { $0.isNumber || $0.isLetter } : text
  }

  private func replacing(_ text: String, where isHidden: (Character) -> Bool) -> String {
    text.map { isHidden($0) ? mask : String($0) }.joined()
  }

  private func with(isMasked: Bool) -> Formats {
    var formats = self
    formats.isMasked = isMasked
    return formats
  }
}

extension Formats {
  /// The pieces of an amount; with `isSigned`, positive amounts have a plus sign.
  func parts(_ money: Money, isSigned: Bool) -> MoneyParts {
    let (amount, currency) = (money.amount, money.currency)
    let sign = amount.isNegative ? minus : isSigned && amount > .zero ? "+" : ""
    let figure = unsigned(amount, currency.decimals)
    var parts = MoneyParts()
    var before: Unicode.Scalar = " "
    for scalar in pattern(of: currency, hasSign: !sign.isEmpty).unicodeScalars {
      switch scalar {
      case "-": parts.append(.sign, sign)
      case "#": appendFigure(figure, to: &parts, after: before)
      case "¤": appendSymbol(of: currency, to: &parts, after: before)
      case "_": break
      default: parts.append(.symbol, String(scalar))
      }
      before = scalar
    }
    return parts
  }

  /// The whole part, decimal mark and decimals, without a sign.
  func unsigned(_ amount: Amount, _ decimals: Int) -> [String] {
    if isMasked { return maskedFigure(decimals) }
    let (whole, fraction) = amount.digits(decimals: decimals)
    return fraction.isEmpty ? [numbers.grouped(whole)] : [numbers.grouped(whole), numbers.decimalMark, fraction]
  }

  private func pattern(of currency: Currency, hasSign: Bool) -> String {
    if currency.isUnknown { return "-#" }
    guard currency.isISO else { return hasSign ? "-# ¤" : "# ¤" }
    return hasSign ? numbers.negative : numbers.positive
  }

  /// Separates a symbol that ends in a letter from the digits after it.
  private func appendFigure(_ figure: [String], to parts: inout MoneyParts, after: Unicode.Scalar) {
    if after == "¤", parts.endsInLetter { parts.append(.symbol, " ") }
    for (kind, text) in zip([MoneyParts.Kind.whole, .separator, .cents], figure) { parts.append(kind, text) }
  }

  /// Separates a symbol that starts with a letter from the digits before it.
  private func appendSymbol(of currency: Currency, to parts: inout MoneyParts, after: Unicode.Scalar) {
    let symbol = symbol(of: currency)
    let needsSpace = after == "#" && symbol.unicodeScalars.first.map(MoneyParts.isLetter) ?? false
    parts.append(.symbol, needsSpace ? " " + symbol : symbol)
  }

  /// The locale's symbol, or else the code.
  private func symbol(of currency: Currency) -> String {
    numbers.symbols[currency.code[...]].map(String.init) ?? currency.code
  }
}

extension Formats {
  /// The decimal mark to expect in an amount that the user types.
  public var decimalMark: DecimalMark {
    switch numbers.decimalMark {
    case ",": .comma
    case ".": .dot
    default: .either
    }
  }
}
