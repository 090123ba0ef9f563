import BankeyModel

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

extension Formats {
  /// The whole day: `Saturday, November 21, 2026`.
  public func longDate(_ day: Day) -> String { dates.text(dates.long, day: day) }

  /// `Nov 21, 2026`.
  public func mediumDate(_ day: Day) -> String { dates.text(dates.medium, day: day) }

  /// `Nov 21`.
  public func shortDate(_ day: Day) -> String { dates.text(dates.short, day: day) }

  /// The name of the day's month: `November`.
  public func month(_ day: Day) -> String { dates.longMonths[day.components.month - 1] }

  /// The time of day, minutes after midnight, on a clock of 24 hours: `07:12`.
  public func time(_ minute: Int) -> String {
    dates.text(dates.time, day: Day(number: 0), minute: minute)
  }
}

extension Formats {
  /// The amount with its currency: `$929,466.23`, `NOK 1,240.50`, `−$50.83`. What is no ISO currency stands with its name behind it:
  /// `1,240.50 points`. Where nobody has said what it is counted in there is the figure alone: `18.90`.
  public func money(_ money: Money) -> String { parts(money).text }

  /// The same with a sign also when it is more than nothing: `+$3,000.00`.
  public func signed(_ money: Money) -> String { parts(money, isSigned: true).text }

  /// How many of something: `1,200`. No money, so never masked.
  public func count(_ count: Int) -> String { numbers.grouped(String(count)) }

  /// The figure alone, with at least `decimals` decimals: `−4.10`.
  public func plain(_ amount: Amount, decimals: Int) -> String {
    (amount.isNegative ? minus : "") + unsigned(amount, decimals).joined()
  }

  /// The same with a sign also when it is more than nothing: `+2,951.20`.
  public func signedPlain(_ amount: Amount, decimals: Int) -> String {
    (amount > .zero ? "+" : "") + plain(amount, decimals: decimals)
  }

  /// The pieces of an amount with its currency, for a screen that draws them differently.
  public func parts(_ money: Money) -> MoneyParts { parts(money, isSigned: false) }

  /// The sign of what is below nothing.
  var minus: String { isASCII ? "-" : "\u{2212}" }
}

extension Formats {
  /// The same formats with every figure masked, for screens that others may see.
  public var masked: Formats { with(isMasked: true) }

  /// The same formats with every figure shown.
  public var unmasked: Formats { with(isMasked: false) }

  /// What stands for a digit or a letter that is not to be read.
  public var mask: String { isASCII ? "*" : "•" }

  /// What stands for a text that is not to be read, however long it is.
  public var maskedText: String { String(repeating: mask, count: 3) }

  /// The whole part, the decimal mark and the decimals of every amount of a currency: as long for a little as for a fortune.
  func maskedFigure(_ decimals: Int) -> [String] {
    decimals == 0 ? [maskedText] : [maskedText, numbers.decimalMark, String(repeating: mask, count: decimals)]
  }

  /// Text that others wrote, as it may be shown: under the mask without its digits, since a bank may have written an amount
  /// or a number into it.
  public func foreign(_ text: String) -> String { isMasked ? replacing(text, where: \.isNumber) : text }

  /// An account number as it may be shown: under the mask its groups are kept, and nothing else.
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
  /// The pieces; with `isSigned` also a plus is written.
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

  /// The whole part, the decimal mark and the decimals, without a sign.
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

  /// A symbol that ends in a letter is kept apart from the digits behind it.
  private func appendFigure(_ figure: [String], to parts: inout MoneyParts, after: Unicode.Scalar) {
    if after == "¤", parts.endsInLetter { parts.append(.symbol, " ") }
    for (kind, text) in zip([MoneyParts.Kind.whole, .separator, .cents], figure) { parts.append(kind, text) }
  }

  /// A symbol that starts with a letter is kept apart from the digits before it.
  private func appendSymbol(of currency: Currency, to parts: inout MoneyParts, after: Unicode.Scalar) {
    let symbol = symbol(of: currency)
    let needsSpace = after == "#" && symbol.unicodeScalars.first.map(MoneyParts.isLetter) ?? false
    parts.append(.symbol, needsSpace ? " " + symbol : symbol)
  }

  /// The locale's symbol, else the code.
  private func symbol(of currency: Currency) -> String {
    numbers.symbols[currency.code[...]].map(String.init) ?? currency.code
  }
}

extension Formats {
  /// The mark before the decimals of a figure that somebody types.
  public var decimalMark: DecimalMark {
    switch numbers.decimalMark {
    case ",": .comma
    case ".": .dot
    default: .either
    }
  }
}
