import Testing

@testable import BankeyStatements

/// Headers are looked for by their bytes before they are made texts.
@Suite struct CSVHeadingTests {
  /// Ways in which a bank may write a header around what it means.
  static let forms: [@Sendable (String) -> String] = [
    { $0 }, { $0.uppercased() }, { "#\($0)" }, { "\($0) (EUR)" }, { "\($0) in EUR" }, { "\($0) EUR " }, { "\($0)-2" },
    { "\($0)12 NOK" }, { " \($0.prefix(3)) \($0.dropFirst(3)).$" }, { "\($0.prefix(1))\u{301}\($0.dropFirst(1))" },
  ]

  @Test func knownHeadersAreNeverSkipped() {
    for word in CSVWords.all {
      for text in Self.forms.map({ $0(word) }) where CSVWords.column(CSVHeading(text).key) != nil {
        #expect(mayBeKnown(text), "\(text)")
      }
    }
  }

  @Test(arguments: ["", "2026-01-15", "-4.10", "Coffee to go", "XK93 8601 1117 947", "dat", "amountx", "EUR", "1 2 3"])
  func otherTextIsNotAHeader(_ text: String) {
    #expect(!mayBeKnown(text))
  }

  private func mayBeKnown(_ text: String) -> Bool {
    Array(text.utf8).withUnsafeBytes(CSVWords.mayBeKnown)
  }
}
