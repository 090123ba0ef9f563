import BankeyCore
import BankeyModel
import BankeyText
import Testing

@Suite struct TextTableTests {
  private let rows = [["Lønnskonto", "NOK 1,240.50"], ["日本の銀行", "−$4.10"], ["a\u{1B}[31mb", "—"]]

  @Test func columnsAlign() {
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

  @Test func textTakesTheEmptyColumnsAfterIt() {
    let columns: [TextTable.Column] = [
      .text("Text", least: 8), .text("Account", least: 8), .figure("Amount"),
    ]
    let rows = [
      ["in +$9,185.32, out −$7.10", "", "+$9,178.22"], ["GREEN GROCER STALL", "Banking Account", "−$4.10"],
    ]
    #expect(
      TextTable.lines(columns, rows, width: 40) == [
        "Text           Account            Amount", "in +$9,185.32, out −$7.10     +$9,178.22",
        "GREEN GROCER…  Banking Acco…      −$4.10",
      ])
  }

  @Test func optionalColumnsDropBeforeTextsShrink() {
    var table = TextTable([.text("Name", least: 6), .text("Kind", rank: 0), .figure("Amount"), .text("Date", rank: 1)])
    let row = ["Lønnskonto", "Banking", "NOK 1,240.50", "2026-11-21"]
    table.measure(row)
    func fitted(_ width: Int) -> String {
      var fitted = table
      fitted.fit(width)
      return fitted.line(row)
    }
    #expect(fitted(45) == "Lønnskonto  Banking  NOK 1,240.50  2026-11-21")
    #expect(fitted(41) == "Lønns…  Banking  NOK 1,240.50  2026-11-21")
    #expect(fitted(40) == "Lønnskonto  NOK 1,240.50  2026-11-21")
    #expect(fitted(31) == "Lønnskonto  NOK 1,240.50")
    #expect(fitted(20) == "Lønns…  NOK 1,240.50")
    #expect(fitted(10) == "Løn…  NOK 1,240.50", "figures are never cut")
  }

  @Test func emptyColumnsTakeNoRoom() {
    let columns: [TextTable.Column] = [.text("Status"), .text("Name"), .text("Counterparty")]
    #expect(TextTable.lines(columns, [["", "Coffee", ""], ["", "Rent", ""]]) == ["Name", "Coffee", "Rent"])
    #expect(TextTable.lines(columns, []) == ["Status  Name  Counterparty"])
  }

  @Test func longTextMovesOnlyItsLineInAFile() {
    let long = String(repeating: "x", count: 60)
    let columns: [TextTable.Column] = [.text("Name", least: 4), .figure("Amount")]
    let lines = TextTable.lines(columns, [["Coffee", "4.10"], [long, "12.00"]])
    #expect(lines[1] == "Coffee" + String(repeating: " ", count: 34) + "    4.10")
    #expect(lines[2] == long + "   12.00")
  }

  private func table(width: Int?) -> String {
    var table = TextTable([.text("Name", least: 4), .figure("Amount")])
    for row in rows { table.measure(row) }
    table.fit(width)
    return ([table.header] + rows.map(table.line)).joined(separator: "\n")
  }
}
