import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import TUIKit
import TestSupport
import Testing

/// The header folds to one line while the list is scrolled, on screens under 30 lines.
@Suite struct FoldingTests {
  private func isFolded(_ person: Person) -> Bool { !person.text.contains("Net worth") }

  @Test func headerFoldsOnceTheListScrolls() async {
    let person = await Person(80, 24, density: .comfortable).start()
    #expect(!isFolded(person))
    for _ in 0..<5 { person.press(.down) }
    #expect(isFolded(person))
    expectScreen(person.screen, named: "accounts-folded")
    #expect(person.selected[0].contains("Credit card"))
    person.press("g")
    #expect(!isFolded(person))
  }

  @Test func headerStaysOnTallScreens() async {
    let person = await Person(80, 30, density: .comfortable).start()
    person.press("G")
    #expect(!isFolded(person))
  }

  @Test func headerStaysWhereFoldingWouldShowEverything() async {
    let person = await Person(80, 22, density: .compact).start()
    person.press("G")
    #expect(!isFolded(person))
    #expect(person.text.contains("Travel Wallet"))
  }

  @Test func wheelUnfoldsTheHeader() async {
    let person = await Person(80, 24, density: .comfortable).start()
    person.driver.terminal.send(.mouse(.wheel(3, Point(10, 10))))
    #expect(isFolded(person))
    person.driver.terminal.send(.mouse(.wheel(-3, Point(10, 10))))
    #expect(!isFolded(person))
    #expect(person.lines[4].contains("BANKING"))
  }

  @Test func foldingDoesNotChangeDensity() async {
    for height in 10..<30 {
      let person = await Person(80, height).start()
      let isCompact = !person.text.contains("Current balance")
      person.press("G")
      #expect(!person.text.contains("Current balance") == isCompact, "\(height) lines")
    }
  }

  /// Drawing again without an event changes nothing: the header does not flicker.
  @Test(arguments: 1...4 as ClosedRange<UInt64>) func foldingComesToRest(seed: UInt64) async {
    var random = SeededRandom(seed: seed)
    let keys: [Key] = [.down, .up, .pageDown, .pageUp, .control("u"), .control("d"), .tab, .backTab, "g", "G", "d"]
    let person = await Person(80, Int.random(in: 6...32, using: &random)).start()
    for step in 0..<80 {
      if Int.random(in: 0..<4, using: &random) == 0 {
        person.driver.terminal.send(.mouse(.wheel(Int.random(in: -6...6, using: &random), Point(5, 8))))
      } else {
        person.press(keys.randomElement(using: &random)!)
      }
      let before = person.text
      for _ in 0..<2 {
        person.driver.application.setNeedsDisplay()
        #expect(person.text == before, "step \(step) of seed \(seed)")
      }
    }
  }
}
