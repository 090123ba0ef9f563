import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Foundation
import TestSupport
import Testing

@testable import bankey_sync

/// Two runs of `bankey-sync` at the same time.
@Suite struct SyncLockTests {
  let home: TemporaryFolder
  let folder: DataFolder

  init() throws {
    home = try TemporaryFolder()
    folder = DataFolder(home.path + "/data")
    try FileManager.default.createDirectory(
      atPath: folder.path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  private func lock(_ work: ProcessLock.Work, onWait: (String) -> Void = { _ in }) throws -> ProcessLock {
    let clock = Clock(iso: "2026-11-21T09:00:00Z")!
    return try ProcessLock(work, in: folder, clock: clock, patience: 40, onWait: onWait)
  }

  @Test func theSecondSaysWhoIsAtItAndThenGivesUp() throws {
    let first = try lock(.refresh)
    defer { first.release() }
    var told: [String] = []
    let failure = #expect(throws: SyncError.self) { try lock(.refresh) { told.append($0) } }
    let who = "bankey-sync \(LockHolder.command), pid \(getpid()), since 09:00, is asking the banks"
    #expect(told == [who])
    #expect(failure?.message(in: Language.english.strings) == who + "; try again when it is done.")
    #expect(failure?.code == .busy)
  }

  @Test func asManyAsOneLikesMayFollowEachOther() throws {
    for _ in 0..<3 { try lock(.write).release() }
  }

  @Test func toAskTheBanksKeepsNobodyFromWriting() throws {
    let (asking, writing) = (try lock(.refresh), try lock(.write))
    asking.release()
    writing.release()
  }

  @Test func aFileThatSaysNothingIsNobody() throws {
    try home.write("what\n", to: "data/bankey-sync.write.lock")
    let first = try lock(.write)
    first.release()
    let second = try lock(.write)
    try home.write("", to: "data/bankey-sync.write.lock")
    second.release()
    try lock(.write).release()
  }

  @Test func aLinkOrAPipeIsNoLock() throws {
    let (path, other) = (folder.path + "/bankey-sync.write.lock", home.path + "/other")
    try Data("mine".utf8).write(to: URL(filePath: other))
    for (make, english, norwegian) in [
      (
        { symlink(other, path) }, "The lock file \(path) cannot be opened: Too many levels of symbolic links.",
        "Låsefilen \(path) kan ikke åpnes: Too many levels of symbolic links."
      ),
      (
        { mkfifo(path, 0o600) }, "\(path) is not a regular file, so it cannot be the lock.",
        "\(path) er ikke en vanlig fil og kan derfor ikke være låsen."
      ),
    ] {
      #expect(make() == 0)
      let failure = #expect(throws: SyncError.self) { try lock(.write) }
      #expect(failure?.message(in: Language.english.strings) == english)
      #expect(failure?.message(in: Language.norwegian.strings) == norwegian)
      unlink(path)
    }
    #expect(try String(contentsOfFile: other, encoding: .utf8) == "mine")
  }

  @Test func aHolderOfAnotherAgeIsNobody() throws {
    try home.write("1\nrefresh\n\(Int64.max)\n", to: "data/bankey-sync.write.lock")
    let first = try lock(.write)
    defer { first.release() }
    try home.write("1\nrefresh\n\(Int64.max)\n", to: "data/bankey-sync.write.lock")
    let failure = #expect(throws: SyncError.self) { try lock(.write) }
    #expect(failure?.code == .busy)
  }

  @Test func onlyTheOwnerCanReadTheFile() throws {
    try lock(.write).release()
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/bankey-sync.write.lock")
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test(arguments: [["refresh", "demo"], ["change", "delete", "1"]])
  func aRunWaitsForTheOther(_ words: [String]) throws {
    _ = try StoreWriter(writing: folder, clock: .system, version: "1.0")
    let first = try ProcessLock(words[0] == "refresh" ? .refresh : .write, in: folder, clock: .system)
    let process = SyncProcess.process(words, home: home)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    #expect(line.contains(#""event":"waiting""#))
    #expect(line.contains("pid \(getpid())"))
    first.release()
    let rest = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(rest.contains(words[0] == "refresh" ? #""event":"finished""# : "there is no transaction 1"))
  }
}
