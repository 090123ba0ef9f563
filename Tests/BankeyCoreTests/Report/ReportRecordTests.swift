import BankeyCore
import BankeyModel
import BankeyText
import TestSupport
import Testing

/// An unreadable record is reported and hides no other.
@Suite struct ReportRecordTests {
  private let dollars = Currency(code: "USD")

  @Test(arguments: [
    ("X 2026-11-20 D 1.00 A", "the group is “X”, not A or P"),
    ("a 2026-11-20 D 1.00 A", "the group is “a”, not A or P"),
    ("A 2026-02-30 D 1.00 A", "the date “2026-02-30” is not a date"),
    ("A 20.11.2026 D 1.00 A", "the date “20.11.2026” is not a date"),
    ("A 2026-11-20 X 1.00 A", "the flag is “X”, not D or C"),
    ("A 2026-11-20 D  A", "the amount is empty"),
    ("A 2026-11-20 D 12abc A", "the amount is not a number (at position 3)"),
    ("A 2026-11-20 D -1.00 A", "the amount “-1.00” must be digits only"),
    ("A 2026-11-20 D +1.00 A", "the amount “+1.00” must be digits only"),
    ("A 2026-11-20 D 99999999999999999999 A", "the amount is too large"),
    ("A\u{1B}[2J 2026-11-20 D 1.00 A", "the group is “A\u{FFFD}[2J”, not A or P"),
  ]) func invalidRecordIsAProblem(record: String, reason: String) {
    let (transactions, problems) = GoldenRecords.records("P 2026-11-19 C 5.00 GOOD\n" + record).read(in: dollars)
    #expect(transactions.map(\.description) == ["GOOD"])
    #expect(problems == [StatementProblem(.rejected, reason, line: 2)])
  }

  @Test func problemsAreShownBeforeTheEnd() {
    let (transactions, problems) = GoldenRecords.records(
      "A 2026-11-20 D 1.00 A\nQ 2026-11-20 D 2.00 B\nP 2026-11-20 D ? C"
    ).read(in: dollars)
    let report = Report(all: transactions, in: dollars, rejected: problems)
    #expect(
      CallList(report).calls.suffix(4) == [
        "header rejected", "rejected: line 2: the group is “Q”, not A or P",
        "rejected: line 3: the amount is not a number (at position 1)", "grand footer -1.00",
      ])
    #expect(report.count(in: 2) == 3)
  }

  @Test func currenciesAreNeverAddedUp() {
    let euros = GoldenRecords.records("A 2026-11-20 D 7.00 WINE").read(in: Currency(code: "EUR")).transactions
    let dollars = GoldenRecords.records("A 2026-11-20 D 1.00 TEA").read(in: dollars).transactions
    let calls = CallList(Report(authorized: euros + dollars, posted: [], in: self.dollars)).calls
    #expect(calls.contains("footer -1.00"))
    #expect(calls.contains("rejected: 2026-11-20 is in EUR, not in USD like the others"))
    #expect(calls.last == "grand footer -1.00")
  }

  @Test func debitsAreNegative() {
    let read = GoldenRecords.records("A 2026-11-20 D 4.1 OUT\nA 2026-11-20 C 4 IN").read(in: dollars).transactions
    #expect(read.map(\.amount.description) == ["-4.10", "4.00"])
  }
}
