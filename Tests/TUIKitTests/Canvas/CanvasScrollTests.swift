import TUIKit
import Testing

/// Lines that are moved within a canvas.
struct CanvasScrollTests {
  private func scrolled(_ lines: Range<Int>, by count: Int) -> String {
    var canvas = Canvas(Size(1, 6))
    for (y, letter) in "abcdef".enumerated() { canvas.put(String(letter), at: Point(0, y)) }
    canvas.scroll(lines, 0..<1, by: count)
    return canvas.text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "." : String($0) }
      .joined()
  }

  @Test func scrollingUpLeavesBlanksBelow() {
    #expect(scrolled(1..<5, by: 1) == "acde.f")
    #expect(scrolled(0..<6, by: 4) == "ef....")
  }

  @Test func scrollingDownLeavesBlanksAbove() {
    #expect(scrolled(1..<5, by: -1) == "a.bcdf")
    #expect(scrolled(0..<6, by: -2) == "..abcd")
  }

  @Test func otherColumnsStandStill() {
    var canvas = Canvas(Size(4, 3))
    for (y, line) in ["abcd", "efgh", "ijkl"].enumerated() { canvas.put(line, at: Point(0, y)) }
    canvas.scroll(0..<3, 1..<3, by: 1)
    #expect(canvas.text == "afgd\nejkh\ni  l")
  }

  @Test func scrollingPastTheRangeClearsIt() {
    #expect(scrolled(1..<5, by: 4) == "a....f")
    #expect(scrolled(1..<5, by: -9) == "a....f")
    #expect(scrolled(2..<2, by: 1) == "abcdef")
  }
}
