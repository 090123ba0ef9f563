import TUIKit
import TestSupport
import Testing

/// What keys and the mouse do in a table.
@Suite struct TableMovingTests {
  private let table = LineTable.sample()

  init() { table.apply(Lines([group("A", 1...20, footer: true), group("B", 21...40)])) }

  @Test func firstMoveSelectsTheFirstVisibleRow() {
    _ = table.drawn(5)
    table.move(by: 1)
    #expect(table.selectedRow?.id == 1)
    table.move(by: 1)
    #expect(table.selectedRow?.id == 2)
  }

  @Test func movingToTheFirstRowRevealsItsHeader() {
    _ = table.drawn(5)
    table.select(9)
    table.move(by: -8)
    #expect(table.drawn(5).text.hasPrefix("A\n> row 1.0"))
  }

  @Test func movingToTheLastRowRevealsItsFooter() {
    table.apply(Lines([group("A", 1...20, footer: true)]))
    _ = table.drawn(5)
    table.select(18)
    table.move(by: 2)
    #expect(table.drawn(5).text.hasSuffix("> row 20.0\nend of A"))
  }

  @Test func pagingKeepsTheLineOfTheSelection() {
    _ = table.drawn(5)
    table.select(2)
    table.page(by: 1)
    #expect(table.selectedRow?.id == 6)
    expectText(table.drawn(5), "  row 4.0\n  row 5.0\n> row 6.0\n  row 7.0\n  row 8.0")
    table.page(by: -1)
    expectText(table.drawn(5), "A\n  row 1.0\n> row 2.0\n  row 3.0\n  row 4.0")
  }

  @Test func pagingKeepsRowsWholeAndOneInView() {
    table.apply(Lines([(Group(id: "A", header: false), (1...9).map { Line(id: $0, height: 3) })]))
    _ = table.drawn(8)
    table.select(1)
    table.page(by: 1)
    expectText(table.drawn(7), "> row 2.0\n> row 2.1\n> row 2.2\n  row 3.0\n  row 3.1\n  row 3.2\n  row 4.0")
    table.page(by: 1)
    expectText(table.drawn(4), "> row 3.0\n> row 3.1\n> row 3.2\n  row 4.0")
    table.page(by: 1)
    expectText(table.drawn(4), "> row 4.0\n> row 4.1\n> row 4.2\n  row 5.0")
    table.page(by: -1)
    expectText(table.drawn(4), "> row 3.0\n> row 3.1\n> row 3.2\n  row 4.0")
  }

  @Test func pagingThroughATallRowKeepsOneLine() {
    table.isSelectable = { _ in false }
    table.apply(Lines([(Group(id: "A", header: false), (1...2).map { Line(id: $0, height: 9) })]))
    _ = table.drawn(4)
    table.page(by: 1)
    expectText(table.drawn(4), "  row 1.3\n  row 1.4\n  row 1.5\n  row 1.6")
    table.page(by: -1)
    expectText(table.drawn(4), "  row 1.0\n  row 1.1\n  row 1.2\n  row 1.3")
  }

  @Test(arguments: UInt64(0)..<200) func pagingUpShowsTheSamePages(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let height = random.int(1...4)
    let screen = random.int(height...20)
    table.apply(Lines([(Group(id: "A", header: false), (1...400).map { Line(id: $0, height: height) })]))
    _ = table.drawn(screen)
    table.select(random.int(1...60))
    table.page(by: 1)
    let pages = (0..<random.int(1...6)).map { _ in
      defer { table.page(by: 1) }
      return table.drawn(screen).text
    }
    for page in pages.reversed() {
      table.page(by: -1)
      #expect(table.drawn(screen).text == page, "seed \(seed)")
    }
  }

  @Test func pagingReachesBothEnds() {
    _ = table.drawn(5)
    table.select(2)
    for _ in 0..<30 { table.page(by: 1) }
    #expect(table.selectedRow?.id == 40)
    for _ in 0..<30 { table.page(by: -1) }
    #expect(table.selectedRow?.id == 1)
  }

  @Test func movesReachEndsAndSections() {
    _ = table.drawn(5)
    table.moveToLast()
    #expect(table.selectedRow?.id == 40)
    table.moveToFirst()
    #expect(table.selectedRow?.id == 1)
    table.moveToNextSection()
    #expect(table.selectedRow?.id == 21)
    #expect(table.drawn(5).text.contains("B\n> row 21.0"))
    table.moveToNextSection()
    #expect(table.selectedRow?.id == 21)
    table.moveToPreviousSection()
    #expect(table.selectedRow?.id == 1)
  }

  @Test func keysScrollWhenNothingIsSelectable() {
    table.isSelectable = { _ in false }
    _ = table.drawn(3)
    table.move(by: 1)
    #expect(table.drawn(3).text.hasPrefix("  row 1.0"))
    table.page(by: 1)
    #expect(table.drawn(3).text.hasPrefix("  row 3.0"))
    #expect(table.selected == nil)
  }

  @Test func firstClickSelectsAndSecondOpens() {
    var opened: Int?
    table.onOpen = { if case .row(let line) = $0 { opened = line.id } }
    _ = table.drawn(5)
    #expect(table.handle(.press(Point(3, 2))))
    #expect(table.selectedRow?.id == 2)
    #expect(opened == nil)
    #expect(table.handle(.press(Point(3, 2))))
    #expect(opened == 2)
    #expect(!table.handle(.press(Point(3, 0))))
  }

  @Test func wheelScrollsWithoutMovingTheSelection() {
    _ = table.drawn(5)
    table.select(2)
    _ = table.handle(.wheel(10, Point(0, 0)))
    expectText(table.drawn(5), "  row 10.0\n  row 11.0\n  row 12.0\n  row 13.0\n  row 14.0")
    #expect(table.selectedRow?.id == 2)
    table.move(by: 1)
    #expect(table.drawn(5).text.contains("> row 3.0"))
  }

  @Test func distantSelectionIsCenteredAndNearOneBarelyScrolls() {
    _ = table.drawn(5)
    table.select(22)
    expectText(table.drawn(5), "B\n  row 21.0\n> row 22.0\n  row 23.0\n  row 24.0")
    table.select(24)
    #expect(table.drawn(5).text.hasSuffix("> row 24.0"))
    #expect(table.drawn(5).text.hasPrefix("B"))
  }

  @Test func positionCountsRows() {
    _ = table.drawn(5)
    #expect(table.position == TablePosition(first: 1, last: 4, selected: nil, count: 40))
    table.select(22)
    _ = table.drawn(5)
    #expect(table.position == TablePosition(first: 21, last: 24, selected: 22, count: 40))
    table.apply(Lines())
    #expect(table.position == nil)
  }
}
