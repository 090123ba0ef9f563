import TUIKit
import TestSupport
import Testing

/// The example in docs/tuikit/application.md.
@Suite struct ApplicationExample {
  final class CounterScreen: Screen {
    private let label = Label(alignment: .center)
    private var count = 0

    init() {
      let hints = HintBar()
      super.init(StackView(.vertical, [label, hints]))
      keys = [
        KeyCommand(["+", .up], "one more", hint: "more") { [unowned self] in count += 1 },
        KeyCommand(["0"], "start again", hint: "reset") { [unowned self] in ask() },
        KeyCommand(["?"], "this help", hint: "help") { [unowned self] in
          application?.present(Help("Keys", keys, closing: "close"))
        },
        KeyCommand(["q"], "leave", hint: "quit") { [unowned self] in application?.quit() },
      ]
      label.hugging = .low
      hints.keys = keys
    }

    override func update() { label.text = Text("\(count) so far", .strong) }

    private func ask() {
      let yes = Alert.Choice("y", "Yes") { [unowned self] in count = 0 }
      let no = Alert.Choice("n", "No")
      application?.present(Alert("Start again?", Text("\(count) will be lost."), [yes, no]))
    }
  }

  func runCounter(on terminal: any Terminal) async -> Int32 {
    let application = Application(terminal)
    application.push(CounterScreen())
    return await application.run()
  }

  @Test func counterCounts() {
    let driver = Driver(44, 6)
    driver.application.push(CounterScreen())
    driver.press("+", "+", .up)
    expectText(
      driver.screen,
      """
                        3 so far




       + more  0 reset  ? help  q quit
      """)
  }

  @Test func counterAsksBeforeResetting() {
    let driver = Driver(44, 8)
    driver.application.push(CounterScreen())
    driver.press("+", "0")
    expectText(
      driver.screen,
      """
                        1 so far
                  ╭ Start again? ───╮
                  │ 1 will be lost. │
                  │                 │
                  │  y Yes    n No  │
                  ╰─────────────────╯

       + more  0 reset  ? help  q quit
      """)
    driver.press("y")
    #expect(driver.screen.text.contains("0 so far"))
  }

  @Test func qEndsTheCounter() async {
    let terminal = FakeTerminal(40, 5)
    let running = Task { await runCounter(on: terminal) }
    await waitUntil { terminal.isStarted }
    terminal.send(.key("q"))
    #expect(await running.value == 0)
  }
}
