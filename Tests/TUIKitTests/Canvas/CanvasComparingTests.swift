import TUIKit
import Testing

/// Finding the changed columns of a line, and copying canvases.
struct CanvasComparingTests {
  private func canvas(_ text: String, _ style: Style = .plain) -> Canvas {
    var canvas = Canvas(Size(8, 1))
    canvas.put(text, at: Point(0, 0), style)
    return canvas
  }

  @Test(arguments: [
    ("abcdefgh", "abcdefgh", 0..<0), ("abcdefgh", "abXdYfgh", 2..<5), ("a", "b", 0..<1),
    ("作者", "作口", 2..<4), ("ab作", "a作", 1..<4), ("作b", "ab", 0..<3),
  ])
  func differenceIsTheRangeOfChangedColumns(old: String, new: String, columns: Range<Int>) {
    #expect(canvas(new).difference(0, from: canvas(old)) == columns)
  }

  @Test func styleChangeIsADifference() {
    #expect(canvas("ab", Style(attributes: .bold)).difference(0, from: canvas("ab")) == 0..<2)
  }

  @Test(arguments: [(-1, " 者....."), (0, "作者...."), (5, ".....作 "), (7, "....... "), (8, "........")])
  func pictureIsClippedWithoutHalfGlyphs(x: Int, text: String) {
    var canvas = canvas("........")
    var picture = Canvas(Size(4, 1))
    picture.put("作者", at: Point(0, 0))
    canvas.put(picture, at: Point(x, 0))
    #expect(canvas.row(0).count == 8)
    #expect(canvas.text == text.trimmedAtEnd)
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
