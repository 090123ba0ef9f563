/// How account numbers are written. They are texts, never figures: leading zeros and stars count.
public enum AccountNumber {
  /// Eleven digits in groups of 4, 2 and 5, an IBAN in fours, anything else as it came.
  public static func grouped(_ number: String) -> String {
    let plain = number.filter { $0 != " " }
    if plain.utf8.count == 11, plain.utf8.allSatisfy(isDigit) { return split(plain, [4, 2, 5]) }
    if isIBAN(plain) { return split(plain, Array(repeating: 4, count: (plain.utf8.count + 3) / 4)) }
    return number
  }

  /// The last figures, by which people tell accounts apart: at most four, and none that the bank has starred out.
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

  /// Two letters, two check digits and 11 to 30 letters or digits, whose check digits agree.
  public static func isIBAN(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard (15...34).contains(bytes.count), bytes.prefix(2).allSatisfy(isUpper), bytes[2...3].allSatisfy(isDigit),
      bytes.allSatisfy({ isUpper($0) || isDigit($0) })
    else { return false }
    return (bytes[4...] + bytes[..<4]).reduce(0, remainder) == 1
  }

  /// Modulo 97 of the number so far with one more place: a letter is two digits, A = 10.
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
