import BankeyCore

/// How a table is written down.
struct CSVDialect {
  /// What stands between two fields.
  var delimiter: UInt8
  /// Where the first line begins.
  var start: Int

  private static let usual = Array(";,\t|".utf8)
  /// What stands between the fields of no bank that is known, but could.
  private static let odd = Array(":~^#*!%@=\\_".utf8)

  /// Whether it is found without being told.
  var isUsual: Bool { CSVDialect.usual.contains(delimiter) }

  /// Dialects that nobody would look for.
  static func unusual(_ bytes: ByteView) -> [CSVDialect] {
    let start = all(bytes, nil)[0].start
    return odd.map { CSVDialect(delimiter: $0, start: start) }
  }

  /// The dialects that a file may be in.
  static func all(_ bytes: ByteView, _ profile: CSVProfile?) -> [CSVDialect] {
    var start = bytes.starts(with: "\u{FEFF}", at: 0) ? 3 : 0
    var delimiters = CSVDialect.usual
    // Excel's own first line.
    if bytes.starts(with: "sep=", at: start), start + 4 < bytes.count {
      delimiters = [bytes[start + 4]]
      start += 5
    }
    for _ in 0..<(profile?.skip ?? 0) {
      start = bytes.first(0x0A, in: start..<bytes.count).map { $0 + 1 } ?? bytes.count
    }
    return (profile?.delimiter.map { [$0] } ?? delimiters).map { CSVDialect(delimiter: $0, start: start) }
  }
}
