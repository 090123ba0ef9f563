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
    var words = CSVHeading.words(text)
    currency = words.count > 1 ? CSVFigure.currency(words[words.count - 1]) : nil
    if currency != nil { words.removeLast() }
    if currency != nil, words.count > 1, ["in", "en", "i", "w", "em"].contains(words.last?.lowercased()) {
      words.removeLast()
    }
    key = CSVHeading.folded(words.joined())
  }

  /// Its words. Every field of the first rows may be a header, and nearly all are ASCII, where a byte is a character.
  private static func words(_ text: String) -> [String] {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
      return text.split { !$0.isLetter && !$0.isNumber && !$0.isCurrencySymbol }.map(String.init)
    }
    return text.utf8.split { !isLetter($0) && !isDigit($0) && $0 != UInt8(ascii: "$") }
      .map { String(Substring($0)) }
  }

  /// Small letters and digits only, without accents.
  static func folded(_ text: String) -> String {
    var key = ""
    for scalar in text.lowercased().unicodeScalars {
      if scalar.isASCII {
        if isLetter(UInt8(scalar.value)) || isDigit(UInt8(scalar.value)) { key.unicodeScalars.append(scalar) }
      } else if let plain = plain[scalar] {
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
