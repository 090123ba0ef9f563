/// Goes through a text byte by byte and knows the line.
///
/// It reads what our config needs: tables, bare, quoted and dotted keys, one-line strings, booleans, decimal integers,
/// arrays and comments. Everything else is refused with its line.
struct TOMLScanner {
  private let bytes: [UInt8]
  private var index: Int
  private(set) var line = 1

  /// Starts at the first line of a file; a byte order mark does not count.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The byte that comes next, nil at the end.
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Takes the next byte.
  mutating func take() -> UInt8? {
    guard let byte = next else { return nil }
    index += 1
    if byte == UInt8(ascii: "\n") { line += 1 }
    return byte
  }

  /// Takes the next byte if it is `character`.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    _ = take()
    return true
  }

  /// Takes all bytes up to the first that is not `wanted`, but no more than `most`.
  mutating func take(most: Int = .max, while wanted: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = index
    while let byte = next, wanted(byte), index - start < most { _ = take() }
    return bytes[start..<index]
  }

  /// Passes blanks, and nothing else.
  mutating func skipBlanks() {
    _ = take { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  /// Passes blanks, comments and line ends.
  mutating func skipLines() {
    repeat { skipBlanks() } while skipComment() || take("\n") || take("\r")
  }

  /// Passes a comment up to the end of its line.
  mutating func skipComment() -> Bool {
    guard next == UInt8(ascii: "#") else { return false }
    _ = take { $0 != UInt8(ascii: "\n") }
    return true
  }

  /// Passes the rest of the line, which may be a comment.
  mutating func endLine() throws(TOMLError) {
    skipBlanks()
    _ = skipComment()
    _ = take("\r")
    guard next == nil || take("\n") else { throw expected("the end of the line") }
  }

  /// An error about what stands here.
  func expected(_ what: String) -> TOMLError {
    TOMLError(line: line, message: "expected \(what), found \(found)")
  }

  private var found: String {
    switch next {
    case nil: "the end of the file"
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): "the end of the line"
    case .some(let byte) where byte > 0x20 && byte < 0x7F: "`\(Character(Unicode.Scalar(byte)))`"
    case .some: "a character that cannot stand here"
    }
  }
}
