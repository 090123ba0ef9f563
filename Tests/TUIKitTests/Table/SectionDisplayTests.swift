import TUIKit
import TestSupport
import Testing

/// The three behaviors of sections without data.
@Suite struct SectionDisplayTests {
  private let table = LineTable.sample()

  /// Four sections: an ordinary one, one with only a header, an empty one, one with rows and a footer.
  init() {
    table.apply(
      Lines([
        group("A", 1...1), (Group(id: "B"), []), (Group(id: "C", header: false), []),
        (Group(id: "D", header: false, footer: true), [Line(id: 7), Line(id: 8)]),
      ]))
  }

  @Test func sectionsWithoutRowsAreHidden() {
    table.display = .hidesWithoutRows
    expectText(table.drawn(9), "A\n  row 1.0\n  row 7.0\n  row 8.0\nend of D")
  }

  @Test func emptySectionsAreHidden() {
    table.display = .hidesWithoutData
    expectText(table.drawn(9), "A\n  row 1.0\nB\n  row 7.0\n  row 8.0\nend of D")
  }

  @Test func onlyGivenSectionsAreShownInOrder() {
    table.display = .showsExactly(["D", "B", "X"])
    expectText(table.drawn(9), "  row 7.0\n  row 8.0\nend of D\nB")
  }

  @Test func selectionFollowsAChangeOfDisplay() {
    _ = table.drawn(9)
    table.select(7)
    table.display = .showsExactly(["D", "A"])
    #expect(table.selectedRow?.id == 7)
    table.display = .showsExactly(["A"])
    #expect(table.selectedRow?.id == 1)
  }
}
