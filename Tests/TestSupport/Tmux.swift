import Foundation

/// A real terminal for a program under test: tmux, with a server of its own that ends with the test.
public nonisolated final class Tmux {
  private let socket = "/tmp/bankey-test-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"

  /// Whether tmux is there. Tests that need it are skipped without it.
  public static let isAvailable = (try? run(["-V"])) != nil

  /// Runs a shell command in a new terminal.
  ///
  /// - Parameters:
  ///   - command: what `/bin/sh` runs; arguments with blanks must be quoted.
  ///   - terminal: the value of `TERM`.
  ///   - environment: variables on top of those of the test, `LC_ALL` being `C.UTF-8` and color left to the terminal.
  public init(
    _ command: String, width: Int = 80, height: Int = 24, terminal: String = "tmux-256color",
    environment: [String: String] = [:]
  ) throws {
    let variables = Self.variables.merging(environment) { $1 }.sorted { $0.key < $1.key }
    let settings = variables.flatMap { ["-e", "\($0.key)=\($0.value)"] }
    try tmux(
      [
        "start-server", ";", "set", "-g", "default-terminal", terminal, ";", "set", "-g", "remain-on-exit", "on", ";",
        "set", "-g", "remain-on-exit-format", "", ";", "set", "-g", "history-limit", "0", ";",
        "set", "-s", "set-clipboard", "on", ";", "set", "-s", "escape-time", "0", ";",
        "new-session", "-d", "-x", "\(width)", "-y", "\(height)",
      ] + settings + [command])
  }

  deinit {
    _ = try? tmux(["kill-server"])
    unlink(socket)
  }

  private static let variables = [
    "LC_ALL": "C.UTF-8", "NO_COLOR": "", "COLORTERM": "", "SWIFT_BACKTRACE": "enable=no", "ENV": "",
  ]
}

// MARK: In

nonisolated extension Tmux {
  /// Presses keys, by tmux's names: `Enter`, `Escape`, `PPage`, `C-c`, `a`.
  public func press(_ keys: String...) throws { try tmux(["send-keys", "-t", "0"] + keys) }

  /// Types text as it is, control characters included.
  public func type(_ text: String) throws { try tmux(["send-keys", "-t", "0", "-l", text]) }

  /// Pastes text, between the marks of a paste where the program asked for them.
  public func paste(_ text: String) throws {
    try tmux(["set-buffer", "-b", "pasted", text, ";", "paste-buffer", "-p", "-r", "-b", "pasted", "-t", "0"])
  }

  /// Gives the terminal another size.
  public func resize(width: Int, height: Int) throws {
    try tmux(["resize-window", "-t", "0", "-x", "\(width)", "-y", "\(height)"])
  }
}

// MARK: Out

nonisolated extension Tmux {
  /// The screen, without trailing blanks and blank lines at its end.
  public var screen: String {
    get throws { try Self.trimmed(tmux(["capture-pane", "-t", "0", "-p"])) }
  }

  /// The screen with the escape sequences that make its colors and attributes.
  public var styledScreen: String {
    get throws { try Self.trimmed(tmux(["capture-pane", "-t", "0", "-p", "-e"])) }
  }

  /// What the program put on the clipboard last.
  public var clipboard: String {
    get throws { try tmux(["show-buffer"]) }
  }

  /// A variable of the pane, such as `alternate_on` or `cursor_flag`.
  public func variable(_ name: String) throws -> String {
    try tmux(["display-message", "-t", "0", "-p", "#{\(name)}"]).trimmingCharacters(in: .newlines)
  }

  /// The programs that the shell of the terminal has started and that still run.
  public var programs: [pid_t] {
    get throws {
      let shell = try variable("pane_pid")
      let children = try String(contentsOfFile: "/proc/\(shell)/task/\(shell)/children", encoding: .utf8)
      return children.split(separator: " ").compactMap { pid_t($0) }
    }
  }

  /// The exit status of the command, once it has ended.
  public nonisolated(nonsending) func status(timeout: Double = 10) async throws -> String {
    try await wait("the end of the program", timeout) {
      if try !self.variable("pane_dead_status}#{pane_dead_signal").isEmpty { return true }
      // Now and then tmux misses that its child has ended, and has it stay a zombie until it is told again.
      if try self.variable("pane_dead") == "1", let server = pid_t(try self.variable("pid")) { kill(server, SIGCHLD) }
      return false
    }
    return try variable("pane_dead_status")
  }

  /// The screen, as soon as it shows `text`.
  @discardableResult
  public nonisolated(nonsending) func screen(showing text: String, timeout: Double = 10) async throws -> String {
    try await screen("showing “\(text)”", timeout: timeout) { $0.contains(text) }
  }

  /// The screen, as soon as it no longer shows `text`.
  @discardableResult
  public nonisolated(nonsending) func screen(without text: String, timeout: Double = 10) async throws -> String {
    try await screen("without “\(text)”", timeout: timeout) { !$0.contains(text) }
  }

  /// The screen, as soon as `condition` holds for it.
  @discardableResult
  public nonisolated(nonsending) func screen(
    _ name: String, timeout: Double = 10, where condition: (String) throws -> Bool
  ) async throws -> String {
    try await wait("a screen \(name)", timeout) { try condition(self.screen) }
    return try screen
  }

  /// Asks again and again, until a deadline: there is no telling when another program has drawn.
  private nonisolated(nonsending) func wait(_ name: String, _ timeout: Double, until condition: () throws -> Bool)
    async throws
  {
    let deadline = ContinuousClock.now + .seconds(timeout)
    while try !condition() {
      guard ContinuousClock.now < deadline else { throw Timeout(wanted: name, screen: (try? screen) ?? "") }
      try await Task.sleep(for: .milliseconds(15))
    }
  }

  /// What was waited for did not come.
  public struct Timeout: Error, CustomStringConvertible {
    let wanted: String
    let screen: String
    /// What was wanted, and the screen that was there instead.
    public var description: String { "waited in vain for \(wanted); the screen is:\n\(screen)" }
  }
}

// MARK: Running tmux

nonisolated extension Tmux {
  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    try Self.run(["-S", socket, "-f", "/dev/null", "-u"] + arguments)
  }

  private static func run(_ arguments: [String]) throws -> String {
    let environment = Command.environment.filter { $0.key != "TMUX" }.merging(variables) { $1 }
    let (status, output) = try Command.run(["tmux"] + arguments, environment: environment)
    guard status == 0 else { throw Failure(arguments: arguments, output: output) }
    return output
  }

  private static func trimmed(_ screen: String) -> String {
    var lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0.reversed().drop { $0 == " " }.reversed()) }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// tmux did not do what it was told.
  struct Failure: Error, CustomStringConvertible {
    let arguments: [String]
    let output: String
    var description: String { "tmux \(arguments.joined(separator: " ")): \(output)" }
  }
}
