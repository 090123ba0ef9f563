/// How a locale writes the currencies it knows by a symbol: `$`, `kr`, `US$`.
struct CurrencySymbols: Sendable {
  private let symbols: Substring

  /// The symbols of a locale, of its language, or of English.
  init(locale: String) { symbols = LocaleTable.symbols.line(of: locale) }

  /// The locale's symbol of an ISO code; nil where it writes the code itself.
  subscript(code: String) -> Substring? {
    symbols.split(separator: "|").first { $0.hasPrefix(code) && $0.utf8.count > 3 }.map { $0.dropFirst(3) }
  }
}
