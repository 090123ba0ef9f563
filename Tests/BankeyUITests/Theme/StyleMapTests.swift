import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import TUIKit
import TestSupport
import Testing

/// The look of screens, cell by cell, on terminals with different numbers of colors. Each map was compared with a
/// picture of the same screen.
@Suite struct StyleMapTests {
  private nonisolated static let depths: [(Capabilities.Colors, String)] = [
    (.full, "256"), (.sixteen, "16"), (.eight, "8"), (.none, "mono"),
  ]

  private func person(
    _ colors: Capabilities.Colors, _ theme: Theme = .auto, density: Density = .compact
  ) async -> Person {
    let bank = FakeBank()
    bank.pages = FakePages(Sample.transactions)
    return await Person(80, 24, Capabilities(colors: colors), bank: bank, density: density, theme: theme).start()
  }

  /// Bars, marks, sums, and everything that a refresh shows briefly.
  @Test(arguments: depths) func accountStylesMatchRecordings(colors: Capabilities.Colors, name: String) async throws {
    let person = await person(colors)
    try await person.refresh(to: Sample.nextDay)
    expectScreen(StyleMap(person.screen).text, named: "styles-accounts-\(name)")
  }

  @Test(arguments: [Theme.light, .dark]) func themeStylesMatchRecordings(theme: Theme) async throws {
    let person = await person(.full, theme, density: .comfortable)
    try await person.refresh(to: Sample.nextDay)
    expectScreen(StyleMap(person.screen).text, named: "styles-\(theme)")
  }

  /// The number's container, tiles and shadows.
  @Test(arguments: depths) func detailStylesMatchRecordings(colors: Capabilities.Colors, name: String) async {
    let person = await person(colors)
    person.press(.enter)
    expectScreen(StyleMap(person.screen).text, named: "styles-details-\(name)")
  }

  @Test(arguments: depths) func overlayStylesMatchRecordings(colors: Capabilities.Colors, name: String) async {
    let person = await person(colors)
    person.press("?")
    expectScreen(StyleMap(person.screen).text, named: "styles-help-\(name)")
  }
}
