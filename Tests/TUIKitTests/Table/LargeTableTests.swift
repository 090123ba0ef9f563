import TUIKit
import TestSupport
import Testing

/// A table costs as much as its visible rows, regardless of the number of rows.
@Suite struct LargeTableTests {
  @Test func scrollingAMillionRowsMakesAScreenfulOfViews() {
    let table = LineTable.sample()
    table.apply(LargeContent(1_000_000))
    _ = table.drawn(40)
    for _ in 0..<300 {
      table.page(by: 1)
      _ = table.drawn(40)
    }
    for id in stride(from: 0, to: 1_000_000, by: 9_973) {
      table.select(id)
      _ = table.drawn(40)
    }
    #expect(table.selectedRow?.id == 100 * 9_973)
    #expect(table.viewsMade <= 40 + 5)
  }

  @Test func onlyRowsNearTheScreenAreRequested() {
    let content = LargeContent(10_000_000)
    let table = LineTable.sample()
    let most = 5 * 40
    #expect(
      content.asked {
        table.apply(content); _ = table.drawn(40)
      } < most)
    #expect(
      content.asked {
        table.moveToLast(); _ = table.drawn(40)
      } < most)
    #expect(
      content.asked {
        table.moveToFirst(); _ = table.drawn(40)
      } < most)
    #expect(
      content.asked {
        table.select(5_000_000); _ = table.drawn(40)
      } < most)
    #expect(
      content.asked {
        table.move(by: 1); _ = table.drawn(40)
      } < most)
    #expect(
      content.asked {
        table.page(by: 1); _ = table.drawn(40)
      } < most)
    #expect(
      content.asked {
        table.moveToNextSection(); _ = table.drawn(40)
      } < most)
    #expect(
      content.asked {
        table.apply(content); _ = table.drawn(40)
      } < most)
    #expect(content.asked { _ = table.drawn(30, width: 25) } < most)
    #expect(content.asked { _ = table.position } < most)
  }

  @Test func unchangedFrameRequestsNoRows() {
    let content = LargeContent(10_000_000)
    let table = LineTable.sample()
    table.apply(content)
    _ = table.drawn(40)
    #expect(content.asked { _ = table.drawn(40) } == 0)
  }

  @Test func shrinkingToNothingDoesNotVisitEveryRow() {
    let content = LargeContent(10_000_000)
    let table = LineTable.sample()
    table.apply(content)
    _ = table.drawn(40)
    table.select(5_000_000)
    #expect(content.asked { table.apply(Lines([group("A", 1...3)])) } < 3 * 500 + 500)
    #expect(table.selectedRow != nil)
  }
}
