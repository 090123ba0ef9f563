/// A text that is put together of the pieces into which a bank has cut it.
///
/// A piece that fills its place was cut within a word or beside one; after a shorter one a word ends. Blanks in a row are a layout
/// and become one. It is emptied and filled again, so that a file of any length needs a few of them.
struct MT940Words {
  private(set) var text = ByteBuffer()
  private var isBreak = false

  /// Whether there is nothing to read.
  var isBlank: Bool { text.isEmpty || (text.count == 1 && text.last == 0x20) }

  /// Empties it.
  mutating func clear() {
    text.clear()
    isBreak = false
  }

  /// Adds a piece that could have `width` characters.
  mutating func add(_ piece: UnsafeRawBufferPointer, width: Int) {
    if isBreak { addBlank() }
    if hasLayout(piece) { addWithoutLayout(piece) } else { text.append(piece) }
    isBreak = piece.count < width || piece.count { $0 & 0xC0 != 0x80 } < width
  }

  /// Whether it has blanks in a row, or beside those that are there. The last block may have bytes of the one before.
  private func hasLayout(_ piece: UnsafeRawBufferPointer) -> Bool {
    let end = piece.count - ByteBlock.count
    var (last, place) = (text.last ?? 0x20, 0)
    if end < 0 { return hasLayout(piece, after: last) }
    while true {
      let block = ByteBlock(piece, at: place)
      if block.contains(0x09) || block.hasTwins(of: 0x20, after: last) { return true }
      if place == end { return false }
      place = min(place + ByteBlock.count, end)
      last = piece[place - 1]
    }
  }

  /// The same of fewer bytes than a block has.
  private func hasLayout(_ piece: UnsafeRawBufferPointer, after last: UInt8) -> Bool {
    var last = last
    for byte in piece {
      if byte == 0x09 || (byte == 0x20 && last == 0x20) { return true }
      last = byte
    }
    return false
  }

  private mutating func addWithoutLayout(_ piece: UnsafeRawBufferPointer) {
    for byte in piece { if byte == 0x20 || byte == 0x09 { addBlank() } else { text.append(byte) } }
  }

  /// Ends a word.
  mutating func add() { isBreak = true }

  /// Keeps a part only.
  mutating func keep(_ range: Range<Int>) { text.keep(range) }

  private mutating func addBlank() {
    if let last = text.last, last != 0x20 { text.append(0x20) }
  }
}
