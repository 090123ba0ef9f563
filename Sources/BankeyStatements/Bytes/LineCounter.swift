/// Finds the line of a byte.
///
/// Lines end with LF, in a file without any LF with CR: what an editor shows, also where a bank writes CR CR LF. It counts from where
/// it was last asked, so that asking for line after line of a long file stays cheap.
struct LineCounter {
  private let bytes: ByteView
  private let end: UInt8
  private var place = 0
  private var line = 1

  /// The lines of `bytes`.
  init(_ bytes: ByteView) {
    self.bytes = bytes
    end = bytes.first(0x0A, in: 0..<bytes.count) == nil ? 0x0D : 0x0A
  }

  /// The line, from 1, that the byte at `index` stands in.
  mutating func line(at index: Int) -> Int {
    line += index >= place ? ends(in: place..<index) : -ends(in: index..<place)
    place = index
    return line
  }

  private func ends(in range: Range<Int>) -> Int {
    var (count, place) = (0, range.lowerBound)
    while let found = bytes.first(end, in: place..<range.upperBound) { (count, place) = (count + 1, found + 1) }
    return count
  }
}
