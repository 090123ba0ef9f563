/// Files that begin with the byte order mark of UTF-16.
enum UTF16Text {
  /// The text in UTF-8; nil when `bytes` do not begin with the mark. Halves of a pair become U+FFFD.
  static func utf8(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    guard bytes.count >= 2 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE): return utf8(bytes, highByte: 1)
    case (0xFE, 0xFF): return utf8(bytes, highByte: 0)
    default: return nil
    }
  }

  private static func utf8(_ bytes: UnsafeRawBufferPointer, highByte: Int) -> [UInt8] {
    let units = stride(from: 2, to: bytes.count - 1, by: 2).lazy.map { index in
      UInt16(bytes[index + highByte]) << 8 | UInt16(bytes[index + 1 - highByte])
    }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / 2)
    _ = transcode(units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: false) { text.append($0) }
    return text
  }
}
