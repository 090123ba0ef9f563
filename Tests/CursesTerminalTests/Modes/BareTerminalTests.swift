import Glibc
import TUIKit
import TestSupport
import Testing

@testable import TerminalProbe

/// The probe on a pseudo-terminal: bytes, and terminals that disappear.
struct BareTerminalTests {
  private func start(_ environment: [String: String] = [:]) throws -> Pty {
    let pty = try Pty(Probe.path, width: 120, height: 50, environment: environment)
    #expect(pty.read(until: "ready"))
    pty.readAll()
    return pty
  }

  /// The number of bytes that the program writes for some keys.
  private func bytes(_ pty: Pty, _ keys: String) -> Int {
    let before = pty.output.count
    pty.type(keys)
    pty.readAll()
    return pty.output.count - before
  }

  @Test func scrollingMovesExistingLines() throws {
    let pty = try start()
    _ = bytes(pty, "j\u{1B}[6~\u{1B}[6~jj")
    let scroll = bytes(pty, "j")
    #expect(scroll > 0 && scroll < 600, "\(scroll) bytes for a line")
    pty.type("q")
    #expect(pty.status() == 0)
  }

  @Test func closedTerminalEndsTheProgram() throws {
    let pty = try start()
    pty.hangUp()
    #expect(pty.status() == (128 + SIGHUP) << 8)
  }

  @Test func suspendWithoutAShellDoesNothing() throws {
    let pty = try start()
    let before = pty.output.count
    pty.type("\u{1A}j")
    #expect(pty.read(until: "last: key j", from: before))
    pty.type("q")
    #expect(pty.status() == 0)
  }

  @Test(arguments: [["TERM": "dumb"], ["TERM": ""], ["TERM": "no-such-terminal"]])
  func unusableTerminalIsLeftUntouched(environment: [String: String]) throws {
    let pty = try Pty(Probe.path, environment: environment)
    #expect(pty.read(until: "no terminal\r\n"))
    #expect(String(decoding: pty.output, as: UTF8.self) == "no terminal\r\n")
    #expect(pty.status() == 0)
  }
}
