import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Foundation
import TestSupport
import Testing

/// A refresh with a command source.
struct SyncCommandSourceTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  /// Adds a script as a source.
  private func add(_ script: String) throws {
    let file = JSONObject.quoted(try home.write(script, to: "bank.sh"))
    let writer = try StoreWriter(writing: DataFolder(home.path + "/data"), clock: .system, version: "1.0")
    try writer.addSource(SourceDefinition(name: "bank", type: "command", settings: #"{"command":["sh",\#(file)]}"#))
  }

  @Test func commandsOutputIsStored() throws {
    try add(
      #"echo '{"errlist":[],"connections":[],"accounts":[{"id":"1","name":"A","currency":"NOK","balance":"10.21"}]}'"#)
    #expect(try SyncProcess(["refresh"], home: home).status == 0)
    let accounts = try home.store().accounts()
    #expect(accounts.map(\.name) == ["A"])
    #expect(accounts.map(\.source) == ["bank"])
    #expect(accounts.map(\.balance) == [Amount(units: 1021, scale: 2)])
  }

  @Test func failedCommandIsReportedWithItsOutput() throws {
    try add("echo 'no token' >&2; exit 3")
    let refresh = try SyncProcess(["refresh"], home: home)
    #expect(refresh.status == 2)
    #expect(refresh.complaints == ["source bank sh failed with status 3 and printed: no token"])
  }

  @Test(arguments: ["TERM", "INT", "HUP", "KILL"])
  func refreshEndsWithItsParent(signal: String) throws {
    let pipe = home.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    let reader = open(pipe, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    // Until a shell's child is another program it takes the shell's signals for its own, and does not end.
    let sleeper = "sleep 60 & until grep -q sleep /proc/$!/comm; do :; done"
    try add("exec 3>'\(pipe)'; trap 'echo ended >&3; exit' TERM; \(sleeper); kill -\(signal) $PPID; wait")
    try refreshUntilEnded()
    #expect(readAll(reader) == "ended\n")
  }

  /// It is in the process group of bankey-sync, because it may prompt on the terminal.
  @Test(arguments: ["TERM", "INT", "HUP", "KILL"])
  func secretProgramEndsWithTheRefresh(signal: String) throws {
    let pipe = home.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    let reader = open(pipe, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    // The shell waits for nothing but the signal: what it started would not be reached. When bankey-sync sleeps, it has
    // told the guardian.
    let settled = "while grep -q '[)] [RD] ' /proc/$PPID/task/*/stat; do :; done"
    let script = """
      exec 3>'\(pipe)'; trap 'trap "" TERM; echo ended >&3; exit' TERM; \(settled); kill -\(signal) $PPID; while :; do :; done
      """
    let secret = try JSONSerialization.data(withJSONObject: ["command": ["sh", "-c", script]])
    let setup = #"{"type":"simplefin","name":"Slow","secret":\#(String(decoding: secret, as: UTF8.self))}"#
    try #require(
      SyncProcess(["source", "add", "--untested", "--from", home.write(setup, to: "slow.json")], home: home).status == 0
    )
    try refreshUntilEnded()
    #expect(readAll(reader) == "ended\n")
  }

  private func refreshUntilEnded() throws {
    let refresh = SyncProcess.process(["refresh"], home: home)
    (refresh.standardOutput, refresh.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try refresh.run()
    refresh.waitUntilExit()
    #expect(refresh.terminationReason == .uncaughtSignal)
  }

  /// Everything written to a pipe until all writers have closed it: the script and its sleeping child.
  private func readAll(_ pipe: Int32) -> String {
    var (said, bytes) = ([UInt8](), [UInt8](repeating: 0, count: 100))
    var waiting = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
    while poll(&waiting, 1, 30_000) > 0 {
      let count = read(pipe, &bytes, bytes.count)
      if count == 0 { return String(decoding: said, as: UTF8.self) }
      said += bytes.prefix(max(0, count))
    }
    return "somebody is still there"
  }
}
