import TUIKit
import TestSupport
import Testing

@Suite struct HintBarTests {
  @Test func hintsGiveWayToTheStatus() {
    let bar = HintBar(keys { _ in }, status: "1 of 9")
    expectText(drawn(bar, 40, 1), " ↑↓ move  q quit  ? help         1 of 9")
    expectText(drawn(bar, 26, 1), " ↑↓ move  q quit   1 of 9")
    expectText(drawn(bar, 8, 1), " 1 of 9")
    expectText(drawn(bar, 5, 1), " 1 …")
  }

  @Test func keptHintStaysLongest() {
    var keys = keys { _ in }
    keys.commands[3].keepsHint = true
    expectText(drawn(HintBar(keys), 40, 1), " ↑↓ move  q quit  ? help")
    expectText(drawn(HintBar(keys), 18, 1), " ↑↓ move  ? help")
    expectText(drawn(HintBar(keys), 16, 1), " q quit  ? help")
    expectText(drawn(HintBar(keys), 10, 1), " ? help")
  }

  @Test func asciiTerminalsShowKeyNames() {
    var canvas = Canvas(Size(30, 1), capabilities: Capabilities(isUnicode: false))
    let bar = HintBar(keys { _ in })
    bar.frame = Rect(0, 0, 30, 1)
    bar.render(in: &canvas)
    expectText(canvas, " Up move  q quit  ? help")
  }

  @Test func clickOnAHintRunsItsCommand() {
    var done: [String] = []
    let bar = HintBar(keys { done.append($0) })
    _ = drawn(bar, 40, 1)
    #expect(bar.handle(.press(Point(11, 0))))
    #expect(!bar.handle(.press(Point(39, 0))))
    #expect(done == ["quit"])
  }

  private func keys(_ act: @escaping (String) -> Void) -> KeyMap {
    [
      KeyCommand([.up, .down], "moves", label: "↑↓", hint: "move") { act("move") },
      KeyCommand(["q"], "quits", hint: "quit") { act("quit") },
      KeyCommand(["x"], "is not hinted at") { act("x") },
      KeyCommand(["?"], "helps", hint: "help") { act("help") },
    ]
  }
}
