import BankeyModel

/// The syntax of a table.
struct CSVDialect {
  var delimiter: UInt8
  /// The offset of the first line.
  var start: Int
  /// The mark around texts: a double quote, or a single quote in files whose first line has one around every field.
  var quote = UInt8(ascii: "\"")

  private static let usual = Array(";,\t|".utf8)
  /// Delimiters that no known bank uses, but that are possible.
  private static let odd = Array(":~^#*!%@=\\_".utf8)

  /// Whether the delimiter is tried by default.
  var isUsual: Bool { CSVDialect.usual.contains(delimiter) }

  /// Dialects that are not tried by default.
  static func unusual(_ bytes: ByteView) -> [CSVDialect] {
    let start = all(bytes, nil)[0].start
    return odd.map { CSVDialect(delimiter: $0, start: start) }
  }

  /// The dialects to try for a file.
  static func all(_ bytes: ByteView, _ profile: CSVProfile?) -> [CSVDialect] {
    var start = bytes.starts(with: "\u{FEFF}", at: 0) ? 3 : 0
    var delimiters = CSVDialect.usual
    // Excel's declaration of the delimiter.
    if bytes.starts(with: "sep=", at: start), start + 4 < bytes.count {
      delimiters = [bytes[start + 4]]
      start += 5
    }
    for _ in 0..<(profile?.skip ?? 0) {
      start = bytes.first(0x0A, in: start..<bytes.count).map { $0 + 1 } ?? bytes.count
    }
    let quote = quote(bytes, start)
    return (profile?.delimiter.map { [$0] } ?? delimiters).map {
      CSVDialect(delimiter: $0, start: start, quote: quote)
    }
  }
}

extension CSVDialect {
  /// The mark around the texts of a file: a single quote where all fields of the first line are in single quotes.
  private static func quote(_ bytes: ByteView, _ start: Int) -> UInt8 {
    let single = UInt8(ascii: "'")
    guard start < bytes.count, bytes[start] == single else { return UInt8(ascii: "\"") }
    let line = bytes[bytes.trimmed(start..<(bytes.first(0x0A, in: start..<bytes.count) ?? bytes.count))]
    let isAll = usual.contains { delimiter in
      let fields = line.split(separator: delimiter, omittingEmptySubsequences: false)
      return fields.count > 2 && fields.allSatisfy { $0.count > 1 && $0.first == single && $0.last == single }
    }
    return isAll ? single : UInt8(ascii: "\"")
  }
}
