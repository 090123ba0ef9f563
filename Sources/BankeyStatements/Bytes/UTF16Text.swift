/// Files in UTF-16: those that begin with its byte order mark, and those that every second byte of plain letters gives away.
enum UTF16Text {
  /// So many bytes show what a file without a mark is.
  private static let head = 2048

  /// The text in UTF-8; nil when `bytes` are no UTF-16. Halves of a pair become U+FFFD, half a unit at the end is left out.
  static func utf8(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    guard bytes.count >= 2 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE): return utf8(bytes, from: 2, highByte: 1)
    case (0xFE, 0xFF): return utf8(bytes, from: 2, highByte: 0)
    default: return unmarkedHighByte(bytes.prefix(head)).map { utf8(bytes, from: 0, highByte: $0) }
    }
  }

  /// Which byte of each two is the higher one where nothing marks it: in a statement most letters, figures and line ends are
  /// ASCII and have a zero there, and hardly one has it in the other place. No other text has zeros at all.
  private static func unmarkedHighByte(_ bytes: Slice<UnsafeRawBufferPointer>) -> Int? {
    var zeros = [0, 0]
    for (index, byte) in bytes.enumerated() where byte == 0 { zeros[index % 2] += 1 }
    let units = bytes.count / 2
    return (0...1).first { units >= 4 && zeros[$0] * 3 >= units && zeros[1 - $0] * 8 <= zeros[$0] }
  }

  private static func utf8(_ bytes: UnsafeRawBufferPointer, from start: Int, highByte: Int) -> [UInt8] {
    let units = stride(from: start, to: bytes.count - 1, by: 2).lazy.map { index in
      UInt16(bytes[index + highByte]) << 8 | UInt16(bytes[index + 1 - highByte])
    }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / 2)
    _ = transcode(units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: false) { text.append($0) }
    return text
  }
}
