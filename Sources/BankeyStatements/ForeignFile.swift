import BankeyCore

/// Says what a file is that is no statement.
enum ForeignFile {
  /// Why a file with these bytes is refused.
  static func error(for bytes: ByteView) -> StatementError {
    let kind = kinds.first { bytes.starts(with: $0.start, at: firstByte(of: bytes)) }
    let what =
      kind.map { "it is \($0.name)" } ?? "its first byte is \(hex(bytes[0])) and no known format begins like that"
    return StatementError("This is not a statement file: \(what).", line: 1)
  }

  private static let kinds: [(start: StaticString, name: String)] = [
    ("<!DOCTYPE HTML", "a web page, perhaps the one to log in with"),
    ("<HTML", "a web page, perhaps the one to log in with"),
    ("%PDF", "a PDF document"),
    ("PK\u{3}\u{4}", "a ZIP archive or an office document"),
    ("{", "JSON of another kind than SimpleFIN's"),
    ("SQLite format 3", "an SQLite database"),
  ]

  private static func firstByte(of bytes: ByteView) -> Int {
    (0..<min(bytes.count, 1024)).first { !isBlank(bytes[$0]) } ?? 0
  }

  private static func hex(_ byte: UInt8) -> String {
    "0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}
