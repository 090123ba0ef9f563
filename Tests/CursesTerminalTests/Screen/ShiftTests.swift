import TUIKit
import Testing

@testable import CursesTerminal

/// Detecting moved lines between two canvases.
struct ShiftTests {
  private func canvas(_ lines: [String]) -> Canvas {
    var canvas = Canvas(Size(12, lines.count))
    for (y, line) in lines.enumerated() { canvas.put(line, at: Point(0, y)) }
    return canvas
  }

  private func shift(_ old: [String], _ new: [String]) -> Shift? { Shift(from: canvas(old), to: canvas(new)) }

  private let rows = (0..<20).map { "row \($0)" }

  @Test func scrolledListIsAShift() {
    let down = shift(["head"] + rows[0..<10] + ["1 of 20"], ["head"] + rows[2..<12] + ["3 of 20"])
    #expect(down?.lines == 1..<11 && down?.count == 2)
    let up = shift(["head"] + rows[2..<12] + ["3 of 20"], ["head"] + rows[0..<10] + ["1 of 20"])
    #expect(up?.lines == 1..<11 && up?.count == -2)
  }

  @Test func changedLinesDoNotHideAShift() {
    var moved = Array(rows[1..<11])
    moved[7] = "▌" + moved[7]
    #expect(shift(Array(rows[0..<10]), moved)?.count == 1)
  }

  /// Rows of a list that begins at an index, beside texts that stand still, above a status line.
  private func panes(_ rows: [String], from first: Int) -> [String] {
    let lines = (0..<10).map { rows[first + $0].padding(8) + "|" + String(repeating: "s", count: $0 % 3) }
    return lines + ["      \(first) of 20"]
  }

  @Test func listBesideAPaneIsAShiftOfItsColumns() {
    let down = shift(panes(rows, from: 4), panes(rows, from: 5))
    #expect(down?.lines == 0..<10 && down?.count == 1)
    #expect(down.map { $0.columns.upperBound <= 8 } == true)
  }

  @Test func wideGlyphsAreNotCut() {
    let names = (0..<20).map { ($0 % 7 == 0 ? "作者作者" : "abcdefg") + "\($0 % 10)" }
    let (old, new) = (canvas(panes(names, from: 1)), canvas(panes(names, from: 2)))
    guard let shift = Shift(from: old, to: new) else { return }
    for y in shift.lines { #expect(!old.cutsGlyph(before: shift.columns.upperBound, y)) }
  }

  @Test func mostlyNewScreenIsNotAShift() {
    #expect(shift(Array(rows[0..<10]), Array(rows[0..<10])) == nil)
    #expect(shift(Array(rows[0..<10]), Array(rows[10..<20])) == nil)
    #expect(shift(Array(rows[0..<10]), Array(rows[8..<18])) == nil)
  }

  @Test func identicalLinesAreNotAShift() {
    let blank = Array(repeating: "", count: 10)
    #expect(shift(blank, Array(rows[0..<10])) == nil)
    #expect(shift(Array(rows[0..<10]), blank) == nil)
  }
}

extension String {
  fileprivate func padding(_ columns: Int) -> String { self + String(repeating: " ", count: max(0, columns - count)) }
}
