/// A text that is put together of the pieces into which a bank has cut it.
///
/// A piece that fills its place was cut within a word or beside one; after a shorter one a word ends. Blanks in a row are a layout
/// and become one. It is emptied and filled again, so that a file of any length needs a few of them.
struct MT940Words {
  private(set) var bytes: [UInt8] = []
  private var isBreak = false

  /// Empties it.
  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    isBreak = false
  }

  /// Adds a piece that could have `width` characters.
  mutating func add(_ piece: UnsafeRawBufferPointer, width: Int) {
    if isBreak { add(0x20) }
    if hasLayout(piece) { addWithoutLayout(piece) } else { bytes += piece }
    isBreak = piece.count < width || piece.count { $0 & 0xC0 != 0x80 } < width
  }

  /// Whether it has blanks in a row, or beside those that are there.
  private func hasLayout(_ piece: UnsafeRawBufferPointer) -> Bool {
    var last = bytes.last ?? 0x20
    for byte in piece {
      if byte == 0x09 || (byte == 0x20 && last == 0x20) { return true }
      last = byte
    }
    return false
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
