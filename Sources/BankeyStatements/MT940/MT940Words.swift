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
    var (plain, length, isGap) = (0, 0, bytes.isEmpty || bytes.last == 0x20)
    for (index, byte) in piece.enumerated() {
      length += byte & 0xC0 == 0x80 ? 0 : 1
      let isBlank = byte == 0x20 || byte == 0x09
      if isBlank && (isGap || byte == 0x09) {
        bytes += piece[plain..<index]
        plain = index + 1
        if !isGap { bytes.append(0x20) }
      }
      isGap = isBlank
    }
    bytes += piece[plain...]
    isBreak = length < width
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
