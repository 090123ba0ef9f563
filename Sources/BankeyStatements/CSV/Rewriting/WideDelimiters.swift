import BankeyModel

/// Gives a table whose fields are separated by several characters, `~|~`, a delimiter of one.
enum WideDelimiters {
  /// The table with tabs between the fields; nil when no such mark is in most lines.
  static func delimited(_ bytes: ByteView) -> [UInt8]? {
    let head = 0..<min(bytes.count, longestHead)
    guard bytes.first(UInt8(ascii: "~"), in: head) != nil, bytes.first(0x09, in: head) == nil,
      let mark = marks.first(where: { isUsual($0, bytes[head]) })
    else { return nil }
    return Array(Array(bytes[0..<bytes.count]).replacing(mark, with: [0x09]))
  }

  /// The number of bytes in which the mark is looked for.
  private static let longestHead = 1 << 13
  private static let marks = [Array("~|~".utf8), Array("|~|".utf8)]

  private static func isUsual(_ mark: [UInt8], _ head: UnsafeRawBufferPointer) -> Bool {
    let lines = head.split(separator: 0x0A)
    return lines.count > 1 && lines.count { $0.firstRange(of: mark) != nil } * 2 > lines.count
  }
}
