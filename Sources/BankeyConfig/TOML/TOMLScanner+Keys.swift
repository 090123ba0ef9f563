extension TOMLScanner {
  /// A key of one or more parts with dots between them.
  mutating func key() throws(TOMLError) -> [String] {
    var parts: [String] = []
    repeat {
      skipBlanks()
      parts.append(try keyPart())
      skipBlanks()
    } while take(".")
    return parts
  }

  private mutating func keyPart() throws(TOMLError) -> String {
    if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") { return try string() }
    let part = take { $0.isBareKey }
    guard !part.isEmpty else { throw expected("a key") }
    return String(decoding: part, as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether it may stand in a key without quotes.
  fileprivate var isBareKey: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
