import TUIKit
import TestSupport
import Testing

@Suite struct CanvasTests {
  @Test func textIsClippedAtEveryEdge() {
    var canvas = Canvas(Size(5, 2))
    canvas.put("abcdefgh", at: Point(-2, 0))
    canvas.put("xyz", at: Point(4, 1))
    canvas.put("never", at: Point(0, -1))
    canvas.put("never", at: Point(0, 2))
    expectText(canvas, "cdefg\n    x")
  }

  @Test func insideClipsAndTranslates() {
    var canvas = Canvas(Size(8, 3))
    canvas.inside(Rect(2, 1, 4, 5)) { outer in
      outer.put("abcdefgh", at: Point(0, 0))
      outer.inside(Rect(-1, 1, 3, 1)) { $0.put("12345", at: Point(0, 0)) }
      #expect(outer.bounds == Rect(0, 0, 4, 5))
    }
    expectText(canvas, "\n  abcd\n  23")
    #expect(canvas.bounds == Rect(0, 0, 8, 3))
  }

  @Test func wideGlyphThatDoesNotFitBecomesBlank() {
    var canvas = Canvas(Size(3, 3))
    canvas.put("作者", at: Point(0, 0))
    canvas.put("x", at: Point(0, 1))
    canvas.put("作", at: Point(-1, 1))
    canvas.inside(Rect(1, 2, 1, 1)) { $0.put("作", at: Point(0, 0)) }
    expectText(canvas, "作")
  }

  @Test func overwritingHalfAWideGlyphBlanksTheRest() {
    var canvas = Canvas(Size(6, 2))
    canvas.put("作者作", at: Point(0, 0))
    canvas.put("a", at: Point(0, 0))
    canvas.put("b", at: Point(5, 0))
    expectText(canvas, "a 者 b")
    canvas.put("作者作", at: Point(0, 1))
    canvas.put("者", at: Point(1, 1))
    expectText(canvas, "a 者 b\n 者 作")
  }

  @Test func surfaceFillsUnsetStyleAttributes() {
    var canvas = Canvas(Size(4, 1), palette: Palette([.selection: Style(Color(0, or: 0), on: Color(6, or: 6))]))
    canvas.surface(.selection)
    canvas.put("a", at: Point(0, 0), Style(attributes: .bold))
    let style = canvas.row(0)[0].style
    #expect(style == Style(Color(0, or: 0), on: Color(6, or: 6), .bold))
    #expect(canvas.row(0)[3].style.background == Color(6, or: 6))
  }

  @Test func backgroundAlwaysHasAForeground() {
    let palette = Palette([.selection: Style(on: Color(231, or: 15)), .overlay: Style(on: Color(17, or: 4))])
    #expect(palette[.selection].foreground == Color(16, or: 0))
    #expect(palette[.overlay].foreground == Color(231, or: 15))
    #expect(palette[.text].foreground == .default)
  }

  @Test func restylingCoversBothHalvesOfAWideGlyph() {
    var canvas = Canvas(Size(4, 1))
    canvas.put("a作b", at: Point(0, 0))
    canvas.restyle(Rect(2, 0, 1, 1)) { _ in Style(attributes: .bold) }
    #expect(canvas.row(0).map { $0.style.attributes == .bold } == [false, true, true, false])
    expectText(canvas, "a作b")
  }

  @Test func bordersAreDrawnInUnicodeAndASCII() {
    var canvas = Canvas(Size(5, 3))
    canvas.border(.rounded, .plain)
    expectText(canvas, "╭───╮\n│   │\n╰───╯")
    var plain = Canvas(Size(5, 3), capabilities: Capabilities(isUnicode: false))
    plain.border(.rounded, .plain)
    expectText(plain, "+---+\n|   |\n+---+")
  }

  @Test func cellTakesAtMost24Bytes() { #expect(MemoryLayout<Cell>.stride <= 24) }
}
