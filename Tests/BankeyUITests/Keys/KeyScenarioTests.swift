import BankeyCore
import BankeyModel
import BankeyText
import Foundation
import TUIKit
import TestSupport
import Testing

/// Keys in, screens out, through the application's own `send`.
@Suite struct KeyScenarioTests {
  @Test func helpListsEveryKey() async {
    let person = await Person(80, 90).start()
    person.press("?")
    expectScreen(person.screen, named: "help")
    for key in [
      "k", "j", "PgUp", "^B", "^F", "Space", "^U", "^D", "Home", "End", "g", "G", "Tab", "l", "d", "^L", "^Z", "^C",
    ] {
      #expect(person.text.contains(key), "\(key) is not in help")
    }
  }

  @Test func numberRepeatsAMovement() async {
    let person = await Person(80, 40, density: .compact).start()
    let first = person.selected
    person.press("5")
    #expect(person.status.contains("5"))
    person.press("j")
    #expect(person.selected[0].contains("Visa Avion Card"))
    person.press("3", "G")
    #expect(person.selected[0].contains("Lommepenger"))
    person.press("2", "k", .control("n"), .control("p"))
    #expect(person.selected == first)
    person.press("9", "9", "9", "9", "9", "j")
    #expect(person.selected[0].contains("Travel Wallet"))
  }

  @Test func unknownKeyIsExplained() async {
    let person = await Person().start()
    person.press("X")
    #expect(person.status.contains("X does nothing here; ? lists the keys"))
    person.press(.down)
    #expect(!person.status.contains("X does nothing"))
    person.press(.function(1))
    #expect(person.overlays == 1)
  }

  @Test func secondaryButtonGoesBack() async {
    let person = await Person().start()
    person.press(.enter, "?")
    person.driver.terminal.send(.mouse(.secondary(Point(3, 3))))
    #expect(person.overlays == 0)
    #expect(person.lines[0].hasPrefix("‹ Banking Account"))
    person.driver.terminal.send(.mouse(.secondary(Point(3, 3))))
    #expect(person.text.contains("BANKING"))
    person.driver.terminal.send(.mouse(.secondary(Point(3, 3))))
    #expect(person.text.contains("BANKING"))
    #expect(person.driver.application.exitStatus == nil)
  }

  @Test func paletteRunsTheTypedCommand() async {
    let person = await Person(80, 40).start()
    person.press(":")
    expectScreen(person.screen, named: "palette")
    person.driver.type("worth")
    #expect(person.text.contains("net worth over time"))
    #expect(!person.text.contains("mask amounts"))
    person.press(.enter)
    await person.settle()
    #expect(person.overlays == 0)
    #expect(person.lines[0].hasPrefix("‹ Net worth"))
    person.press(":")
    person.driver.type("qqq")
    #expect(person.text.contains("no such command"))
    person.press(.enter, .escape)
    #expect(person.overlays == 0)
    person.press(":", .down, .down, .up, .backspace)
    #expect(person.overlays == 0)
  }

  @Test(arguments: [(40, 12), (20, 6)]) func paletteFitsSmallScreens(width: Int, height: Int) async {
    let person = await Person(width, height).start()
    person.press(":")
    expectScreen(person.screen, named: "palette-\(width)x\(height)")
    // A command is not told by half its name.
    #expect(!person.text.contains("…"), "\(person.text)")
    for _ in 0..<40 { person.press(.down) }
    #expect(person.overlays == 1)
  }

  @Test(arguments: [(40, 12), (20, 6)]) func helpScrollsOnSmallScreens(width: Int, height: Int) async {
    let person = await Person(width, height).start()
    person.press("?")
    expectScreen(person.screen, named: "help-\(width)x\(height)")
    person.press("G")
    #expect(person.text.contains("Shift") || person.text.contains("select"))
    person.press("q")
    #expect(person.overlays == 0)
  }

  @Test func escapeClosesOverlayThenScreenAndNeverTheRoot() async {
    let person = await Person().start()
    person.press(.enter, "?")
    #expect(person.overlays == 1)
    person.press(.escape)
    #expect(person.overlays == 0)
    #expect(person.lines[0].hasPrefix("‹ Banking Account"))
    person.press(.escape)
    #expect(person.text.contains("BANKING"))
    person.press(.escape, .backspace, "h")
    #expect(person.driver.application.exitStatus == nil)
    person.press("q")
    #expect(person.driver.application.exitStatus == 0)
  }

  @Test(arguments: [[Key.left], ["h"], [.backspace], ["q"]]) func backReturnsToTheSameRow(keys: [Key]) async {
    let person = await Person().start()
    person.press(.down, .down, "l")
    #expect(person.lines[0].hasPrefix("‹ Lommepenger"))
    keys.forEach { person.press($0) }
    #expect(person.selected.joined().contains("Lommepenger"))
  }

  @Test func movementCoversTheWholeList() async {
    let person = await Person(80, 24, density: .comfortable).start()
    person.press("G")
    #expect(person.selected.joined().contains("Travel Wallet"))
    #expect(person.lines[22].contains("Accounts of unknown kind"))
    person.press(.home)
    #expect(person.lines[4].contains("BANKING"))
    person.press(.tab)
    #expect(person.selected.joined().contains("··810"))
    person.press(.tab, .backTab, .backTab)
    #expect(person.selected.joined().contains("Banking Account"))
    person.press(.pageDown, .control("b"), .control("d"), .control("u"))
    #expect(person.selected.joined().contains("Banking Account"))
  }

  @Test func densityCycles() async {
    let person = await Person().start()
    #expect(person.status.hasSuffix("1–12 of 12"))
    person.press("d")
    #expect(person.text.contains("Current balance"))
    #expect(person.status.contains("rows: comfortable"))
    person.press("d")
    #expect(!person.text.contains("Current balance"))
    person.press("d", .down)
    #expect(!person.status.contains("rows:"))
  }

  @Test func demoStartsComfortable() async {
    let bank = FakeBank()
    bank.isDemo = true
    #expect(await Person(bank: bank).start().text.contains("Current balance"))
  }

  @Test func mouseSelectsAndOpens() async {
    let person = await Person(80, 24, density: .compact).start()
    person.driver.click(10, 7)
    #expect(person.selected.joined().contains("Lommepenger"))
    person.driver.click(10, 7)
    #expect(person.lines[0].hasPrefix("‹ Lommepenger"))
  }

  @Test func hintsAreClickableAndTheWheelScrolls() async {
    let person = await Person(80, 24, density: .comfortable).start()
    person.driver.terminal.send(.mouse(.wheel(3, Point(10, 10))))
    #expect(person.lines[0].contains("$981,350.49"))
    #expect(person.lines[1].contains("No-Fee") == false && person.text.contains("No-Fee"))
    person.driver.click(person.status.distance(of: "help"), 23)
    #expect(person.overlays == 1)
  }

  @Test func resizeKeepsTheSelection() async {
    let person = await Person(80, 24, density: .comfortable).start()
    person.press("G", "k")
    for size in [(40, 12), (20, 6), (132, 50), (5, 2), (80, 24)] { person.driver.resize(size.0, size.1) }
    #expect(person.selected.joined().contains("Car Loan"))
  }
}

extension String {
  /// The number of characters before a text.
  fileprivate func distance(of text: String) -> Int {
    range(of: text).map { distance(from: startIndex, to: $0.lowerBound) } ?? 0
  }
}
