import BankeyModel
import BankeyStatements
import Testing

/// Lists of transfers with a source and a target in each row.
@Suite struct TransferSideTests {
  private let header =
    "ID,Status,Direction,Created on,Finished on,Source fee amount,Source fee currency,Source name,Source amount (after fees),Source currency,Target name,Target amount (after fees),Target currency,Reference\n"

  /// What went out left the source with its fee; what came in arrived at the target; between own balances it is both.
  @Test func sidesBecomeAmounts() throws {
    let answer = try Answer(
      header + """
        T-1,COMPLETED,OUT,2026-02-01 10:00:00,2026-02-02 10:00:05,0.58,EUR,Ann,99.42,EUR,Bob,99.42,EUR,rent
        T-2,COMPLETED,IN,2026-02-05 09:00:00,2026-02-05 09:00:00,0,EUR,Shop Ltd,1500.00,EUR,Ann,1500.00,EUR,salary
        T-3,COMPLETED,NEUTRAL,2026-02-06 09:00:00,2026-02-06 09:00:00,0.41,EUR,Ann,99.59,EUR,Ann,108.35,USD,
        T-4,CANCELLED,OUT,2026-02-07 12:00:00,,0.00,EUR,Ann,5.00,EUR,Hotel,5.00,EUR,

        """)
    let euros = try #require(answer.statements.first { $0.account.currency.code == "EUR" })
    #expect(euros.rows.map(\.amount) == cents(-10000, 150000, -10000))
    #expect(euros.rows.map(\.counterparty) == ["Bob", "Shop Ltd", "Ann"])
    #expect(euros.rows.map(\.day.description) == ["2026-02-02", "2026-02-05", "2026-02-06"])
    let dollars = try #require(answer.statements.first { $0.account.currency.code == "USD" })
    #expect(dollars.rows.map(\.amount) == cents(10835))
  }

  /// A direction that is not known asks, and nothing is guessed.
  @Test func unknownDirectionIsRefused() {
    let row =
      "T-1,COMPLETED,SIDEWAYS,2026-02-01 10:00:00,2026-02-02 10:00:05,0.58,EUR,Ann,99.42,EUR,Bob,99.42,EUR,rent\n"
    #expect(refusal(header + row) != nil)
  }

  /// The rows after a quote that is never closed are not left out.
  @Test func openQuoteIsRefused() {
    let row = "T-1,COMPLETED,OUT,2026-02-01 10:00:00,2026-02-02 10:00:05,0.58,EUR,Ann,99.42,EUR,Bob,99.42,EUR,rent\n"
    #expect(refusal(header + row + row.replacing("Bob", with: "\"Bob") + row) != nil)
  }

  /// An amount that does not say so may already contain the fee.
  @Test func amountsBeforeFeesAreNotGuessed() {
    let row = "T-1,COMPLETED,OUT,2026-02-01 10:00:00,2026-02-02 10:00:05,0.58,EUR,Ann,99.42,EUR,Bob,99.42,EUR,rent\n"
    #expect(refusal(header.replacing(" (after fees)", with: "") + row) != nil)
  }
}
