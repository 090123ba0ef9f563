import BankeyCore
import Testing

@Suite struct TextTableTests {
  private let rows = [["Lønnskonto", "NOK 1,240.50"], ["日本の銀行", "−$4.10"], ["a\u{1B}[31mb", "—"]]

  @Test func columnsStandUnderEachOther() {
    #expect(
      table(width: nil) == """
        Name              Amount
        Lønnskonto  NOK 1,240.50
        日本の銀行        −$4.10
        a\u{FFFD}[31mb                —
        """)
  }

  @Test func textsAreCutAndFiguresNever() {
    #expect(
      table(width: 20) == """
        Name          Amount
        Lønns…  NOK 1,240.50
        日本…         −$4.10
        a\u{FFFD}[31…             —
        """)
  }

  @Test func beyondTheLeastNothingIsCut() {
    #expect(table(width: 4).split(separator: "\n").last == "a\u{FFFD}[…             —")
  }

  private func table(width: Int?) -> String {
    var table = TextTable([.text("Name", least: 4), .figure("Amount")])
    for row in rows { table.measure(row) }
    if let width { table.fit(width) }
    return ([table.header] + rows.map(table.line)).joined(separator: "\n")
  }
}
