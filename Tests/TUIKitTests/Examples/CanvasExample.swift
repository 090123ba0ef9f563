import TUIKit
import TestSupport
import Testing

/// The example in docs/tuikit/canvas.md.
@Suite struct CanvasExample {
  @Test func borderedBoxClipsItsText() {
    var canvas = Canvas(Size(24, 4))
    canvas.border(.rounded, canvas.palette[.border])
    canvas.inside(Rect(2, 1, 20, 2)) { canvas in
      canvas.put("Sushi", at: Point(0, 0), .strong)
      canvas.put("寿司 for two, with tea and more", at: Point(0, 1))
    }
    expectText(
      canvas,
      """
      ╭──────────────────────╮
      │ Sushi                │
      │ 寿司 for two, with t │
      ╰──────────────────────╯
      """)
  }

  @Test func wideGlyphsStayWhole() {
    var canvas = Canvas(Size(8, 1))
    canvas.put("寿司寿司", at: Point(0, 0))
    canvas.put("|", at: Point(3, 0))
    #expect(canvas.text == "寿 |寿司")
  }

  @Test func rolesResolveToStyles() {
    let income = Role(rawValue: Role.firstOwn)
    let palette = Palette([
      income: Style(Color(114, or: 2), .bold),
      .selection: Style(on: Color(24, or: 4)),
    ])
    var canvas = Canvas(Size(20, 1), palette: palette)
    canvas.surface(.selection)
    canvas.put("+3,000.00", at: Point(0, 0), income)
    #expect(canvas.row(0)[0].style == Style(Color(114, or: 2), on: Color(24, or: 4), .bold))
  }
}
