import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Foundation
import TestSupport
import Testing

/// A refresh that is stopped while it waits for a bank.
@Suite(.timeLimit(.minutes(2))) struct SyncCancelTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  /// A bank that does not answer the first time and writes its process id to a file.
  private func addSlowBank() throws {
    let script = """
      if [ -e pid ]; then echo '{"errlist":[],"connections":[],"accounts":[{"id":"1","name":"Slow","currency":"USD",\
      "balance":"1.00","balance-date":1795248000}]}'; else echo $$ > pid; exec sleep 1000; fi
      """
    let settings = #"{"command":["/bin/sh","\#(try home.write(script, to: "slow.sh"))"],"seconds":900}"#
    let writer = try StoreWriter(writing: DataFolder(home.path + "/data"), clock: .system, version: "1.0")
    try writer.addSource(SourceDefinition(name: "slow", type: "command", settings: settings))
    try writer.addSource(SourceDefinition(name: "demo", type: "demo"))
  }

  /// The bank's process, once it has begun.
  private func bank() throws -> Int32 {
    while true {
      let text = (try? String(contentsOfFile: home.path + "/pid", encoding: .utf8)) ?? ""
      if text.hasSuffix("\n"), let pid = Int32(text.dropLast()) { return pid }
      usleep(1000)
    }
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGKILL])
  func cancelledRefreshKeepsFinishedSources(_ signal: Int32) throws {
    try addSlowBank()
    let process = SyncProcess.process(["refresh"], home: home)
    process.currentDirectoryURL = URL(filePath: home.path)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bank = try bank()
    var lines = ""
    while !lines.contains(#""source":"demo","state":"done""#) {
      lines += String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    }
    kill(process.processIdentifier, signal)
    #expect(hasEnded(bank))
    process.waitUntilExit()
    #expect(process.shellStatus == 128 + signal)
    #expect(try home.store().accounts().count == 12)
    let next = try SyncProcess(["refresh"], home: home, in: home.path)
    #expect(next.status == 0)
    #expect(next.events.allSatisfy { $0.event != .waiting })
    #expect(try home.store().accounts().count == 13)
  }

  /// It may take a moment until a process has gone; it would sleep for a quarter of an hour.
  private func hasEnded(_ process: Int32) -> Bool {
    for _ in 0..<2000 {
      if kill(process, 0) < 0 { return true }
      usleep(1000)
    }
    return false
  }
}
