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

  private func lock(_ work: ProcessLock.Purpose, onWait: (String) -> Void = { _ in }) throws -> ProcessLock {
    let clock = Clock(iso: "2026-11-21T09:00:00Z")!
    return try ProcessLock(
      work, in: folder, clock: clock, patience: 40, strings: Language.english.strings, onWait: onWait)
  }

  @Test func secondProcessNamesTheFirstAndGivesUp() throws {
    let first = try lock(.refresh)
    defer { first.release() }
    var told: [String] = []
    let failure = #expect(throws: SyncError.self) { try lock(.refresh) { told.append($0) } }
    let who = "bankey-sync \(LockHolder.command) (pid \(getpid())) has been refreshing since 09:00"
    #expect(told == [who])
    #expect(failure?.message(in: Language.english.strings) == who + ". Try again when it is done.")
    #expect(failure?.code == .busy)
  }

  @Test func locksCanFollowEachOther() throws {
    for _ in 0..<3 { try lock(.write).release() }
  }

  @Test func refreshBlocksNoOtherWriter() throws {
    let (asking, writing) = (try lock(.refresh), try lock(.write))
    asking.release()
    writing.release()
  }

  @Test func malformedHolderFileIsIgnored() throws {
    try home.write("what\n", to: "data/bankey-sync.write.lock")
    let first = try lock(.write)
    first.release()
    let second = try lock(.write)
    try home.write("", to: "data/bankey-sync.write.lock")
    second.release()
    try lock(.write).release()
  }

  @Test func linkOrPipeIsNotALock() throws {
    let (path, other) = (folder.path + "/bankey-sync.write.lock", home.path + "/other")
    try Data("mine".utf8).write(to: URL(filePath: other))
    for (make, problem) in [({ symlink(other, path) }, LockFileProblem.link), ({ mkfifo(path, 0o600) }, .noFile)] {
      #expect(make() == 0)
      let failure = #expect(throws: SyncError.self) { try lock(.write) }
      for strings in [Language.english.strings, Language.norwegian.strings] {
        #expect(failure?.message(in: strings) == strings.problem(problem, ofLock: path))
      }
      unlink(path)
    }
    #expect(try String(contentsOfFile: other, encoding: .utf8) == "mine")
  }

  @Test(arguments: [
    (EACCES, LockFileProblem.notAllowed), (EPERM, .notAllowed), (EROFS, .readOnly), (ENOSPC, .full), (EDQUOT, .full),
    (EIO, .disk), (ELOOP, .link), (EISDIR, .noFile), (ENXIO, .noFile), (EMFILE, .tooManyFiles), (ENFILE, .tooManyFiles),
    (ENOLCK, .noLocks), (EOPNOTSUPP, .noLocks), (ENAMETOOLONG, .other("File name too long")),
  ])
  func everyErrorHasASentence(_ number: Int32, _ problem: LockFileProblem) {
    #expect(LockFileProblem(of: number) == problem)
    for language in [Language.english, .norwegian] {
      let sentence = language.strings.problem(problem, ofLock: "/data/bankey-sync.write.lock")
      #expect(sentence.contains("/data/bankey-sync.write.lock") && sentence.hasSuffix("."))
      if case .other = problem { continue }
      #expect(!sentence.contains(errorText(number)), "\(sentence)")
    }
  }

  @Test func readOnlyFolderIsReported() throws {
    // Root can write everywhere.
    guard geteuid() != 0 else { return }
    chmod(folder.path, 0o500)
    defer { chmod(folder.path, 0o700) }
    let failure = #expect(throws: SyncError.self) { try lock(.write) }
    #expect(failure?.message(in: Language.english.strings).contains("You cannot write") == true)
  }

  /// A slow pipe delays only the process that reads it.
  @Test(arguments: [["import"], ["import", "--dry-run"]])
  func silentPipeDelaysNobody(_ words: [String]) throws {
    _ = try StoreWriter(writing: folder, clock: .system, version: "1.0")
    let pipe = home.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    let process = SyncProcess.process(words + [pipe], home: home)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    // It is open for writing once bankey-sync reads from it.
    let writer = try FileHandle(forWritingTo: URL(filePath: pipe))
    try lock(.write) { Issue.record("\($0)") }.release()
    try writer.write(contentsOf: Data("Date,Description,Amount\n2026-01-15,Fee,-5.00\n".utf8))
    try writer.close()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0 && said.contains(#""added":1"#), "\(said)")
  }

  @Test func reusedProcessIDIsIgnored() throws {
    try home.write("1\nrefresh\n\(Int64.max)\n", to: "data/bankey-sync.write.lock")
    let first = try lock(.write)
    defer { first.release() }
    try home.write("1\nrefresh\n\(Int64.max)\n", to: "data/bankey-sync.write.lock")
    let failure = #expect(throws: SyncError.self) { try lock(.write) }
    #expect(failure?.code == .busy)
  }

  @Test func lockFileIsPrivate() throws {
    try lock(.write).release()
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/bankey-sync.write.lock")
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test(arguments: [["refresh", "demo"], ["change", "delete", "1"]])
  func runWaitsForTheOther(_ words: [String]) throws {
    _ = try StoreWriter(writing: folder, clock: .system, version: "1.0")
    let first = try ProcessLock(
      words[0] == "refresh" ? .refresh : .write, in: folder, clock: .system, strings: Language.english.strings)
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
