import TUIKit
import TestSupport
import Testing

/// What a user sees when the content changes.
@Suite struct TableUpdateTests {
  private let table = LineTable.sample()

  @Test func headersRowsAndFootersKeepTheirOrder() {
    table.apply(Lines([group("A", 1...2, footer: true), group("B", 3...3)]))
    table.move(by: 1)
    expectText(
      table.drawn(6),
      """
      A
        row 1.0
        row 2.0
      end of A
      B
        row 3.0
      """)
  }

  @Test func insertingAboveKeepsTheSelection() {
    table.apply(Lines([group("A", 1...9)]))
    _ = table.drawn(4)
    table.select(3)
    table.apply(Lines([(Group(id: "A"), [Line(id: 20)] + (1...9).map { Line(id: $0) })]))
    expectText(
      table.drawn(4),
      """
        row 20.0
        row 1.0
        row 2.0
      > row 3.0
      """)
    #expect(table.selectedRow?.id == 3)
  }

  @Test func listStaysAtTheTopWhileTheSelectionShows() {
    table.apply(Lines([group("A", 1...9)]))
    _ = table.drawn(5)
    table.select(1)
    table.apply(Lines([(Group(id: "A"), (2...4).map { Line(id: $0) } + [Line(id: 1)] + (5...9).map { Line(id: $0) })]))
    expectText(
      table.drawn(5),
      """
      A
        row 2.0
        row 3.0
        row 4.0
      > row 1.0
      """)
  }

  @Test func removingTheSelectedRowSelectsTheNext() {
    table.apply(Lines([group("A", 1...3), group("B", 4...5)]))
    _ = table.drawn(9)
    table.select(3)
    table.apply(Lines([group("A", 1...2), group("B", 4...5)]))
    #expect(table.selectedRow?.id == 4)
    table.apply(Lines([group("A", 1...2)]))
    #expect(table.selectedRow?.id == 2)
  }

  @Test func emptyingASectionSelectsItsNeighbor() {
    table.apply(Lines([group("A", 1...3), group("B", 4...5)]))
    _ = table.drawn(9)
    table.select(2)
    table.apply(Lines([(Group(id: "A"), []), group("B", 4...5)]))
    #expect(table.selectedRow?.id == 4)
  }

  @Test func selectedRowIsFoundInAnotherSection() {
    table.apply(Lines([group("A", 1...3), group("B", 4...5)]))
    _ = table.drawn(9)
    table.select(2)
    table.apply(Lines([group("B", 4...5), (Group(id: "A"), [Line(id: 1)]), (Group(id: "C"), [Line(id: 2)])]))
    #expect(table.selectedRow?.id == 2)
  }

  @Test func replacingEverythingSelectsARowNearby() {
    table.apply(Lines([group("A", 1...3)]))
    _ = table.drawn(9)
    table.select(2)
    table.apply(Lines([group("A", 11...13)]))
    #expect(table.selectedRow?.id == 12)
    table.apply(Lines())
    #expect(table.selected == nil)
    expectText(table.drawn(3), "")
  }

  @Test func selectedHeaderStaysSelected() {
    table.isSelectable = { if case .footer = $0 { false } else { true } }
    table.apply(Lines([group("A", 1...3), group("B", 4...5)]))
    _ = table.drawn(9)
    table.moveToNextSection()
    #expect(table.selected == .header(Group(id: "B")))
    table.apply(Lines([group("C", 9...9), group("A", 1...7), group("B", 4...5)]))
    #expect(table.selected == .header(Group(id: "B")))
  }

  @Test func changedAndNewRowsAreHighlighted() {
    table.apply(Lines([group("A", 1...3, header: false)]))
    _ = table.drawn(9)
    let changed = [Line(id: 1), Line(id: 2, version: 1), Line(id: 3), Line(id: 4)]
    table.apply(Lines([(Group(id: "A", header: false), changed)]), marking: true)
    #expect(bold(table.drawn(4)) == [false, true, false, true])
    table.apply(Lines([(Group(id: "A", header: false), changed)]))
    #expect(bold(table.drawn(4)) == [false, false, false, false])
  }

  @Test func selectionChangeIsReportedOnce() {
    var heard: [Int?] = []
    table.onSelect = { if case .row(let line) = $0 { heard.append(line.id) } else { heard.append(nil) } }
    table.apply(Lines([group("A", 1...3)]))
    _ = table.drawn(9)
    table.select(2)
    table.select(2)
    table.apply(Lines([group("A", 1...2)]))
    table.apply(Lines([group("A", 1...1)]))
    table.apply(Lines())
    #expect(heard == [2, 1, nil])
  }

  @Test func changedValueKeepsTheSelection() {
    var isHeard = false
    table.apply(Lines([group("A", 1...3)]))
    _ = table.drawn(9)
    table.select(2)
    table.onSelect = { _ in isHeard = true }
    table.apply(Lines([(Group(id: "A"), [Line(id: 1), Line(id: 2, version: 1)])]))
    #expect(!isHeard)
    #expect(table.selectedRow?.version == 1)
  }

  @Test func resizeKeepsTheTopRow() {
    table.apply(Lines([group("A", 1...30)]))
    _ = table.drawn(5)
    table.scroll(by: 7)
    #expect(table.drawn(5).text.hasPrefix("  row 7.0"))
    #expect(table.drawn(9, width: 30).text.hasPrefix("  row 7.0"))
    #expect(table.isScrolled)
  }

  @Test func resizeKeepsTheLineOfTheSelection() {
    table.apply(Lines([group("A", 1...30)]))
    _ = table.drawn(9)
    table.scroll(by: 7)
    table.select(10)
    #expect(table.drawn(9).text.contains("row 9.0\n> row 10.0"))
    #expect(table.drawn(6).text.hasPrefix("  row 7.0\n  row 8.0\n  row 9.0\n> row 10.0"))
    #expect(table.drawn(2).text.hasPrefix("  row 9.0\n> row 10.0"))
  }

  private func bold(_ canvas: Canvas) -> [Bool] {
    (0..<canvas.size.height).map { canvas.row($0).first?.style.attributes.contains(.bold) ?? false }
  }
}
