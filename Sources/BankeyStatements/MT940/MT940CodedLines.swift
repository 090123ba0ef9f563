/// `:NS:`, in which each line begins with two digits that say what it is.
enum MT940CodedLines {
  /// Reads a text.
  static func read(_ bytes: ByteView, _ place: Range<Int>, into details: inout MT940Details) {
    for line in bytes[place].split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) where line.count > 2 {
      let text = UnsafeRawBufferPointer(rebasing: line.dropFirst(2))
      switch (line[line.startIndex], line[line.startIndex + 1]) {
      case (UInt8(ascii: "0"), UInt8(ascii: "9")): details.purpose.add(text, width: MT940CodedText.width)
      case (UInt8(ascii: "1"), UInt8(ascii: "5")), (UInt8(ascii: "1"), UInt8(ascii: "6")):
        details.name.add(text, width: MT940CodedText.width)
      default: break
      }
    }
  }
}
