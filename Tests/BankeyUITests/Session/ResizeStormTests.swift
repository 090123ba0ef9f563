import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import TUIKit
import TestSupport
import Testing

/// Windows of any size, in any order, with keys in between.
@Suite struct ResizeStormTests {
  private static let keys: [Key] = [
    .down, .up, .pageDown, .pageUp, .home, .end, .tab, .backTab, .enter, .escape, .left, .control("d"), .control("u"),
    "d", "p", "v", "y", "Y", "D", "b", "m", "?", "r", " ", .control("l"),
  ]

  @Test(arguments: 1...5 as ClosedRange<UInt64>) func everyFrameIsWholeInAResizeStorm(seed: UInt64) async {
    var random = SeededRandom(seed: seed)
    let person = await storm(&random)
    for _ in 0..<100 {
      if Bool.random(using: &random) { resize(person, &random) }
      person.press(Self.keys.randomElement(using: &random)!)
      expectWhole(person, seed)
    }
    await person.settle()
    person.driver.resize(80, 24)
    expectWhole(person, seed)
    #expect(person.driver.application.exitStatus == nil)
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>) func selectionSurvivesAnyResize(seed: UInt64) async {
    var random = SeededRandom(seed: seed)
    let person = await storm(&random)
    for _ in 0..<Int.random(in: 0..<12, using: &random) { person.press(.down) }
    person.driver.resize(80, 50)
    let selected = person.selected.joined()
    for _ in 0..<60 { resize(person, &random) }
    person.driver.resize(80, 50)
    #expect(person.selected.joined() == selected, "seed \(seed)")
  }

  private func storm(_ random: inout SeededRandom) async -> Person {
    let bank = FakeBank()
    bank.pages = FakePages(Sample.transactions)
    let isUnicode = Bool.random(using: &random)
    let capabilities = Capabilities(isUnicode: isUnicode, hasRichFont: isUnicode, canCopy: true)
    return await Person(80, 24, capabilities, bank: bank, motion: false).start()
  }

  private func resize(_ person: Person, _ random: inout SeededRandom) {
    let isSmall = Int.random(in: 0..<3, using: &random) == 0
    person.driver.resize(
      Int.random(in: 1...(isSmall ? 30 : 200), using: &random), Int.random(in: 1...(isSmall ? 12 : 70), using: &random))
  }

  private func expectWhole(_ person: Person, _ seed: UInt64) {
    let screen = person.screen
    #expect(screen.size == person.driver.terminal.size, "seed \(seed)")
    #expect((0..<screen.size.height).allSatisfy { screen.row($0).count == screen.size.width }, "seed \(seed)")
  }
}
