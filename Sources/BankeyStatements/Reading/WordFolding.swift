import BankeyModel
import Glibc

/// Folds headers and words for comparison: case, blanks, punctuation and accents are ignored.
enum WordFolding {
  /// The words of a text. Every field of the first rows may be a header, and nearly all are ASCII, which is split
  /// bytewise.
  static func words(_ text: String) -> [String] {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
      return text.split { !$0.isLetter && !$0.isNumber && !$0.isCurrencySymbol }.map(String.init)
    }
    return text.utf8.split { !isLetter($0) && !isDigit($0) && $0 != UInt8(ascii: "$") }
      .map { String(Substring($0)) }
  }

  /// The letters and digits of a text in lower case, without accents and in normal width.
  static func folded(_ text: String) -> String {
    // Nearly all texts are ASCII.
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      return String(unsafeUninitializedCapacity: text.utf8.count) { key in
        var count = 0
        for byte in text.utf8 where isLetter(byte) || isDigit(byte) {
          key[count] = isLetter(byte) ? byte | 0x20 : byte
          count += 1
        }
        return count
      }
    }
    var key = ""
    for scalar in text.lowercased().unicodeScalars {
      if scalar.isASCII {
        if isLetter(UInt8(scalar.value)) || isDigit(UInt8(scalar.value)) { key.unicodeScalars.append(scalar) }
      } else if let plain = plain[scalar] {
        key += plain
      } else if let narrow = narrow(scalar) {
        key.unicodeScalars.append(narrow)
      } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        key.unicodeScalars.append(scalar)
      }
    }
    return key
  }

  /// Whether a folded text contains one of these folded words. The C library compares bytes, which suffices because
  /// each folded letter has one form; `String` would compare characters.
  static func contains(_ text: String, anyOf words: [String]) -> Bool {
    text.withCString { text in words.contains { word in word.withCString { strstr(text, $0) != nil } } }
  }

  /// The ASCII equivalent of a full-width letter or digit.
  private static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard (0xFF10...0xFF19).contains(scalar.value) || (0xFF41...0xFF5A).contains(scalar.value) else { return nil }
    return Unicode.Scalar(scalar.value &- 0xFEE0)
  }

  private static let plain = [
    "a": "äáàâãåăąāạảấầẩẫậắằẳẵặ", "ae": "æ", "c": "çćčċ", "d": "ďđð", "e": "éèêëęěėēẹẻẽếềểễệə", "g": "ğģġ", "h": "ħ",
    "i": "íìîïıīįịỉĩ", "k": "ķ", "l": "łļľĺ", "n": "ñńňņ", "o": "öóòôõøőōơọỏốồổỗộớờởỡợ", "r": "řŕ", "s": "śšșş",
    "ss": "ß", "t": "ťțţ", "th": "þ", "u": "üúùûůűūųưụủũứừửữự", "y": "ýÿỳỵỷỹ", "z": "źżž", "oe": "œ",
    // Greek with accents, and final sigma.
    "α": "ά", "ε": "έ", "η": "ή", "ι": "ίϊΐ", "ο": "ό", "υ": "ύϋΰ", "ω": "ώ", "σ": "ς",
    "е": "ё",
    // Arabic letters with several spellings, and their Persian counterparts.
    "ا": "أإآ", "ه": "ة", "ي": "ىی", "ك": "ک",
  ].reduce(into: [Unicode.Scalar: String]()) { plain, letter in
    for scalar in letter.value.unicodeScalars { plain[scalar] = letter.key }
  }
}
