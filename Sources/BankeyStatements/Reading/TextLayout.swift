import BankeyModel

/// The layout of a text in its file: line ends, indentation and runs of blanks, which are none of its words.
enum TextLayout {
  /// The text with one blank in the place of each run of blanks, tabs and line ends, and none around it.
  static func flat(_ text: String) -> String {
    guard text.utf8.withContiguousStorageIfAvailable({ isFound(UnsafeRawBufferPointer($0)) })! else { return text }
    return String(unsafeUninitializedCapacity: text.utf8.count) { flat in
      var count = 0
      for byte in text.utf8 {
        let isGap = byte == 0x20 || isLayout(byte)
        if isGap, count == 0 || flat[count - 1] == 0x20 { continue }
        flat[count] = isGap ? 0x20 : byte
        count += 1
      }
      return count > 0 && flat[count - 1] == 0x20 ? count - 1 : count
    }
  }

  /// Whether a text has line ends, tabs or runs of blanks, as few have.
  static func isFound(_ text: UnsafeRawBufferPointer) -> Bool {
    var last: UInt8 = 0x20
    for byte in text {
      if isLayout(byte) || (byte == 0x20 && last == 0x20) { return true }
      last = byte
    }
    return false
  }

  private static func isLayout(_ byte: UInt8) -> Bool { (0x09...0x0D).contains(byte) }
}
