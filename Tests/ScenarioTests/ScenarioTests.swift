import TUIKit
import TestSupport
import Testing

@testable import BankeyUI

/// The same scenarios headless and through tmux: the screens are equal after every step.
@Suite(.enabled(if: Tmux.isAvailable, "needs tmux"))
struct ScenarioTests {
  private static let turns = Turns(3)

  @Test(arguments: Scenario.all)
  func terminalAndModelShowTheSameScreen(scenario: Scenario) async throws {
    try await Self.turns.take { try await Play(scenario).run() }
  }

  @Test func everyKeyOccurs() {
    let pressed = Set(Scenario.all.flatMap(\.keys))
    for binding in KeyTable.bindings {
      #expect(pressed.isSuperset(of: binding.keys), "\(binding.command)")
    }
  }

  @Test func scenariosAreManyAndNamedUniquely() {
    #expect(Scenario.all.count >= 150)
    #expect(Set(Scenario.all.map(\.name)).count == Scenario.all.count)
  }
}
