import BankeyCore
import BankeyModel
import BankeyText
import TestSupport
import Testing

/// One row at a time or all at once, from a list or from pages: the report is the same.
@Suite struct ReportRowsTests {
  private let presenter = Presenter(formats: Formats(locale: "en_US"), clock: Sample.clock)
  private let dollars = Currency(code: "USD")

  private func transactions(_ random: inout SeededRandom) -> [Transaction] {
    (0..<Int.random(in: 0...60, using: &random)).map { n in
      Transaction(
        id: Int64(1000 - n), account: "", status: Bool.random(using: &random) ? .posted : .authorized,
        day: Sample.today.advanced(by: -Int.random(in: 0...9, using: &random)),
        amount: Amount(units: Int64.random(in: -9_999...9_999, using: &random), scale: 2), currency: dollars,
        description: "Row \(n)")
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>) func rowsMatchTheWholeReport(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let report = Report(all: transactions(&random), in: dollars)
    var whole = ReportRows(presenter, in: dollars)
    report.write(to: &whole)
    var rows: [ReportRow] = []
    for section in report.sections.indices.reversed() {
      for row in (0..<report.count(in: section)).reversed() {
        var one = ReportRows(presenter, in: dollars)
        report.write(row, of: section, to: &one)
        #expect(one.rows.count == 1, "seed \(seed)")
        rows += one.rows
      }
    }
    #expect(rows.reversed() == whole.rows, "seed \(seed)")
    #expect(Set(rows.map(\.id)).count == rows.count, "seed \(seed)")
  }

  @Test(
    arguments: [
      ("Transfer to Savings", "Transfer to Savings", nil), ("Transfer to Savings, June", "Transfer to Savings", nil),
      ("CARD 1234 ACME", "Acme Corporation", "Acme Corporation"), ("", "Acme Corporation", nil),
    ] as [(String, String, String?)])
  func counterpartyIsShownUnlessTheTextBeginsWithIt(text: String, name: String, shown: String?) {
    let transaction = Transaction(
      id: 1, account: "", status: .posted, day: Sample.today, amount: Sample.amount("-1"), currency: dollars,
      description: text, counterparty: name)
    #expect(presenter.counterparty(of: transaction) == shown)
  }

  @Test func textsFollowTheLanguage() {
    var rows = ReportRows(Presenter(formats: Formats(locale: "nb_NO"), clock: Sample.clock), in: dollars)
    Report(all: nil, in: dollars, rejected: [StatementProblem(.rejected, "no day", line: 3)]).write(to: &rows)
    guard case .title(.all, let title) = rows.rows[0], case .message(.all, let text) = rows.rows[1],
      case .rejected(.rejected, 1, let line) = rows.rows[3]
    else { return #expect(Bool(false), "\(rows.rows)") }
    #expect(title.text == "ALLE")
    #expect(text == "Ikke tilgjengelig: denne kilden oppgir dem ikke")
    #expect(line.text == "Kan ikke leses: line 3: no day")
  }
}
