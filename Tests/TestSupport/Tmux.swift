import Foundation

/// A real terminal for a program under test: tmux, with its own server that ends with the test.
public nonisolated final class Tmux {
  private let socket = "/tmp/bankey-test-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"

  /// Whether tmux is installed. Tests that need it are skipped otherwise.
  public static let isAvailable = (try? run(["-V"])) != nil

  /// Runs a shell command in a new terminal.
  ///
  /// - Parameters:
  ///   - command: the command for `/bin/sh`; quote arguments that contain blanks.
  ///   - terminal: the value of `TERM`.
  ///   - environment: variables in addition to those of the test, in which `LC_ALL` is `C.UTF-8` and nothing affects
  ///     color.
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
  /// Presses keys by tmux's names: `Enter`, `Escape`, `PPage`, `C-c`, `a`.
  public func press(_ keys: String...) throws { try tmux(["send-keys", "-t", "0"] + keys) }

  /// Types text verbatim, including control characters.
  public func type(_ text: String) throws { try tmux(["send-keys", "-t", "0", "-l", text]) }

  /// Pastes text, in bracketed paste mode if the program enabled it.
  public func paste(_ text: String) throws {
    try tmux(["set-buffer", "-b", "pasted", text, ";", "paste-buffer", "-p", "-r", "-b", "pasted", "-t", "0"])
  }

  /// Resizes the terminal.
  public func resize(width: Int, height: Int) throws {
    try tmux(["resize-window", "-t", "0", "-x", "\(width)", "-y", "\(height)"])
  }
}

// MARK: Out

nonisolated extension Tmux {
  /// The screen, without trailing blanks and trailing blank lines.
  public var screen: String {
    get throws { try Self.trimmed(tmux(["capture-pane", "-t", "0", "-p"])) }
  }

  /// The screen with escape sequences for colors and attributes.
  public var styledScreen: String {
    get throws { try Self.trimmed(tmux(["capture-pane", "-t", "0", "-p", "-e"])) }
  }

  /// The text that the program last copied to the clipboard.
  public var clipboard: String {
    get throws { try tmux(["show-buffer"]) }
  }

  /// A variable of the pane, such as `alternate_on` or `cursor_flag`.
  public func variable(_ name: String) throws -> String {
    try tmux(["display-message", "-t", "0", "-p", "#{\(name)}"]).trimmingCharacters(in: .newlines)
  }

  /// The running programs that the terminal's shell started.
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
      // Sometimes tmux misses that its child has ended, and leaves it a zombie until notified again.
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

  /// The screen, as soon as it satisfies `condition`.
  @discardableResult
  public nonisolated(nonsending) func screen(
    _ name: String, timeout: Double = 10, where condition: (String) throws -> Bool
  ) async throws -> String {
    try await wait("a screen \(name)", timeout) { try condition(self.screen) }
    return try screen
  }

  /// Polls until a deadline, because nothing signals when another program has drawn.
  private nonisolated(nonsending) func wait(_ name: String, _ timeout: Double, until condition: () throws -> Bool)
    async throws
  {
    let deadline = ContinuousClock.now + .seconds(timeout)
    while try !condition() {
      guard ContinuousClock.now < deadline else { throw Timeout(wanted: name, screen: (try? screen) ?? "") }
      try await Task.sleep(for: .milliseconds(15))
    }
  }

  /// The condition was not satisfied in time.
  public struct Timeout: Error, CustomStringConvertible {
    let wanted: String
    let screen: String
    /// The condition, and the screen at the timeout.
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

  /// tmux reported an error.
  struct Failure: Error, CustomStringConvertible {
    let arguments: [String]
    let output: String
    var description: String { "tmux \(arguments.joined(separator: " ")): \(output)" }
  }
}
