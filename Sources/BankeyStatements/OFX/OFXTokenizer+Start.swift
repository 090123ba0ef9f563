extension OFXTokenizer {
  /// The tag that begins with the `<` at `place`; nil when that is no tag, or the file ends before its name does.
  func start(at place: Int) throws(StatementFault) -> Start? {
    let isClose = place + 1 < bytes.count && bytes[place + 1] == slash
    let first = place + (isClose ? 2 : 1)
    guard bytes.hasLetter(at: first) else { return nil }
    let limit = min(first + OFXTokenizer.longestName + 1, bytes.count)
    var (end, prefix) = (first, first)
    while end < limit, isOfName(bytes[end]) {
      end += 1
      if bytes[end - 1] == colon { prefix = end }
    }
    if end - first > OFXTokenizer.longestName {
      throw StatementFault("The name of a tag is longer than \(OFXTokenizer.longestName) bytes.", at: place)
    }
    guard end < bytes.count, bytes[end] == greater || bytes[end] == slash || isBlank(bytes[end]) else { return nil }
    return Start(place: place, name: prefix..<end, isClose: isClose)
  }

  private func isOfName(_ byte: UInt8) -> Bool {
    isLetter(byte) || (byte >= 0x30 && byte <= colon) || byte == 0x2E || byte == 0x2D || byte == 0x5F
  }
}

private let colon: UInt8 = 0x3A
