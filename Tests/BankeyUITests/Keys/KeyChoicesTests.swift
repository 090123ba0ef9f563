import BankeyCore
import BankeyModel
import BankeyText
import Foundation
import TUIKit
import TestSupport
import Testing

@testable import BankeyUI

/// Custom keys: valid ones apply; for others the usual keys stay, with a reason.
@Suite struct KeyChoicesTests {
  private func setting(_ command: String, _ keys: String..., line: Int = 1) -> KeySetting {
    KeySetting(command: command, keys: keys, line: line)
  }

  private func keys(_ choices: KeyChoices, _ command: BankeyText.Command) -> [Key] {
    choices.bindings.first { $0.command == command }?.keys ?? []
  }

  @Test func commandHasItsConfiguredKeys() {
    let choices = KeyChoices([setting("refresh", "E", "^r", "F1x"), setting("net_worth", "W")])
    #expect(choices.problems == [.noKey(setting("refresh", "E", "^r", "F1x"), "F1x")])
    #expect(keys(choices, .netWorth) == ["W"])
    #expect(keys(choices, .refresh) == keys(KeyChoices(), .refresh))
    #expect(keys(KeyChoices([setting("refresh", "E", "^r")]), .refresh) == ["E", .control("r")])
  }

  @Test func textsNameConfiguredKeys() {
    var settings = ViewerSettings(formats: Formats(locale: "en_US"))
    #expect(settings.strings.demoMessage.contains("press r for"))
    settings.keys = KeyChoices([setting("refresh", "^r", "E")])
    #expect(settings.strings.demoMessage.contains("press ^R for"))
    #expect(settings.presenter.strings.nothingFetched.contains("Press ^R to refresh"))
  }

  @Test func twoCommandsCanSwapKeys() {
    let choices = KeyChoices([setting("privacy", "d"), setting("density", "p", line: 2)])
    #expect(choices.problems.isEmpty)
    #expect(keys(choices, .privacy) == ["d"] && keys(choices, .density) == ["p"])
  }

  @Test func takenKeyIsReported() {
    let said = setting("refresh", "p")
    #expect(KeyChoices([said]).problems == [.isTaken(said, key: "p", by: .privacy)])
    #expect(keys(KeyChoices([said]), .refresh) == ["r"])
    let (first, second) = (setting("refresh", "X"), setting("sources", "X", line: 2))
    #expect(KeyChoices([first, second]).problems == [.isTaken(second, key: "X", by: .refresh)])
    #expect(keys(KeyChoices([first, second]), .refresh) == ["X"])
  }

  @Test(arguments: ["row", "leave", "quit_now", "chart_range"]) func fixedKeysCannotBeChanged(command: String) {
    #expect(KeyChoices([setting(command, "X")]).problems == [.isFixed(setting(command, "X"))])
  }

  @Test(arguments: ["5", "", "^C", "^i", "ab", "^Æ", "F13"]) func invalidKeyIsReported(key: String) {
    #expect(KeyChoices([setting("refresh", key)]).problems == [.noKey(setting("refresh", key), key)])
  }

  @Test func unknownCommandIsReported() {
    #expect(KeyChoices([setting("pay", "P")]).problems == [.noCommand(setting("pay", "P"))])
  }

  @Test func pageNamesEveryConfigurableCommand() throws {
    let text = try Checkout.text("docs/keys.md")
    for binding in KeyTable.bindings where binding.canBeChanged {
      #expect(text.contains("`\(binding.command.name)`"), "\(binding.command.name) is not in docs/keys.md")
    }
  }

  @Test func screensUseConfiguredKeys() async {
    let person = await Person(80, 48, keys: KeyChoices([setting("net_worth", "W")])).start()
    person.press("w")
    #expect(person.status.contains("w does nothing here"))
    person.press("W")
    await person.settle()
    #expect(person.lines[0].hasPrefix("‹ Net worth"))
  }
}
