/// The signs of QIF: its first line that says anything begins with `!`.
enum QIFSign {
  /// Whether the file begins with a list of QIF. Empty lines and comments may stand before it.
  static func isFound(in bytes: ByteView) -> Bool {
    var lines = QIFLines(bytes)
    while let line = lines.next() {
      if line.isEmpty || bytes[line.lowerBound] == 0x23 { continue }
      return starts.contains { bytes.starts(with: $0, at: line.lowerBound) }
    }
    return false
  }

  private static let starts: [StaticString] = ["!Type:", "!Account", "!Option:", "!Clear:"]
}
