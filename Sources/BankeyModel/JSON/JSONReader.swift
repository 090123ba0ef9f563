/// Validates a text against RFC 8259 and records the position of each value.
struct JSONReader {
  /// The deepest nesting that is accepted.
  static let deepest = 64

  private let bytes: [UInt8]
  private var place = 0
  private(set) var nodes: [JSONTape.Node] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the single value of the text, blanks around it, and a UTF-8 byte order mark before it.
  mutating func read() throws(JSONError) {
    guard bytes.count < Int32.max else { throw fault("it is too long") }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    try readValue(0)
    skipBlanks()
    if place < bytes.count { throw fault("there is text after its end") }
  }

  private mutating func readValue(_ depth: Int) throws(JSONError) {
    skipBlanks()
    let index = nodes.count
    nodes.append(JSONTape.Node(start: Int32(place)))
    switch next {
    case UInt8(ascii: "{"):
      try readList(until: "}", depth) { reader, depth throws(JSONError) in try reader.readMember(depth) }
    case UInt8(ascii: "["):
      try readList(until: "]", depth) { reader, depth throws(JSONError) in try reader.readValue(depth) }
    case UInt8(ascii: "\""): try readString()
    case UInt8(ascii: "t"): try readWord("true")
    case UInt8(ascii: "f"): try readWord("false")
    case UInt8(ascii: "n"): try readWord("null")
    default: try readNumber()
    }
    nodes[index].end = Int32(place)
    nodes[index].next = Int32(nodes.count)
  }

  private mutating func readList(
    until end: Unicode.Scalar, _ depth: Int, _ readPart: (inout JSONReader, Int) throws(JSONError) -> Void
  ) throws(JSONError) {
    guard depth < JSONReader.deepest else { throw fault("it is nested too deeply") }
    place += 1
    skipBlanks()
    if consume(end) { return }
    repeat {
      try readPart(&self, depth + 1)
      skipBlanks()
    } while consume(",")
    guard consume(end) else { throw fault("a comma or “\(end)” is missing") }
  }

  private mutating func readMember(_ depth: Int) throws(JSONError) {
    skipBlanks()
    guard next == UInt8(ascii: "\"") else { throw fault("the name of a member is missing") }
    try readValue(depth)
    skipBlanks()
    guard consume(":") else { throw fault("a colon is missing") }
    try readValue(depth)
  }

  private mutating func readWord(_ word: StaticString) throws(JSONError) {
    let letters = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    let rest = bytes[place...].prefix(letters.count)
    guard rest.elementsEqual(letters) else {
      throw fault("a value is missing", isCut: rest.count < letters.count && letters.starts(with: rest))
    }
    place += word.utf8CodeUnitCount
  }

  private mutating func readNumber() throws(JSONError) {
    let start = place
    _ = consume("-")
    if !consume("0"), skipDigits() == 0 {
      throw fault(place == start ? "a value is missing" : "a number has no digits")
    }
    if consume("."), skipDigits() == 0 { throw fault("a number has no decimals") }
    guard consume("e") || consume("E") else { return }
    if !consume("+") { _ = consume("-") }
    if skipDigits() == 0 { throw fault("a number has no exponent") }
  }

  private mutating func readString() throws(JSONError) {
    place += 1
    while let byte = next, byte != UInt8(ascii: "\"") {
      if byte < 0x20 { throw fault("a string contains a control character") }
      place += 1
      if byte == UInt8(ascii: "\\") { try readEscape() }
    }
    if !consume("\"") { throw fault("a string has no end") }
  }

  private mutating func readEscape() throws(JSONError) {
    if consume("u") {
      for _ in 0..<4 {
        guard let next, isHexDigit(next) else { throw fault("an escape is unknown") }
        place += 1
      }
    } else if let byte = next, JSONEscape.bytes[byte] != nil {
      place += 1
    } else {
      throw fault("an escape is unknown")
    }
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func consume(_ scalar: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: scalar) else { return false }
    place += 1
    return true
  }

  private mutating func skipDigits() -> Int {
    let start = place
    while let next, isDigit(next) { place += 1 }
    return place - start
  }

  private mutating func skipBlanks() {
    while let next, next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 { place += 1 }
  }

  private func fault(_ message: String, isCut: Bool = false) -> JSONError {
    let line = 1 + bytes[..<place].count { $0 == 0x0A }
    return JSONError(message: message, line: line, isCut: isCut || place == bytes.count)
  }
}

/// A JSON text with the positions of its values, in the order of the text: a container comes before its contents.
final class JSONTape: Sendable {
  /// The position of one value.
  struct Node {
    /// The offset of its first byte.
    let start: Int32
    /// The offset after its last byte.
    var end: Int32 = 0
    /// The index of the node after this value and everything inside it.
    var next: Int32 = 0
  }

  let bytes: [UInt8]
  /// All values, including the names of members.
  let nodes: [Node]

  /// Reads a complete text.
  init(_ bytes: [UInt8]) throws(JSONError) {
    var reader = JSONReader(bytes)
    try reader.read()
    self.bytes = bytes
    nodes = reader.nodes
  }
}

/// The reason why a text is not JSON.
public struct JSONError: Error, Hashable, Sendable {
  /// The end of a sentence, such as "a comma is missing".
  public var message: String
  /// The line of the error, from 1.
  public var line: Int
  /// Whether the text ends too early, as a truncated answer does.
  public var isCut = false
}

extension JSONError: CustomStringConvertible {
  /// The reason and the line.
  public var description: String { "\(message) (line \(line))" }
}
