import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import Foundation
import TUIKit
import TestSupport
import Testing

@testable import bankey

/// The terminal app in a real terminal.
@MainActor @Suite(.serialized, .enabled(if: Tmux.isAvailable)) struct CLITerminalTests {
  /// A key with its names in tmux and in TUIKit.
  private typealias Step = (name: String, key: Key)

  private let bankey: CLIBankey
  private let config: String
  private let now = "2026-11-21T09:00:00Z"

  init() throws {
    bankey = try CLIBankey()
    config = try bankey.home.write("locale = \"en_US\"\nmotion = false\n", to: "plain.toml")
  }

  // Below the width of two panes: what stands beside the list comes when it has been read, and the scenarios wait for
  // it.
  @Test(arguments: [(80, 24), (40, 12), (118, 50), (20, 6)])
  func terminalScreensMatchTheModel(width: Int, height: Int) async throws {
    let steps: [Step] = [
      ("Down", .down), ("NPage", .pageDown), ("g", .character("g")), ("Tab", .tab), ("Enter", .enter),
      ("j", .character("j")), ("Escape", .escape), ("d", .character("d")), ("?", .character("?")), ("Escape", .escape),
    ]
    let expected = try await headless(width, height, steps)
    let tmux = try terminal("--demo", width, height)
    try await tmux.screen("at the start") { $0 == expected[0] }
    for (step, screen) in zip(steps, expected.dropFirst()) {
      try tmux.press(step.name)
      try await tmux.screen("after \(step.name), that is\n\(screen)\n") { $0 == screen }
    }
    try tmux.press("q")
    try await expectEnd(tmux, 0)
  }

  @Test func previewedStandardInputIsImported() async throws {
    let file = try bankey.home.write(CLIStatement.ofx(amounts: ["-4.10", "3000"]), to: "a.ofx")
    let tmux = try terminal("import --preview -", 80, 24, input: file)
    try await tmux.screen(showing: "Preview  standard input")
    try await tmux.screen(showing: "2 new")
    try FileManager.default.removeItem(atPath: file)
    try tmux.press("y")
    try await tmux.screen(showing: "BANKING")
    try tmux.press("q")
    try await expectEnd(tmux, 0)
    #expect(try bankey("import", "--list").output.contains("standard input    2"))
  }

  @Test func refreshIsShownAndTheTerminalRestored() async throws {
    let tmux = try terminal("--demo", 80, 24)
    try await tmux.screen(showing: "$929,466")
    let before = try tmux.screen
    try tmux.press("r")
    try await tmux.screen("with other balances") { $0.contains("Banking Account") && !self.sameFigures($0, before) }
    try tmux.press("q")
    try await expectEnd(tmux, 0)
    #expect(try bankey.demoFolders == [])
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func everyEndingRestoresTheTerminalAndRemovesTheDemo(signal: Int32) async throws {
    let tmux = try terminal("--demo", 80, 24)
    try await tmux.screen(showing: "$929,466")
    #expect(try bankey.demoFolders.count == 1)
    if signal == SIGINT {
      try tmux.press("C-c")
    } else {
      for program in try tmux.programs { kill(program, signal) }
    }
    try await expectEnd(tmux, 128 + signal)
    #expect(try bankey.demoFolders == [])
  }

  @Test func changesByAnotherProcessAreShown() async throws {
    let tmux = try terminal("", 80, 24)
    try await tmux.screen(showing: "bankey.sqlite")
    try bankey.importStatement(CLIStatement.ofx(balance: "777.00"))
    try await tmux.screen(showing: "$777")
    try bankey.importStatement(CLIStatement.ofx(account: "98765432109", balance: "888.00"))
    try await tmux.screen(showing: "$888")
    try tmux.press("q")
    try await expectEnd(tmux, 0)
  }

  @Test func densityIsRemembered() async throws {
    try bankey.importStatement(CLIStatement.ofx())
    let first = try terminal("", 80, 24)
    try await first.screen(showing: "$1,000")
    try first.press("d", "q")
    try await expectEnd(first, 0)
    let file = bankey.home.path + "/state/bankey/viewer"
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("density = comfortable\n"))
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func helpChangesNoTerminalMode() throws {
    for words in [["--help"], ["--version"], ["accounts", "--help"]] {
      let pty = try Pty(BuildProducts.path("bankey"), words, environment: bankey.environment)
      let modes = pty.modes
      #expect(pty.status() == 0)
      pty.readAll()
      #expect(pty.modes == modes)
      #expect(!pty.output.isEmpty && !pty.output.contains(0x1B))
    }
  }

  @Test func tableFitsTheTerminal() throws {
    try bankey.importStatement(CLIStatement.ofx(name: String(repeating: "A LONG NAME ", count: 20)))
    let pty = try Pty(BuildProducts.path("bankey"), ["transactions"], width: 60, environment: bankey.environment)
    #expect(pty.status() == 0)
    pty.readAll()
    let lines = String(decoding: pty.output, as: UTF8.self).components(separatedBy: "\r\n").dropLast()
    #expect(lines.count == 2 && lines.allSatisfy { $0.count <= 60 } && lines[1].hasSuffix("−$4.10"), "\(lines)")
  }

  /// Runs bankey, prints the terminal's modes before and after, and then the exit status.
  private func terminal(_ words: String, _ width: Int, _ height: Int, input: String? = nil) throws -> Tmux {
    let pipe = input.map { "cat '\($0)' | " } ?? ""
    let command = """
      before=$(stty -a); \(pipe)\(BuildProducts.path("bankey")) \(words) --now \(now) --config \(config); status=$?
      [ "$(stty -a)" = "$before" ] && modes=same || modes=different; echo "$status $modes"; read end
      """
    let environment = bankey.environment.filter { !["TERM", "PATH"].contains($0.key) }
    return try Tmux(command, width: width, height: height, environment: environment)
  }

  /// Checks that the terminal is as before, without anything that bankey showed.
  private func expectEnd(_ tmux: Tmux, _ status: Int32) async throws {
    try await tmux.screen(showing: "\(status) same")
    #expect(try tmux.screen == "\(status) same")
    #expect(try tmux.variable("alternate_on") == "0")
  }

  /// The screens that the same keys produce on an in-memory terminal: at the start and after each key.
  private func headless(_ width: Int, _ height: Int, _ steps: [Step]) async throws -> [String] {
    let setting = try Setting(Options(config: config, now: now))
    let service = try LocalBankService(demo: setting)
    let driver = Driver(width, height)
    let formats = setting.presenter(isASCII: false).formats
    let viewer = Viewer(
      driver.application, bank: service, settings: ViewerSettings(formats: formats, clock: setting.clock, motion: false)
    )
    let running = Task { await viewer.run() }
    while driver.screen.text.contains("929,466") == false && driver.screen.text.contains("BANK") == false {
      try await Task.sleep(for: .milliseconds(5))
    }
    var screens = [trimmed(driver.screen)]
    for step in steps {
      driver.press(step.key)
      screens.append(trimmed(driver.screen))
    }
    driver.application.quit()
    _ = await running.value
    await service.close()
    return screens
  }

  private func trimmed(_ screen: Canvas) -> String {
    var lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// Whether two screens show the same figures; the status line does not count.
  private func sameFigures(_ a: String, _ b: String) -> Bool {
    func figures(_ screen: String) -> [String] {
      screen.split(separator: "\n").dropLast().map { $0.filter(\.isNumber) }
    }
    return figures(a) == figures(b)
  }
}
