import BankeyCore
import BankeyModel
import BankeyText
import Foundation
import TestSupport
import Testing

/// If it is killed at any moment, `bankey-sync` leaves the database as before or with the whole file.
@Suite(.serialized) struct SyncKillTests {
  static let rows = 1_500

  @Test(arguments: [SIGKILL, SIGTERM])
  func databaseIsWholeAtEveryKill(_ signal: Int32) throws {
    let base = try TemporaryFolder()
    let large = try base.write(statement(Self.rows), to: "large.ofx")
    _ = try SyncProcess(["import", try base.write(statement(5, account: "1"), to: "small.ofx")], home: base)
    var window = try duration(of: large)
    let seed: UInt64 = 2026
    var random = SeededRandom(seed: seed)
    var interrupted = 0
    for moment in 0..<200 where interrupted < 32 {
      // Every other time there is no database before.
      let home = try TemporaryFolder()
      let before = moment.isMultiple(of: 2) ? 0 : 5
      if before > 0 { try copy("data", from: base, to: home) }
      let delay = window * Double.random(in: 0..<1, using: &random)
      let status = try importing(large, home: home) { process in
        Thread.sleep(forTimeInterval: delay)
        kill(process.processIdentifier, signal)
      }
      let found = try home.transactions() ?? 0
      #expect(found == before || found == before + Self.rows, "\(found) rows after \(delay) s, seed \(seed)")
      #expect(status == 128 + signal || status == 0 && found == before + Self.rows, "status \(status)")
      // The kills are spread over the work, regardless of the machine's load.
      if found == before { interrupted += 1 } else { window *= 0.85 }
      if moment.isMultiple(of: 4) { try heal(large, home: home, before) }
    }
    #expect(interrupted == 32)
  }

  /// The next run is not blocked.
  private func heal(_ file: String, home: TemporaryFolder, _ before: Int) throws {
    #expect(try importing(file, home: home) { _ in } == 0)
    #expect(try home.transactions() == before + Self.rows)
  }

  /// The time that an import takes here.
  private func duration(of file: String) throws -> TimeInterval {
    let home = try TemporaryFolder()
    let start = ContinuousClock.now
    _ = try importing(file, home: home) { _ in }
    return (ContinuousClock.now - start) / .seconds(1)
  }

  private func importing(_ file: String, home: TemporaryFolder, _ meddle: (Process) -> Void) throws -> Int32 {
    let process = SyncProcess.process(["import", file], home: home)
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    meddle(process)
    process.waitUntilExit()
    return process.shellStatus
  }

  private func copy(_ name: String, from base: TemporaryFolder, to home: TemporaryFolder) throws {
    try FileManager.default.copyItem(atPath: base.path + "/" + name, toPath: home.path + "/" + name)
  }
}
