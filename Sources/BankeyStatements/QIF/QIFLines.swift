/// The lines of a file, without the blanks around them and without the mark of UTF-8.
struct QIFLines {
  let bytes: ByteView
  private let lineEnd: UInt8
  private(set) var place: Int

  /// The lines of `bytes`.
  init(_ bytes: ByteView) {
    self.bytes = bytes
    lineEnd = bytes.first(0x0A, in: 0..<bytes.count) == nil ? 0x0D : 0x0A
    place = bytes.starts(with: "\u{FEFF}", at: 0) ? 3 : 0
  }

  /// The next line; nil at the end of the file.
  mutating func next() -> Range<Int>? {
    guard place < bytes.count else { return nil }
    let line = place..<(bytes.first(lineEnd, in: place..<bytes.count) ?? bytes.count)
    place = min(line.upperBound + 1, bytes.count)
    return bytes.trimmed(line)
  }
}
