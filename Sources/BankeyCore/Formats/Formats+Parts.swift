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
