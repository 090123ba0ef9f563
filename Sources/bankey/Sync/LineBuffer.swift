/// Cuts bytes that come in pieces into lines. A line longer than `limit` is thrown away: nothing that speaks our lines sends one.
struct LineBuffer {
  static let limit = 1 << 20
  private var waiting: [UInt8] = []
  private var isSkipping = false

  /// The lines that are whole with these bytes, without their line ends.
  mutating func lines(_ bytes: some Sequence<UInt8>) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    for byte in bytes {
      guard byte == UInt8(ascii: "\n") else {
        keep(byte)
        continue
      }
      if !isSkipping { lines.append(waiting) }
      waiting = []
      isSkipping = false
    }
    return lines
  }

  private mutating func keep(_ byte: UInt8) {
    if waiting.count >= LineBuffer.limit { isSkipping = true }
    if isSkipping { waiting = [] } else { waiting.append(byte) }
  }
}
