import Foundation
import TestSupport
import Testing

/// The bytes with which bankey uses a terminal's mouse and clipboard.
@Waiting struct BareDeviceTests {
  private func start(_ home: Home, terminal: String = "xterm-256color") throws -> Pty {
    let pty = try Pty(
      BuildProducts.path("bankey"), ["--now", Home.now], environment: home.variables.merging(["TERM": terminal]) { $1 })
    #expect(pty.read(until: "929,466", timeout: 30))
    return pty
  }

  /// The output for some keys, until it contains `text`.
  private func answer(_ pty: Pty, to keys: String, until text: String) {
    let before = pty.output.count
    pty.type(keys)
    #expect(pty.read(until: text, from: before, timeout: 30))
  }

  /// The whole output for some keys and for quitting.
  private func end(_ pty: Pty, with keys: String) -> String {
    let before = pty.output.count
    pty.type(keys + "q")
    #expect(pty.status(timeout: 30) == 0)
    return String(decoding: pty.output.dropFirst(before), as: UTF8.self)
  }

  @Test func balanceIsCopiedAsDigits() throws {
    let home = try Home(.bank, config: "motion = false")
    defer { home.remove() }
    let pty = try start(home)
    let digits = Data("929466.23".utf8).base64EncodedString()
    answer(pty, to: "y", until: "\u{1B}]52;c;\(digits)\u{07}")
    #expect(!end(pty, with: "py").contains("]52;"))
  }

  @Test func terminalWithoutAClipboardGetsNothing() throws {
    let home = try Home(.bank, config: "motion = false")
    defer { home.remove() }
    #expect(!end(try start(home, terminal: "linux"), with: "y").contains("]52;"))
  }

  @Test func mouseIsReportedUntilSwitchedOff() throws {
    let (on, off) = ("\u{1B}[?1006;1000h", "\u{1B}[?1006;1000l")
    let home = try Home(.bank, config: "motion = false")
    defer { home.remove() }
    let pty = try start(home)
    #expect(pty.read(until: on))
    answer(pty, to: "m", until: off)
    answer(pty, to: "m", until: on)
    #expect(end(pty, with: "").contains(off))
  }

  @Test func rememberedMouseOffStaysOff() throws {
    let home = try Home(.bank, config: "motion = false")
    defer { home.remove() }
    _ = end(try start(home), with: "m")
    let pty = try start(home)
    _ = end(pty, with: "")
    #expect(!String(decoding: pty.output, as: UTF8.self).contains("1000h"))
  }
}
