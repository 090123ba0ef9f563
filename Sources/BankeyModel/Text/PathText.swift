import Glibc

/// Converts paths to text and back. To the system a path is bytes, and in old archives these are often not UTF-8.
///
/// A byte that is not valid UTF-8 becomes a private-use scalar from U+10FF80 to U+10FFFF: its value plus 0x10FF00. Such
/// scalars in the path itself are escaped byte by byte, so paths and texts correspond one to one. When shown, an
/// escaped byte appears as U+FFFD.
public enum PathText {
  private static let base: UInt32 = 0x10_FF00
  private static let escapes = Unicode.Scalar(0x10_FF80)!...Unicode.Scalar(0x10_FFFF)!

  /// The text of a NUL-terminated path.
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
        // A single byte is invalid; a scalar may start at the next.
        text.append(escape(bytes[place]))
        place += 1
        (decoder, rest) = (UTF8(), Array(bytes[place...]).makeIterator())
      case .emptyInput: return String(text)
      }
    }
  }

  /// The bytes of the path that a text stands for.
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

  /// The bytes of the path that a text stands for, NUL-terminated for system calls.
  public static func system(_ text: String) -> [CChar] { bytes(text).map(CChar.init(bitPattern:)) + [0] }

  /// Whether the path is valid UTF-8, so that its text shows it unaltered.
  public static func isPlain(_ text: String) -> Bool { !hasEscape(text) }

  /// Checks for the byte F4 first: every escape begins with it, and hardly any other text contains it.
  private static func hasEscape(_ text: String) -> Bool {
    text.utf8.contains(0xF4) && text.unicodeScalars.contains(where: escapes.contains)
  }

  private static func escape(_ byte: UInt8) -> Unicode.Scalar { Unicode.Scalar(base + UInt32(byte))! }
}

/// What the system says of an error number: "No such file or directory".
public func errorText(_ number: Int32 = errno) -> String { String(cString: strerror(number)) }
