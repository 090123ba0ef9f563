import BankeyModel
import Foundation
import TestServers
import TestSupport
import Testing

/// A collector that is killed while it records and publishes: the next publish makes up for it. With `BANKEY_FULL`, more
/// than five hundred kills.
@Suite(.serialized, .enabled(if: PostgresServer.programs != nil, "postgresql is not installed"))
struct PublishKillTests {
  private static let isFull = ProcessInfo.processInfo.environment["BANKEY_FULL"] != nil
  private let home: TemporaryFolder
  private let shared = PublishedDatabase()

  init() throws { home = try TemporaryFolder() }

  @Test func killedPublishesLoseNothing() throws {
    try run(["import", write(400, from: 0)])
    try run(["publish", shared.address])
    var kills = Kills(seed: 2026)
    for round in 1...(Self.isFull ? 300 : 5) {
      // An import publishes, too.
      try kills.run(["import", write(30, from: 1000 * round)], home)
      if round.isMultiple(of: 4) { try kills.run(["undo", "\(round / 2)"], home) }
      try kills.run(["publish"], home)
      try run(["publish"])
      let difference = try shared.difference(from: home)
      #expect(difference == nil, "round \(round), seed 2026")
    }
    print("\(kills.all) runs, of which \(kills.killed) were killed")
    #expect(kills.killed > 0)
    #expect(try shared.lines("SELECT count(*) FROM bankey.collector") == ["1"])
    try expectTheSameRowsAsAtOnce()
  }

  /// Compares every row of every table with a database to which all was published at once.
  private func expectTheSameRowsAsAtOnce() throws {
    let fresh = PublishedDatabase()
    try run(["publish", fresh.address])
    let (one, other) = (try shared.rows(), try fresh.rows())
    #expect(one.count > 400)
    #expect(one == other)
  }

  @Test func killedFirstPublishStaysOneCollector() throws {
    try run(["import", write(400, from: 0)])
    var kills = Kills(seed: 7)
    for round in 1...(Self.isFull ? 100 : 3) {
      let shared = PublishedDatabase()
      try? FileManager.default.removeItem(atPath: home.path + "/data/publish.json")
      try kills.run(["publish", shared.address], home)
      try run(["publish", shared.address])
      #expect(try shared.lines("SELECT number FROM bankey.collector") == ["0"], "round \(round)")
      let difference = try shared.difference(from: home)
      #expect(difference == nil, "round \(round)")
    }
    print("\(kills.all) first publishes, of which \(kills.killed) were killed")
  }

  private func write(_ rows: Int, from first: Int) throws -> String {
    try home.write(statement(rows, account: "\(first % 3)", from: first), to: "\(first).ofx")
  }

  private func run(_ words: [String]) throws {
    let process = try SyncProcess(words, home: home)
    #expect(process.status == 0, "\(words): \(process.complaints) \(process.errors)")
  }
}

/// Runs that are killed at random moments, spread over the time that such a run takes here.
private struct Kills {
  private(set) var all = 0
  private(set) var killed = 0
  private var random: SeededRandom
  private var windows: [String: TimeInterval] = [:]

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  mutating func run(_ words: [String], _ home: TemporaryFolder) throws {
    let process = SyncProcess.process(words, home: home)
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    // The first run of each kind shows how long one takes.
    let window = windows[words[0]]
    let start = ContinuousClock.now
    try process.run()
    if let window {
      Thread.sleep(forTimeInterval: window * Double.random(in: 0..<1, using: &random))
      kill(process.processIdentifier, SIGKILL)
    }
    process.waitUntilExit()
    all += 1
    if process.shellStatus == 128 + SIGKILL {
      killed += 1
    } else {
      windows[words[0]] = (ContinuousClock.now - start) / .seconds(1)
    }
  }
}
