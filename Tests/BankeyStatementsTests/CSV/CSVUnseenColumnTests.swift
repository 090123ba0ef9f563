import BankeyModel
import BankeyStatements
import Testing

/// Columns that look like those of a transaction but say something else.
@Suite struct CSVUnseenColumnTests {
  /// The last row may be the sum of the others, whatever it is called.
  @Test func lastRowWithTheSumOfAllAsks() throws {
    let rows = "Date,Description,Amount\n2026-01-03,A,-434.50\n2026-01-05,B,1000.00\n2026-01-14,C,-20.00\n"
    let error = refusal(rows + "2026-01-31,3 rows,545.50\n")
    #expect(error?.message.hasPrefix("The last row “3 rows” is the sum of all others") == true)
    #expect(error?.question?.topic == .line)
    #expect(try Answer(rows + "2026-01-31,D,545.00\n").rows.count == 4)
  }

  @Test func filesOfTextAreNamedAsText() {
    #expect(refusal("Dear customer,\n\nregards\n")?.message.contains("it is text, but") == true)
  }
}
