import BankeyCore
import BankeyModel
import BankeyText
import Foundation
import TestSupport
import Testing

/// Amounts at the edges of 64 bits and days at those of the calendar, through the whole program.
struct ExtremeValuesTests {
  /// Amounts as a file writes them and as a currency of two decimals stores them; nil if it cannot store them exactly.
  private static let amounts: [(written: String, kept: String?)] = [
    ("92233720368547758.07", "92233720368547758.07"), ("-92233720368547758.08", "-92233720368547758.08"),
    ("92233720368547758.08", nil), ("9223372036854775807", nil), ("-9223372036854775808", nil),
    ("99999999999999999999999999999999", nil), ("0.000000000000000001", "0.000000000000000001"),
    ("9.223372036854775807", "9.223372036854775807"), ("-9.223372036854775808", "-9.223372036854775808"),
    ("0.0000000000000000001", nil), ("-0.00", "0.00"), ("1.5", "1.50"), ("-1.500000000000000000000000000000", "-1.50"),
  ]
  private static let days: [(written: String, kept: String?)] = [
    ("19000101", "1900-01-01"), ("22001231", "2200-12-31"), ("19700101", "1970-01-01"), ("20380119", "2038-01-19"),
    ("00010101", nil), ("99991231", nil), ("27576009", nil), ("20260229", "2026-02-28"), ("20261301", nil),
  ]
  private static let count = 1_300

  private let bankey: CLIBankey

  init() throws { bankey = try CLIBankey() }

  /// A statement that combines each amount with each day.
  private func statement(_ account: String, currency: String = "USD", balance: String) -> String {
    let rows = (0..<Self.count).map { number in
      let (amount, day) = (Self.amounts[number % Self.amounts.count], Self.days[number % Self.days.count])
      return
        "<STMTTRN><TRNTYPE>OTHER<DTPOSTED>\(day.written)<TRNAMT>\(amount.written)<FITID>\(number)<NAME>Row \(number)</STMTTRN>"
    }
    return """
      OFXHEADER:100
      DATA:OFXSGML
      VERSION:102
      ENCODING:USASCII
      CHARSET:1252

      <OFX><BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS><STMTRS><CURDEF>\(currency)
      <BANKACCTFROM><BANKID>1<ACCTID>\(account)<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>\(rows.joined(separator: "\n"))
      </BANKTRANLIST><LEDGERBAL><BALAMT>\(balance)<DTASOF>20261120</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
      """
  }

  /// Three accounts whose sums overflow, one of them in an unknown currency.
  private func fill() throws {
    let texts = [
      statement("1001", balance: "92233720368547758.07"), statement("1002", balance: "92233720368547758.07"),
      statement("1003", currency: "XYZ", balance: "-92233720368547758.08"),
    ]
    for (number, text) in texts.enumerated() {
      let outcome = try bankey("import", try bankey.home.write(text, to: "\(number).ofx"))
      // Amounts that cannot be stored are reported and change the exit status; none is rounded.
      #expect(outcome.status <= 2)
      #expect(!outcome.errors.isEmpty)
    }
  }

  /// The transactions that an account must have after the import, each as `day amount`, sorted.
  private static let expected: [String] = (0..<count).compactMap { number in
    guard let amount = amounts[number % amounts.count].kept, let day = days[number % days.count].kept else {
      return nil
    }
    return day + " " + amount
  }.sorted()

  private func records(_ json: String, _ list: String) throws -> [[String: Any]] {
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    return try #require(object?[list] as? [[String: Any]])
  }

  @Test func everyFigureIsShownOrRefused() throws {
    try fill()
    for account in ["1001", "1002", "1003"] {
      let outcome = try bankey("transactions", account, "--json")
      #expect(outcome.status == 0)
      let rows = try records(outcome.output, "transactions").map { "\($0["date"] ?? "") \($0["amount"] ?? "")" }
      // Rows that would overflow the account's sums were skipped and reported.
      let left = rows.reduce(into: Self.expected) { left, row in
        if let place = left.firstIndex(of: row) {
          left.remove(at: place)
        } else {
          Issue.record("\(row) came from nowhere")
        }
      }
      #expect(left.count < 20 && rows.count + left.count == Self.expected.count)
    }
    let balances = try records(try bankey("accounts", "--json").output, "accounts").compactMap {
      $0["balance"] as? String
    }
    #expect(balances.sorted() == ["-92233720368547758.08", "92233720368547758.07", "92233720368547758.07"])
  }

  @Test func everyCommandEndsNormally() throws {
    try fill()
    let commands = [
      "accounts", "accounts --csv", "transactions", "transactions --csv",
      "transactions --since 0001-01-01 --until 9999-12-31",
      "transactions --search '>1'", "transactions --last 9223372036854775807", "export --format csv",
      "export --format json",
      "export --format ledger", "export --format beancount", "check --below 92233720368547758.07",
      "check --stale 9999999999w",
      "check --json --below -92233720368547758.08 --stale 1m", "doctor", "import --list", "--privacy",
    ]
    for now in ["0001-01-01T00:00:00Z", "2026-11-21T09:00:00Z", "9999-12-31T23:59:59Z"] {
      for command in commands {
        let outcome = try bankey.shell("bankey \(command) --now \(now) </dev/null")
        #expect(outcome.status <= 2, "\(command) at \(now): \(outcome.status) \(outcome.errors)")
      }
    }
  }

  @Test func everyAmountIsInEveryExport() throws {
    try fill()
    let figures = Set(Self.amounts.compactMap(\.kept).filter { $0 != "0.00" })
    for format in ["csv", "json", "ledger", "beancount"] {
      let text = try bankey("export", "--format", format, "1001").output
      for figure in figures { #expect(text.contains(figure), "\(figure) in \(format)") }
      for other in ["9223372036854775807.", "99999999999999999999", "e+", "inf", "nan"] {
        #expect(!text.contains(other))
      }
    }
  }

  /// Accounts, an account with all its ranges and totals, find, net worth: on a terminal of each size.
  @Test(arguments: [(80, 24), (24, 6), (200, 60)]) func everyScreenEndsNormally(width: UInt16, height: UInt16) throws {
    try fill()
    for now in ["0001-01-01T00:00:00Z", "2026-11-21T09:00:00Z", "9999-12-31T23:59:59Z"] {
      let pty = try Pty(
        BuildProducts.path("bankey"), ["--now", now], width: width, height: height, environment: bankey.environment)
      pty.readAll()
      for keys in [
        "\r", "]]]]]]]", "b", "D", "G", "g", "\t\t", "\u{6}", "[[[", "/>1\t\u{1B}", "\u{1B}", "w", "]]]]]]]]", "G",
        "\u{1B}", "d", "d", "s",
      ] {
        pty.type(keys)
        pty.readAll()
      }
      pty.type("\u{3}")
      #expect(pty.status() == 130 << 8 || pty.status() == 0, "at \(now)")
    }
  }
}
