import BankeyModel

/// Detects QIF: the first line with content begins with `!`, or with the date of a transaction.
enum QIFSign {
  /// Whether the file begins with a list of QIF. Empty lines and comments may precede it.
  static func isFound(in bytes: ByteView) -> Bool {
    guard let line = firstLine(bytes) else { return false }
    return starts.contains { bytes.starts(with: $0, at: line.lowerBound) } || isBare(bytes)
  }

  /// Whether the file begins with a transaction, without the header that says so: a date, an amount and an end.
  static func isBare(_ bytes: ByteView) -> Bool {
    guard let first = firstLine(bytes), bytes[first.lowerBound] == UInt8(ascii: "D") else { return false }
    var (lines, record) = (TextLines(bytes), QIFRecord(bytes, first))
    var count = 0
    while let line = lines.next(), count < longestRecord {
      if line.isEmpty || line.lowerBound < first.upperBound { continue }
      if bytes[line.lowerBound] == UInt8(ascii: "^") { return record.isTransaction(in: bytes) }
      record.add(bytes, line)
      count += 1
    }
    return false
  }

  /// What a profile says to match every file.
  static let any = "!Type"

  /// Whether a profile that says this matches the file: the beginning of a list, because a word could occur in any file.
  static func isMatched(_ match: String, _ bytes: ByteView) -> Bool {
    guard match.hasPrefix("!") else { return false }
    let head = String(decoding: bytes[0..<min(bytes.count, 1024)], as: UTF8.self)
    return head.contains(match) || (match == any && isBare(bytes))
  }

  /// The maximum number of lines of a transaction that is recognized without a header.
  private static let longestRecord = 100

  private static func firstLine(_ bytes: ByteView) -> Range<Int>? {
    var lines = TextLines(bytes)
    while let line = lines.next() {
      if !line.isEmpty, bytes[line.lowerBound] != 0x23 { return line }
    }
    return nil
  }

  private static let starts: [StaticString] = ["!Type:", "!Account", "!Option:", "!Clear:"]
}

extension QIFRecord {
  /// Whether it has a date and an amount.
  fileprivate func isTransaction(in bytes: ByteView) -> Bool {
    guard let day = self["D"], let amount = self["T"] ?? self["U"] else { return false }
    return WrittenDate(bytes[day]) != nil && (try? AmountParser.parse(utf8: QIFFigure(bytes[amount]).digits)) != nil
  }
}
