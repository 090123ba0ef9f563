import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

@testable import BankeyUI

/// Every scene in every size, every scene in every terminal, every key on every screen.
nonisolated extension Scenario {
  private static let usualSizes = [Size(80, 24), Size(40, 12), Size(132, 50), Size(20, 6)]
  private static let oddSizes = [Size(19, 5), Size(61, 17), Size(25, 40), Size(200, 8), Size(140, 40)]

  /// Every scene in every usual size, some in odd ones.
  static let sizes =
    usualSizes.flatMap { size in Scene.all.map { scenario($0, size) } }
    + oddSizes.flatMap { size in [Scene.firstRun, .accounts, .report, .help, .foreign].map { scenario($0, size) } }

  private static func scenario(_ scene: Scene, _ size: Size) -> Scenario {
    scene.scenario("\(scene.name) at \(size.width)×\(size.height)", size)
  }

  /// Most scenes in every terminal.
  static let terminals = ScenarioTerminal.others.flatMap { terminal in
    [Scene.firstRun, .comfortable, .report, .help, .foreign].map {
      $0.scenario("\($0.name) in \(terminal.name)", on: terminal)
    }
  }

  /// Every key on each screen where it has a meaning; the keys that only move, one after the other. A key that ends
  /// bankey ends both in the same way.
  static let everyKey = KeyTable.bindings.flatMap { binding in
    binding.places.map(scene).sorted { $0.name < $1.name }.flatMap { scene in
      let rounds = moving.contains(binding.command) ? [binding.keys] : binding.keys.map { [$0] }
      return rounds.map { pressing($0, on: scene, "\(binding.command)") }
    }
  }

  private static let moving: Set<Command> = [.row, .page, .halfPage, .end, .section]

  private static func pressing(_ keys: [Key], on scene: Scene, _ command: String) -> Scenario {
    let names = keys.map { $0.name(in: Capabilities()) }.joined(separator: " ")
    return Scenario(
      name: "\(names) (\(command)) on \(scene.name)", data: scene.data, steps: scene.steps + keys.map { .press($0) })
  }

  private static func scene(_ place: KeyBinding.Place) -> Scene {
    switch place {
    case .accounts: .accounts
    case .details: .details
    case .find: .find
    case .timeline: .timeline
    case .transaction: .transaction
    case .figures: .news
    case .netWorth: .netWorth
    case .upcoming: .upcoming
    case .sources: .sources
    case .preview: .preview
    case .firstRun: .firstRun
    case .setup: .setup
    }
  }
}
