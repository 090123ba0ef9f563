import BankeyCore
import BankeyModel
import BankeyText
import TUIKit
import TestSupport
import Testing

@testable import BankeyUI

/// `theme = auto` asks the terminal for its background, does not wait, and uses the answer when it arrives.
@Suite struct BackgroundTests {
  @Test(arguments: [
    (RGB(0x1E, 0x1E, 0x2E), Theme.dark), (RGB(0xFD, 0xF6, 0xE3), .light), (RGB(128, 128, 128), .auto),
  ])
  func backgroundDecidesTheTheme(color: RGB, theme: Theme) async {
    let person = await Person(theme: .auto).start()
    let terminal = person.driver.terminal
    #expect(terminal.backgroundQuestions == 1)
    let frames = terminal.frames.count
    #expect(frames > 0)
    #expect(person.driver.application.palette == .bankey(.auto, colors: .full))
    terminal.send(.background(color))
    #expect(person.driver.application.palette == .bankey(theme, colors: .full))
    _ = person.screen
    #expect(terminal.frames.count > frames)
  }

  @Test(arguments: [Theme.dark, .light, .mono]) func explicitThemeDoesNotQueryTheBackground(theme: Theme) async {
    let person = await Person(theme: theme).start()
    #expect(person.driver.terminal.backgroundQuestions == 0)
    let palette = person.driver.application.palette
    person.driver.terminal.send(.background(RGB(0, 0, 0)))
    #expect(person.driver.application.palette == palette)
  }

  @Test func selectedRowIsTintedOverItsBand() async {
    let person = await Person(132, 50, density: .comfortable, pane: .off, theme: .dark).start()
    let tint = Palette.bankey(.dark, colors: .full)[.selection].background
    func tinted() -> [Int] {
      let screen = person.screen
      return (0..<screen.size.height).filter { screen.row($0).dropFirst(60).first?.style.background == tint }
    }
    let before = tinted()
    #expect(before.count == 3)
    person.press(.down)
    #expect(tinted().count == 3 && tinted() != before)
  }
}
