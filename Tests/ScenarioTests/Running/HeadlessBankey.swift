import BankeyUI
import TUIKit
import TerminalText
import TestSupport

@testable import bankey

/// The whole app on a terminal in memory: its screens, its database, `bankey-sync`.
final class HeadlessBankey {
  private let terminal: FakeTerminal
  private let scenario: Scenario
  private let home: Home
  private let app: TerminalApp
  private let running: Task<Int32, Never>

  /// Starts it in a home.
  init(_ scenario: Scenario, _ home: Home) throws {
    (self.scenario, self.home) = (scenario, home)
    let variables = home.variables.merging(scenario.terminal.variables) { $1 }
    let setting = try Setting(Options(now: Home.now), environment: variables)
    let terminal = FakeTerminal(scenario.size.width, scenario.size.height, scenario.terminal.capabilities)
    let app = try TerminalApp(setting, isDemo: scenario.data == .demo, on: terminal)
    (self.terminal, self.app) = (terminal, app)
    running = Task { await app.run() }
  }

  var screen: String { scenario.terminal.written(terminal.screen) }

  /// Whether it was told to quit.
  var isEnding: Bool { app.viewer.application.exitStatus != nil }

  func status() async -> Int32 { await running.value }

  /// The position of the first cell of a text on its screen.
  func place(of text: String) -> Point? {
    for (row, line) in screen.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if let found = line.firstRange(of: text) { return Point(line[..<found.lowerBound].columns, row) }
    }
    return nil
  }

  /// Performs an action of the user.
  func send(_ events: Event...) {
    for event in events {
      terminal.send(event)
      app.viewer.application.displayIfNeeded()
    }
  }

  func resize(_ width: Int, _ height: Int) {
    terminal.resize(width, height)
    app.viewer.application.displayIfNeeded()
  }
}
