import BankeyCore

/// A column's header: what it means does not depend on capitals, blanks, signs and accents.
struct CSVHeading {
  /// As it stands.
  let text: String
  /// Its letters and digits, without the currency at its end.
  let key: String
  /// The currency that it names: `Amount (EUR)`, `Betrag (€)`, `Umsatz in EUR`.
  let currency: Currency?

  /// Reads a header.
  init(_ text: String) {
    self.text = text
    var words = text.split { !$0.isLetter && !$0.isNumber && !$0.isCurrencySymbol }.map(String.init)
    currency = words.count > 1 ? CSVFigure.currency(words[words.count - 1]) : nil
    if currency != nil { words.removeLast() }
    if currency != nil, words.count > 1, ["in", "en", "i", "w", "em"].contains(words.last?.lowercased()) {
      words.removeLast()
    }
    key = CSVHeading.folded(words.joined())
  }

  /// Small letters and digits only, without accents.
  static func folded(_ text: String) -> String {
    var key = ""
    for scalar in text.lowercased().unicodeScalars {
      if let plain = plain[scalar] {
        key += plain
      } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        key.unicodeScalars.append(scalar)
      }
    }
    return key
  }

  private static let plain = [
    "a": "äáàâãåăą", "ae": "æ", "c": "çćč", "d": "ďđ", "e": "éèêëęěė", "g": "ğ", "i": "íìîïı", "l": "ł", "n": "ñńňņ",
    "o": "öóòôõøő", "r": "řŕ", "s": "śšșş", "ss": "ß", "t": "ťțţ", "u": "üúùûůűū", "y": "ýÿ", "z": "źżž",
  ].reduce(into: [Unicode.Scalar: String]()) { plain, letter in
    for scalar in letter.value.unicodeScalars { plain[scalar] = letter.key }
  }
}
