import Glibc

/// Paths as text, and back. To the system a path is bytes, and in old archives these are often not UTF-8.
///
/// A byte that is no part of UTF-8 becomes one of the last scalars for private use, U+10FF80 to U+10FFFF: its number and 10FF00. What stands in
/// these places already is taken byte by byte, so that every path has one text, and every text one path. Where it is shown, such a
/// scalar is U+FFFD as all that cannot be shown.
public enum PathText {
  private static let base: UInt32 = 0x10_FF00
  private static let escapes = Unicode.Scalar(0x10_FF80)!...Unicode.Scalar(0x10_FFFF)!

  /// The text of a path that the system gives, up to its zero byte.
  public static func text(_ path: UnsafePointer<CChar>) -> String {
    var bytes: [UInt8] = []
    var next = path
    while next.pointee != 0 {
      bytes.append(UInt8(bitPattern: next.pointee))
      next += 1
    }
    return text(bytes)
  }

  /// The text of a path's bytes.
  public static func text(_ bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self), !hasEscape(text) { return text }
    var (text, decoder, rest) = (String.UnicodeScalarView(), UTF8(), bytes.makeIterator())
    var place = 0
    while true {
      switch decoder.decode(&rest) {
      case .scalarValue(let scalar) where !escapes.contains(scalar):
        text.append(scalar)
        place += UTF8.width(scalar)
      case .scalarValue(let scalar):
        for byte in bytes[place..<place + UTF8.width(scalar)] { text.append(escape(byte)) }
        place += UTF8.width(scalar)
      case .error:
        // One byte is no part of a scalar; what comes after it may be.
        text.append(escape(bytes[place]))
        place += 1
        (decoder, rest) = (UTF8(), Array(bytes[place...]).makeIterator())
      case .emptyInput: return String(text)
      }
    }
  }

  /// The bytes of a path's text.
  public static func bytes(_ text: String) -> [UInt8] {
    guard hasEscape(text) else { return Array(text.utf8) }
    return text.unicodeScalars.reduce(into: []) { bytes, scalar in
      if escapes.contains(scalar) {
        bytes.append(UInt8(scalar.value - base))
      } else {
        bytes += Array(UTF8.encode(scalar)!)
      }
    }
  }

  /// The bytes of a path's text as the system takes them, with a zero byte at the end.
  public static func system(_ text: String) -> [CChar] { bytes(text).map(CChar.init(bitPattern:)) + [0] }

  /// Whether a path is UTF-8, and so what its text shows.
  public static func isPlain(_ text: String) -> Bool { !hasEscape(text) }

  /// All of them begin with the byte F4, which hardly any text has.
  private static func hasEscape(_ text: String) -> Bool {
    text.utf8.contains(0xF4) && text.unicodeScalars.contains(where: escapes.contains)
  }

  private static func escape(_ byte: UInt8) -> Unicode.Scalar { Unicode.Scalar(base + UInt32(byte))! }
}

/// What the system says of an error number: "No such file or directory".
public func errorText(_ number: Int32 = errno) -> String { String(cString: strerror(number)) }
