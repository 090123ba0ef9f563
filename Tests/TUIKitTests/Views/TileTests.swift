import TUIKit
import TestSupport
import Testing

@Suite struct TileTests {
  private func draw(_ view: View, _ frame: Rect, in size: Size, _ capabilities: Capabilities = Capabilities()) -> String
  {
    var canvas = Canvas(size, capabilities: capabilities)
    view.frame = frame
    view.render(in: &canvas)
    return canvas.text
  }

  @Test func shadowFallsLeftAndBelowTheFrame() {
    let tile = TileView(Label("Balance"), columns: 13)
    #expect(tile.size(fitting: Size(80, 24)) == Size(13, 3))
    #expect(
      draw(tile, Rect(1, 0, 13, 3), in: Size(16, 4)) == """
         ╭───────────╮
        ░│ Balance   │
        ░╰───────────╯
        ░░░░░░░░░░░░░
        """)
  }

  @Test func shadowWithoutUnicodeIsColons() {
    let ascii = Capabilities(colors: .none, isUnicode: false)
    #expect(
      draw(TileView(Label("A")), Rect(1, 0, 5, 3), in: Size(7, 4), ascii) == """
         +---+
        :| A |
        :+---+
        :::::
        """)
  }

  @Test func onlyTheScreenClipsTheShadow() {
    let stack = StackView(.horizontal, margins: Insets(columns: 1, lines: 0), [TileView(Label("A"))])
    let text = draw(stack, Rect(1, 0, 7, 3), in: Size(9, 4))
    #expect(text.split(separator: "\n").last?.hasPrefix(" ░░░░░") == true)
    #expect(draw(TileView(Label("A")), Rect(0, 0, 5, 3), in: Size(5, 3)).contains("│ A │"))
  }

  @Test func tileDrawsAtAnySize() {
    for width in 0...6 {
      for height in 0...5 {
        _ = draw(TileView(Label("Balance")), Rect(2, 1, width, height), in: Size(6, 4))
        _ = draw(RoundedView("Account"), Rect(-3, -1, width, height), in: Size(6, 4))
      }
    }
  }

  @Test func roundedViewGrowsOnlyForLongerText() {
    #expect(RoundedView("Account 1").size(fitting: Size(80, 24)) == Size(26, 3))
    #expect(RoundedView("Comp. Account 03300000842").size(fitting: Size(80, 24)) == Size(31, 3))
    #expect(
      draw(RoundedView("Account 1"), Rect(0, 0, 26, 3), in: Size(26, 3)) == """
        ╭────────────────────────╮
        │       Account 1        │
        ╰────────────────────────╯
        """)
  }

  @Test func roundedViewStretchesUnlessItHugs() {
    let container = RoundedView("Account 1")
    let stack = StackView(.vertical, [container])
    _ = draw(stack, Rect(0, 0, 40, 3), in: Size(40, 3))
    #expect(container.frame == Rect(0, 0, 40, 3))
    stack.alignment = .center
    _ = draw(stack, Rect(0, 0, 40, 3), in: Size(40, 3))
    #expect(container.frame == Rect(7, 0, 26, 3))
    container.hugging = .high
    _ = draw(StackView(.horizontal, [container, Label("free")]), Rect(0, 0, 40, 3), in: Size(40, 3))
    #expect(container.frame.width == 26)
  }
}
