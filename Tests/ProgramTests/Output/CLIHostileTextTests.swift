import Foundation
import Testing

/// Hostile text in every foreign field: the bytes that reach a terminal, a table, CSV, JSON and a journal.
@Suite struct CLIHostileTextTests {
  /// The hostile texts. None has a quote, a backslash or an angle bracket, which the surrounding file would have to
  /// escape.
  static let texts: [String] = [
    "\u{1B}[2J\u{1B}]0;x\u{7}", "\u{9B}31m\u{9D}8;;http://x\u{9C}y", "\u{1B}]8;;http://x\u{1B}/y",
    "\u{1B}]52;c;eA==\u{7}",
    "\u{202E}txt.exe\u{2066}\u{200F}", "a\u{200B}\u{200D}\u{FEFF}b\u{E0041}",
    "e" + String(repeating: "\u{301}", count: 1000),
    "=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r\nX", "a;b,c|d", "  lead", "\u{2028}x\u{85}y",
    String(repeating: "W", count: 1 << 20),
  ]

  private func json(_ text: String) -> String {
    String(decoding: try! JSONSerialization.data(withJSONObject: [text]), as: UTF8.self).dropFirst().dropLast()
      .description
  }

  private func answer(_ text: String) -> String {
    let text = json(text)
    return """
      {"errors":[\(text)],"accounts":[{"org":{"name":\(text),"id":"o"},"id":\(text),"name":\(text),"currency":"USD","balance":"10.00",
      "balance-date":1736553600,"transactions":[{"id":\(text),"posted":1736496000,"amount":"-5.00","description":\(text),"payee":\(text)},
      {"id":"u","posted":1736496000,"amount":\(text),"description":"x"}],
      "holdings":[{"id":\(text),"currency":"USD","description":\(text),"market_value":"1.0","shares":"5.0"}]}]}
      """
  }

  @Test(arguments: texts.indices) func hostileTextReachesNoTerminalOrSpreadsheet(number: Int) throws {
    let bankey = try CLIBankey()
    let text = Self.texts[number]
    let file = try bankey.home.write(answer(text), to: "answer.json")
    let says = try bankey.home.write("cat >&2 '\(file)'; exit 1", to: "fails.sh")
    let setup = #"{"type":"command","name":"Bank","command":["sh","\#(says)"]}"#
    let imported = try bankey("import", file)
    var outcomes = [
      imported, try bankey("source", "add", "--untested", "--from", try bankey.home.write(setup, to: "s.json")),
    ]
    for words in [
      "accounts", "transactions", "check --below 9999", "refresh", "source list", "import --list", "doctor",
      "doctor --json",
      "accounts --json", "transactions --json", "source list --json", "refresh --json", "import --list --json",
      "export --format ledger", "export --format beancount", "--privacy accounts", "--privacy transactions",
      "source test Bank",
      "import --dry-run '\(file)'", "import --dry-run --json '\(file)'", "transactions nobody",
    ] { outcomes.append(try bankey.shell("bankey " + words)) }
    let sync = try bankey.shell("bankey-sync import '\(file)' --data '\(bankey.home.path)/data/bankey'")
    #expect(sync.output.hasPrefix("{"))
    for outcome in outcomes + [sync] {
      for written in [outcome.output, outcome.errors] {
        #expect(written.unicodeScalars.allSatisfy { $0 == "\n" || Self.isPlain($0) })
        #expect(written.utf8.count < 400_000, "\(written.prefix(300))")
        #expect(Self.longestMarks(written) <= 4 || written.hasPrefix("{"))
      }
    }
    // A transaction of more than 256 KB is refused with its line; then there is none to list.
    let transactions = text.utf8.count > 1 << 18 ? 1...1 : 2...3
    try checkCSV(try bankey("accounts", "--csv").output, records: 2...3)
    try checkCSV(try bankey("transactions", "--csv").output, records: transactions)
  }

  /// The longest run of marks on one letter.
  private static func longestMarks(_ text: String) -> Int {
    var (run, longest) = (0, 0)
    for scalar in text.unicodeScalars {
      run = scalar.properties.generalCategory == .nonspacingMark ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: false
    default: true
    }
  }

  /// A strict reader of RFC 4180: every record has as many fields as the first, and no field is a formula.
  private func checkCSV(_ text: String, records count: ClosedRange<Int>) throws {
    var (records, field, record, isQuoted) = ([[String]](), "", [String](), false)
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"" where isQuoted && rest.first == "\"":
        field.unicodeScalars.append(rest.removeFirst())
      case "\"": isQuoted.toggle()
      case "," where !isQuoted:
        record.append(field)
        field = ""
      case "\r" where !isQuoted && rest.first == "\n":
        rest.removeFirst()
        records.append(record + [field])
        (record, field) = ([], "")
      default:
        #expect(Self.isPlain(scalar))
        field.unicodeScalars.append(scalar)
      }
    }
    #expect(!isQuoted && record.isEmpty && field.isEmpty)
    #expect(count.contains(records.count) && Set(records.map(\.count)).count == 1, "\(records.map(\.count))")
    for field in records.joined() where Double(field) == nil {
      #expect(field.first.map { !"=+-@\t\r".contains($0) } ?? true, "\(field.prefix(40))")
    }
  }
}
