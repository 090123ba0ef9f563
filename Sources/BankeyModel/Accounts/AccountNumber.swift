/// Formats and checks account numbers. They are texts, not numbers: leading zeros and asterisks matter.
public enum AccountNumber {
  /// The number in groups: 4, 2 and 5 for eleven digits, fours for an IBAN, unchanged otherwise.
  public static func grouped(_ number: String) -> String {
    let plain = number.filter { $0 != " " }
    if plain.utf8.count == 11, plain.utf8.allSatisfy(isDigit) { return split(plain, [4, 2, 5]) }
    if isIBAN(plain) { return split(plain, Array(repeating: 4, count: (plain.utf8.count + 3) / 4)) }
    return number
  }

  /// The last characters, at most four, by which people tell accounts apart. Stops at a masked character; nil when
  /// there is none to show.
  public static func tail(_ number: String) -> String? {
    var rest = number[...]
    var tail = ""
    while tail.count < 4, let character = rest.popLast() {
      if character == " " || character == "." || character == "-" { continue }
      guard character.isLetter || character.isNumber else { break }
      tail = String(character) + tail
    }
    return tail.isEmpty ? nil : tail
  }

  /// Whether a text is an IBAN: two letters, two check digits, 11 to 30 letters or digits, and a valid checksum (ISO
  /// 13616).
  public static func isIBAN(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard (15...34).contains(bytes.count), bytes.prefix(2).allSatisfy(isUpper), bytes[2...3].allSatisfy(isDigit),
      bytes.allSatisfy({ isUpper($0) || isDigit($0) })
    else { return false }
    return (bytes[4...] + bytes[..<4]).reduce(0, remainder) == 1
  }

  /// The remainder modulo 97 after one more character. A letter stands for two digits, starting with A = 10.
  private static func remainder(_ sum: Int, _ byte: UInt8) -> Int {
    isDigit(byte) ? (sum * 10 + Int(byte - 48)) % 97 : (sum * 100 + Int(byte - 55)) % 97
  }

  private static func isUpper(_ byte: UInt8) -> Bool { (65...90).contains(byte) }

  private static func split(_ text: String, _ lengths: [Int]) -> String {
    var rest = Substring(text)
    return lengths.map { length in
      defer { rest = rest.dropFirst(length) }
      return String(rest.prefix(length))
    }.joined(separator: " ")
  }
}
