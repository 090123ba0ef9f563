import TUIKit
import TestSupport
import Testing

/// Overlays on a screen.
@Suite struct OverlayTests {
  private let driver = Driver(30, 9)
  private var application: Application { driver.application }

  init() { application.push(Screen(Label("below"))) }

  @Test func alertTakesAllKeysUntilAnswered() {
    var answer = ""
    let alert = Alert(
      "Delete?", "The transaction does not come back.",
      [Alert.Choice("d", "Delete") { answer = "deleted" }, Alert.Choice("k", "Keep") { answer = "kept" }])
    application.present(alert)
    expectText(
      driver.screen,
      """
      below
       ╭ Delete? ─────────────────╮
       │ The transaction does not │
       │ come back.               │
       │                          │
       │      d Delete    k Keep  │
       ╰──────────────────────────╯
      """)
    driver.press("x")
    #expect(application.overlays.count == 1)
    driver.press(.escape)
    #expect(answer == "kept")
    #expect(application.overlays.isEmpty)
    expectText(driver.screen, "below")
  }

  @Test func enterTakesTheFirstChoiceAndClickItsButton() {
    var answers: [String] = []
    for _ in 0..<2 {
      application.present(
        Alert(
          "Q", "?", [Alert.Choice("a", "A") { answers.append("A") }, Alert.Choice("b", "B") { answers.append("B") }]))
    }
    driver.press(.enter)
    let line = driver.screen.text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
      $0.contains("B")
    }!
    let column =
      driver.screen.row(line).firstIndex { $0.glyph == ("B" as Character).glyph }! - driver.screen.row(line).startIndex
    driver.click(column, line)
    #expect(answers == ["A", "B"])
  }

  @Test func enterNeverTakesADestructiveChoice() {
    var answer = ""
    let alert = Alert(
      "Delete?", "?",
      [
        Alert.Choice("d", "Delete", isDestructive: true) { answer = "deleted" },
        Alert.Choice("k", "Keep") { answer = "kept" },
      ])
    application.present(alert)
    driver.press(.enter)
    #expect(answer == "kept")
    application.present(alert)
    driver.press("d")
    #expect(answer == "deleted")
  }

  @Test func overlaysOpenOneAfterTheOther() {
    var closed: [String] = []
    for name in ["first", "second"] {
      let alert = Alert(Text(name), "?", [Alert.Choice("o", "OK")])
      alert.onClose = { closed.append(name) }
      application.present(alert)
    }
    #expect(driver.screen.text.contains("first"))
    #expect(!driver.screen.text.contains("second"))
    driver.press("o")
    #expect(driver.screen.text.contains("second"))
    driver.press("o")
    #expect(closed == ["first", "second"])
  }

  @Test func helpListsTheDispatchedKeys() {
    let keys: KeyMap = [
      KeyCommand([.down, "j"], "next row", hint: "move") {}, KeyCommand(["q"], "leave", hint: "quit") {},
    ]
    application.present(Help("Keys", keys, closing: "close"))
    expectText(
      driver.screen,
      """
      below

            ╭ Keys ─────────╮
            │ ↓ j  next row │
            │ q    leave    │
            ╰───────────────╯
      """)
    driver.press("?")
    #expect(application.overlays.isEmpty)
  }

  @Test func helpNamesKeysInASCII() {
    let driver = Driver(30, 9, Capabilities(isUnicode: false))
    driver.application.push(Screen(Label("below")))
    driver.application.present(Help("Keys", [KeyCommand([.down, "j"], "next row") {}], closing: "close"))
    expectText(
      driver.screen, "below\n\n\n     + Keys ------------+\n     | Down j  next row |\n     +------------------+")
  }

  @Test func helpScrollsOnTheSmallestTerminal() {
    let keys = KeyMap((1...9).map { KeyCommand([.character(Character("\($0)"))], "does number \($0)") {} })
    driver.resize(20, 6)
    application.present(Help("Keys", keys, closing: "close"))
    expectText(
      driver.screen,
      """
      ╭ Keys ────────────╮
      │ 1  does number 1 │
      │ 2  does number 2 │
      │ 3  does number 3 │
      │ 4  does number ▼ │
      ╰──────────────────╯
      """)
    driver.press(.end)
    #expect(driver.screen.text.contains("9  does number 9"))
    driver.press(.home, .pageDown)
    #expect(driver.screen.text.contains("4  does number ▲"))
  }
}
