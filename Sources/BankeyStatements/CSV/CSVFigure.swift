import BankeyCore

/// The figure in a field, and the currency that stands with it: `-36,99`, `$1,036.47`, `3.600,00 €`, `(12.00)`, `5,00-`.
enum CSVFigure {
  /// Hands the figure in UTF-8 without its currency to `body`; nil when it cannot be one.
  static func with<Result>(
    _ text: CSVText, _ cell: CSVCell, _ body: (UnsafeRawBufferPointer, Currency?) -> Result?
  ) -> Result? {
    let bytes = text.bytes[cell.place]
    if isPlain(bytes) { return body(bytes, nil) }
    guard let (figure, currency) = parted(text.string(cell) ?? "") else { return nil }
    return figure.withUnsafeBytes { body($0, currency) }
  }

  /// The exact amount in a field.
  static func amount(_ text: CSVText, _ cell: CSVCell, _ mark: DecimalMark, in currency: Currency) -> Amount? {
    with(text, cell) { figure, _ in try? AmountParser.parse(utf8: figure, mark: mark, in: currency) }
  }

  /// The currency that a word names: an ISO 4217 code, `€` or `£`. A `$` or `kr` is of many.
  static func currency(_ word: some StringProtocol) -> Currency? {
    if word == "€" { return Currency(code: "EUR") }
    if word == "£" { return Currency(code: "GBP") }
    guard word.utf8.count == 3, word.utf8.allSatisfy({ $0 &- 0x41 < 26 }) else { return nil }
    let currency = Currency(code: String(word))
    return currency.isISO ? currency : nil
  }

  /// Whether only digits, marks and signs stand there, as in nearly all.
  private static func isPlain(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.allSatisfy { isDigit($0) || $0 &- 0x2B < 4 }
  }

  /// The figure without its currency, which is one group of letters or a sign.
  private static func parted(_ text: String) -> (figure: [UInt8], currency: Currency?)? {
    let words = text.split { !$0.isLetter && !$0.isCurrencySymbol }
    guard words.count <= 1 else { return nil }
    guard let word = words.first else { return (Array(text.utf8), nil) }
    guard currency(word) != nil || signs.contains(String(word)) else { return nil }
    let (before, after) = (text[..<word.startIndex], text[word.endIndex...])
    // A currency within the digits is none.
    guard !(before.contains(where: \.isNumber) && after.contains(where: \.isNumber)) else { return nil }
    // The dot behind `kr.` is of the word.
    let rest = after.hasPrefix(".") && !(after.dropFirst().first?.isNumber ?? false) ? after.dropFirst() : after
    return (Array(before.utf8) + Array(rest.utf8), currency(word))
  }

  private static let signs: Set<String> = [
    "$", "US$", "R$", "A$", "C$", "CA$", "AU$", "NZ$", "HK$", "S$", "¥", "kr", "Kr", "zł", "Kč", "Ft", "Fr", "SFr",
    "Rs", "₹", "₽", "₺", "₴",
    "₪", "₩", "₫", "lei", "лв",
  ]
}
