import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Foundation
import TestSupport
import Testing

/// If it is killed at any moment, a refresh leaves each source in the old state or the new one, and the next refresh
/// continues from there.
@Suite(.serialized) struct SyncRefreshKillTests {
  private static let words = ["refresh", "--now", "2026-11-21T09:00:00Z"]

  @Test(arguments: [SIGKILL, SIGTERM])
  func eachSourceIsWholeAtEveryKill(_ signal: Int32) throws {
    let base = try TemporaryFolder()
    try addBanks(to: base)
    let states = try statesOfABank(from: base)
    var window = try duration(from: base)
    let seed: UInt64 = 2026
    var random = SeededRandom(seed: seed)
    var interrupted = 0
    for _ in 0..<100 where interrupted < 8 {
      let home = try copy(of: base)
      let delay = window * Double.random(in: 0..<1, using: &random)
      let status = try refreshing(home) { process in
        Thread.sleep(forTimeInterval: delay)
        kill(process.processIdentifier, signal)
      }
      #expect(status == 128 + signal || status == 0, "status \(status), seed \(seed)")
      if status == 0 { window *= 0.85 } else { interrupted += 1 }
      let days = try ["a", "b"].map { try states.firstIndex(of: state($0, in: home)) }
      #expect(days.allSatisfy { $0 == 0 || $0 == 1 }, "\(days) after \(delay) s, seed \(seed)")
      #expect(try refreshing(home) { _ in } == 0)
      #expect(try ["a", "b"].map { try states.firstIndex(of: state($0, in: home)) } == days.map { $0.map { $0 + 1 } })
    }
    #expect(interrupted == 8)
  }

  /// Two banks that have never been refreshed.
  private func addBanks(to home: TemporaryFolder) throws {
    let writer = try StoreWriter(writing: DataFolder(home.path + "/data"), clock: .system, version: "1.0")
    for name in ["a", "b"] { try writer.addSource(SourceDefinition(name: name, type: "demo")) }
  }

  /// A bank's accounts after zero, one and two refreshes.
  private func statesOfABank(from base: TemporaryFolder) throws -> [[String]] {
    let home = try copy(of: base)
    return try (0..<3).map { number in
      if number > 0 { #expect(try refreshing(home) { _ in } == 0) }
      return try state("a", in: home)
    }
  }

  private func state(_ source: String, in home: TemporaryFolder) throws -> [String] {
    try home.store().accounts().filter { $0.source == source }.map {
      "\($0.nativeId) \($0.balance?.description ?? "-") \($0.transactions)"
    }.sorted()
  }

  private func duration(from base: TemporaryFolder) throws -> TimeInterval {
    let home = try copy(of: base)
    let start = ContinuousClock.now
    _ = try refreshing(home) { _ in }
    return (ContinuousClock.now - start) / .seconds(1)
  }

  private func refreshing(_ home: TemporaryFolder, _ meddle: (Process) -> Void) throws -> Int32 {
    let process = SyncProcess.process(Self.words, home: home)
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    meddle(process)
    process.waitUntilExit()
    return process.shellStatus
  }

  private func copy(of base: TemporaryFolder) throws -> TemporaryFolder {
    let home = try TemporaryFolder()
    try FileManager.default.copyItem(atPath: base.path + "/data", toPath: home.path + "/data")
    return home
  }
}
