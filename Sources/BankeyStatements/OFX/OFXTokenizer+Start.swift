extension OFXTokenizer {
  /// The tag that begins with the `<` at `place`; nil when that is no tag, or the file ends before its name does.
  func start(at place: Int) throws(OFXFault) -> Start? {
    let isClose = place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: "/")
    let first = place + (isClose ? 2 : 1)
    guard bytes.isLetter(at: first) else { return nil }
    let limit = min(first + OFXTokenizer.longestName + 1, bytes.count)
    var (end, prefix) = (first, first)
    while end < limit, isOfName(bytes[end]) {
      end += 1
      if bytes[end - 1] == UInt8(ascii: ":") { prefix = end }
    }
    if end - first > OFXTokenizer.longestName {
      throw OFXFault("The name of a tag is longer than \(OFXTokenizer.longestName) bytes.", at: place)
    }
    guard end < bytes.count, isEndOfName(bytes[end]) else { return nil }
    return Start(place: place, name: prefix..<end, isClose: isClose)
  }

  private func isOfName(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
  }

  private func isEndOfName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || byte.isBlank
  }
}
