import BankeyCore

extension TextPattern {
  /// What the index is asked for rows that may have it: each three letters in a row; nil when it is shorter.
  var trigrams: String? {
    // A long text is rare enough by its beginning; the rows tell the rest.
    let scalars = Array(text.unicodeScalars.prefix(24))
    guard scalars.count >= 3 else { return nil }
    let all = Set((0...(scalars.count - 3)).map { String(String.UnicodeScalarView(scalars[$0..<($0 + 3)])) })
    return all.sorted().map {
      "\"" + $0.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }
    .joined(separator: " AND ")
  }
}
