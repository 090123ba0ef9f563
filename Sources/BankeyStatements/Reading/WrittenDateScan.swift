/// Goes through the parts of a written date: groups of digits or letters, whatever of a few signs stands between them.
struct WrittenDateScan {
  /// A number or the name of a month.
  struct Part {
    var number: Int
    /// How many digits it has; none in a name.
    var digits: Int
    var isName: Bool { digits == 0 }
  }

  private let text: UnsafeRawBufferPointer
  private var place = 0
  /// Whether the date is one group of eight digits, of which the next part is cut.
  private var isPacked = false
  private(set) var hasDot = false
  private(set) var hasApostrophe = false

  /// The parts of a text.
  init(_ text: UnsafeRawBufferPointer) {
    self.text = text
    place = text.prefix { isBlank($0) }.count
    isPacked = text[place...].prefix(9).prefix { isDigit($0) }.count == 8
  }

  /// The next part; nil when none can stand here.
  mutating func part() -> Part? {
    if isPacked { return packed() }
    while place < text.count, !isDigit(text[place]), !WrittenDateScan.isLetter(text[place]) {
      guard separate(text[place]) else { return nil }
    }
    guard place < text.count else { return nil }
    return isDigit(text[place]) ? number(most: 5) : name()
  }

  /// Whether nothing but a time stands behind the date.
  var isAtEnd: Bool {
    let rest = text[place...].drop { isBlank($0) || $0 == comma || $0 | 0x20 == UInt8(ascii: "t") }
    guard let first = rest.first else { return true }
    return rest.startIndex > place && isDigit(first) && rest.count <= 32 && rest.allSatisfy(WrittenDateScan.isOfTime)
  }

  private mutating func separate(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."): hasDot = true
    case UInt8(ascii: "'"): hasApostrophe = true
    case UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: " "), comma: break
    default: return false
    }
    place += 1
    return true
  }

  /// Year, month or day of eight digits.
  private mutating func packed() -> Part? {
    let start = text.prefix { isBlank($0) }.count
    return number(most: place == start ? 4 : 2)
  }

  private mutating func number(most: Int) -> Part? {
    var part = Part(number: 0, digits: 0)
    while place < text.count, part.digits < most, isDigit(text[place]) {
      part.number = part.number * 10 + Int(text[place] & 15)
      part.digits += 1
      place += 1
    }
    return part.digits <= 2 || part.digits == 4 ? part : nil
  }

  private mutating func name() -> Part? {
    let start = place
    while place < text.count, WrittenDateScan.isLetter(text[place]) { place += 1 }
    return MonthName.number(of: text[start..<place]).map { Part(number: $0, digits: 0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { BankeyStatements.isLetter(byte) || byte >= 0x80 }

  /// Digits, `:`, a fraction, a zone.
  private static func isOfTime(_ byte: UInt8) -> Bool {
    isDigit(byte) || BankeyStatements.isLetter(byte) || ":.+- ".utf8.contains(byte)
  }
}

private let comma = UInt8(ascii: ",")
