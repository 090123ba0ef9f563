/// A text that is put together of the pieces into which a bank has cut it.
///
/// A piece that fills its place was cut within a word or beside one; after a shorter one a word ends. Blanks in a row are a layout
/// and become one.
struct MT940Words {
  private(set) var bytes: [UInt8] = []
  private var isBreak = false

  /// Adds a piece that could have `width` characters.
  mutating func add(_ piece: some Collection<UInt8>, width: Int) {
    var length = 0
    if isBreak { add(0x20) }
    for byte in piece where byte != 0x0A && byte != 0x0D {
      add(byte)
      length += byte & 0xC0 == 0x80 ? 0 : 1
    }
    isBreak = length < width
  }

  /// Ends a word.
  mutating func add() { isBreak = true }

  private mutating func add(_ byte: UInt8) {
    isBreak = false
    let isGap = byte == 0x20 || byte == 0x09
    if isGap && (bytes.isEmpty || bytes.last == 0x20) { return }
    bytes.append(isGap ? 0x20 : byte)
  }
}
