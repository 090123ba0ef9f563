/// Puts characters together from bytes that may come in any portions.
///
/// Not `get_wch`: that loses a character whose bytes arrive apart, and with an invalid byte up to sixteen keys after it.
nonisolated struct CharacterDecoder {
  /// Whether the terminal speaks UTF-8; otherwise a byte is taken for the Latin-1 character it mostly is.
  let isUTF8: Bool
  private var bytes: [UInt8] = []

  /// A decoder without anything pending.
  init(isUTF8: Bool) { self.isUTF8 = isUTF8 }

  /// The character that `byte` completes. What is no character is dropped, but never the byte that follows it.
  mutating func decode(_ byte: UInt8) -> Unicode.Scalar? {
    guard isUTF8 else { return Unicode.Scalar(byte) }
    if byte & 0xC0 != 0x80 { bytes.removeAll(keepingCapacity: true) }
    bytes.append(byte)
    guard bytes.count >= length(ledBy: bytes[0]) else { return nil }
    defer { bytes.removeAll(keepingCapacity: true) }
    return String(validating: bytes, as: UTF8.self)?.unicodeScalars.first
  }

  private func length(ledBy byte: UInt8) -> Int {
    switch byte {
    case 0xC0...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF7: 4
    default: 1
    }
  }
}
