import BankeyCore
import BankeyModel
import BankeyText
import Foundation
import Testing

@testable import BankeySources

/// Programs as sources.
struct CommandSourceTests {
  private let answer =
    #"{"errlist":[],"connections":[],"accounts":[{"id":"1","name":"A","currency":"NOK","balance":"10.21","balance-date":1763715600,"#
    + #""transactions":[]}]}"#

  private func run(_ command: [String], seconds: Int = 20, secret: String? = nil) -> Fetched {
    var source = CommandSource(
      name: "bank", settings: CommandSettings(command: command, seconds: seconds), secret: secret.map { Secret($0) })
    return fetch(&source, SourceCall(http: NoServer(), clock: Clock(iso: "2026-11-21T09:00:00+01:00")!))
  }

  private func shell(_ script: String, seconds: Int = 20, secret: String? = nil) -> Fetched {
    run(["sh", "-c", script], seconds: seconds, secret: secret)
  }

  @Test func outputIsRead() {
    let fetched = run(["printf", "%s", answer])
    #expect(fetched.error == nil)
    #expect(fetched.accounts.map(\.name) == ["A"])
    #expect(fetched.balances.map(\.balance) == [Amount(units: 1021, scale: 2)])
    #expect(fetched.memory == "{}")
  }

  @Test func secretIsOnlyOnStandardInput() {
    let fetched = shell("read -r token; printf '%s %s' \"$token\" \"$*\" >&2; env >&2; exit 1", secret: "s3cret")
    #expect(fetched.error?.message.contains("s3cret") == false)
    #expect(
      shell("read -r token; [ \"$token\" = s3cret ] && printf '%s' '\(answer)'", secret: "s3cret").accounts.count == 1)
    #expect(shell("! read -r token && printf '%s' '\(answer)'").accounts.count == 1)
  }

  @Test func failedCommandIsQuotedAndItsOutputDiscarded() {
    let fetched = shell("printf '%s' '\(answer)'; printf 'one\\ntwo\\nno \\033[2Jtoken\\nlogin failed\\n' >&2; exit 3")
    #expect(fetched.events == [])
    #expect(fetched.error == SourceError("sh failed with status 3 and printed: two; no \u{FFFD}[2Jtoken; login failed"))
  }

  @Test(arguments: [
    ("true", "bankey cannot use what sh printed. The answer is cut off: a value is missing. (line 1)"),
    (
      "echo hello",
      "bankey cannot use what sh printed. This is not a statement file: it is text, but bankey finds no transactions in it. (line 1)"
    ),
    (
      "echo '{}'",
      "bankey cannot use what sh printed. This is not a statement file: it is JSON, but not from SimpleFIN. (line 1)"
    ),
  ])
  func invalidAccountSetIsReported(script: String, words: String) {
    #expect(shell(script).error == SourceError(words, .answer))
  }

  @Test func missingProgramIsReported() {
    #expect(run(["my-bank"]).error == SourceError("There is no program called my-bank.", .setting))
  }

  @Test func timeoutEndsTheWholeProcessGroup() throws {
    let file = NSTemporaryDirectory() + "bankey-command-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: file) }
    let fetched = shell("trap 'exit 1' TERM; sleep 600 & echo $! >'\(file)'; wait", seconds: 1)
    #expect(fetched.error == SourceError("sh did not finish within 1 second."))
    let sleeper = try #require(pid_t(String(contentsOfFile: file, encoding: .utf8).trimmingCharacters(in: .newlines)))
    #expect(ends(sleeper))
  }

  @Test func programIgnoringSIGTERMIsKilled() {
    #expect(shell("trap '' TERM; while :; do sleep 600; done", seconds: 1).error?.kind == .passing)
  }

  @Test(arguments: [
    "{}", "", #"{"command":[]}"#, #"{"command":[""]}"#, #"{"command":"a b"}"#, #"{"command":["a"],"seconds":0}"#,
  ])
  func invalidSettingsAreReported(json: String) {
    #expect(throws: SourceError.self) { try CommandSettings(json: json) }
  }

  @Test(arguments: ["./my-bank", "~/bin/my-bank", "bin/my-bank"]) func pathMustBeAbsolute(program: String) {
    let words = "Give the whole path of \(program), starting with /: a refresh may start in any folder."
    #expect(throws: SourceError(words, .setting)) { try CommandSettings(json: #"{"command":["\#(program)"]}"#) }
  }

  @Test func settingsAreRead() throws {
    #expect(try CommandSettings(json: #"{"command":["a","b c"]}"#) == CommandSettings(command: ["a", "b c"]))
    #expect(try CommandSettings(json: #"{"command":["a"],"seconds":5}"#).seconds == 5)
  }

  /// A killed process ends when it is scheduled, which takes a while on a busy machine.
  private func ends(_ pid: pid_t) -> Bool {
    for _ in 0..<1000 {
      if kill(pid, 0) == -1 || isZombie(pid) { return true }
      usleep(10_000)
    }
    return false
  }

  /// It has ended, but its parent has not collected it yet.
  private func isZombie(_ pid: pid_t) -> Bool {
    (try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8))?.contains(") Z ") ?? true
  }
}
