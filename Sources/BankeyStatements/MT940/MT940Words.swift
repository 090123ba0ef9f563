/// A text that is put together of the pieces into which a bank has cut it.
///
/// A piece that fills its place was cut within a word or beside one; after a shorter one a word ends. Blanks in a row are a layout
/// and become one.
struct MT940Words {
  private(set) var bytes: [UInt8] = []
  private var isBreak = false

  /// Adds a piece that could have `width` characters.
  mutating func add(_ piece: UnsafeRawBufferPointer, width: Int) {
    if isBreak { add(0x20) }
    if bytes.isEmpty { bytes.reserveCapacity(max(64, piece.count)) }
    if hasLayout(piece) { addWithoutLayout(piece) } else { bytes += piece }
    isBreak = piece.count < width || piece.count { $0 & 0xC0 != 0x80 } < width
  }

  /// Whether it has blanks in a row, or beside those that are there.
  private func hasLayout(_ piece: UnsafeRawBufferPointer) -> Bool {
    var wasBlank = bytes.isEmpty || bytes.last == 0x20
    return piece.contains { byte in
      defer { wasBlank = byte == 0x20 }
      return byte == 0x09 || (wasBlank && byte == 0x20)
    }
  }

  private mutating func addWithoutLayout(_ piece: UnsafeRawBufferPointer) {
    for byte in piece {
      if byte != 0x20 && byte != 0x09 {
        bytes.append(byte)
      } else if !bytes.isEmpty && bytes.last != 0x20 {
        bytes.append(0x20)
      }
    }
  }

  /// Ends a word.
  mutating func add() { isBreak = true }

  /// Keeps a part only.
  mutating func keep(_ range: Range<Int>) {
    bytes.removeSubrange(range.upperBound...)
    bytes.removeSubrange(..<range.lowerBound)
  }

  private mutating func add(_ blank: UInt8) {
    isBreak = false
    if !bytes.isEmpty && bytes.last != blank { bytes.append(blank) }
  }
}
