import TUIKit
import TestSupport
import Testing

/// Drawing small views.
@Suite struct LabelTests {
  @Test func labelAlignsAndTruncatesByColumns() {
    expectText(drawn(Label("作者"), 8, 1), "作者")
    expectText(drawn(Label("作者", alignment: .center), 8, 1), "  作者")
    expectText(drawn(Label("作者", alignment: .trailing), 8, 1), "    作者")
    expectText(drawn(Label("作者作者作者", alignment: .trailing), 8, 1), " 作者作…")
  }

  @Test func labelWrapsWithinItsLineLimit() {
    let label = Label("press r for the next day", alignment: .center)
    label.lineLimit = 0
    #expect(label.size(fitting: Size(10, 9)) == Size(8, 3))
    expectText(drawn(label, 10, 3), " press r\n for the\n next day")
    expectText(drawn(label, 10, 2), " press r\nfor the n…")
    label.lineLimit = 2
    expectText(drawn(label, 10, 3), " press r\nfor the n…")
  }

  @Test func asciiTerminalsShowDotsForAnEllipsis() {
    var canvas = Canvas(Size(6, 1), capabilities: Capabilities(isUnicode: false))
    let label = Label("Banking")
    label.frame = Rect(0, 0, 6, 1)
    label.render(in: &canvas)
    expectText(canvas, "Bank..")
  }

  @Test func barIsDrawnAsColorOrGlyph() {
    let role = Role(rawValue: Role.firstOwn)
    let palette = Palette([role: Style(on: Color(37, or: 6))])
    let color = bar(Capabilities(), palette, role)
    #expect(color.row(0).map { $0.style.foreground != .default } == [true, true, true, false])
    expectText(color, "▀▀▀")
    expectText(bar(Capabilities(colors: .none), palette, role), "▀▀▀")
    expectText(bar(Capabilities(isUnicode: false), palette, role), "###")
  }

  @Test func containerSurroundsItsContent() {
    let box = ContainerView(Label("inside"), margins: Insets(columns: 1, lines: 0), border: .rounded)
    box.title = "Title"
    #expect(box.size(fitting: Size(20, 9)) == Size(10, 3))
    expectText(drawn(box, 12, 3), "╭ Title ───╮\n│ inside   │\n╰──────────╯")
  }

  @Test func hiddenViewsAreNotDrawn() {
    let label = Label("hidden")
    label.isHidden = true
    expectText(drawn(label, 8, 1), "")
  }

  @Test func everyViewDrawsAtEverySize() {
    let box = ContainerView(StackView(.vertical, spacing: 2, [Label("a"), BarView(8, .text)]), border: .rounded)
    box.title = "Title"
    let views = [Label("作者"), BarView(8, .text), SpacerView(3), box, HintBar([], status: "1 of 9"), LineTable.sample()]
    for view in views {
      for width in 0...4 { for height in 0...4 { _ = drawn(view, width, height) } }
    }
  }

  private func bar(_ capabilities: Capabilities, _ palette: Palette, _ role: Role) -> Canvas {
    var canvas = Canvas(Size(4, 1), capabilities: capabilities, palette: palette)
    let bar = BarView(3, role)
    bar.frame = Rect(0, 0, 4, 1)
    bar.render(in: &canvas)
    return canvas
  }
}

/// A view on a canvas of its own size.
func drawn(_ view: View, _ width: Int, _ height: Int) -> Canvas {
  var canvas = Canvas(Size(width, height))
  view.frame = Rect(0, 0, width, height)
  view.render(in: &canvas)
  return canvas
}
