import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Foundation
import TestSupport
import Testing

/// Statement files through the real program and the real database.
@Suite struct SyncImportTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func run(_ files: String...) throws -> SyncProcess { try SyncProcess(["import"] + files, home: home) }

  @Test func repeatedFileAddsNothing() throws {
    let file = try home.write(statement(30), to: "a.ofx")
    let first = try run(file)
    #expect(first.status == 0)
    #expect(first.done.first?.added == 30)
    let second = try run(file)
    #expect(second.status == 0)
    #expect(second.done.first?.added == 0)
    #expect(second.done.first?.unchanged == 30)
    #expect(second.events.last?.changed == 0)
    #expect(try home.transactions() == 30)
  }

  @Test func deletedTransactionStaysDeletedUntilRestored() throws {
    let file = try home.write(statement(3), to: "a.ofx")
    _ = try run(file)
    var ids: [Int64] = []
    try home.store().transactions(TransactionFilter()) { ids.append($0.id) }
    let deleted = try SyncProcess(["change", "delete", String(ids[1])], home: home)
    #expect(deleted.status == 0 && deleted.events.last?.changed == 1)
    #expect(try run(file).events.last?.changed == 0)
    #expect(try home.transactions() == 2)
    #expect(try SyncProcess(["change", "delete", String(ids[1])], home: home).status == 2)
    #expect(try SyncProcess(["change", "unmatch", String(ids[0])], home: home).status == 2)
    #expect(try SyncProcess(["change", "restore", String(ids[1])], home: home).status == 0)
    #expect(try home.transactions() == 3)
  }

  @Test func badFileDoesNotStopTheOthers() throws {
    let good = try home.write(statement(3), to: "good.ofx")
    let cut = try home.write(String(statement(30, account: "2").dropLast(700)), to: "cut.ofx")
    let foreign = try home.write("<html><body>Please log in</body></html>", to: "page.ofx")
    let empty = try home.write("", to: "empty.ofx")
    let run = try run(cut, foreign, home.path + "/missing.ofx", empty, good)
    #expect(run.status == 2)
    #expect(run.events.filter { $0.state == .failed }.count == 4)
    #expect(
      run.complaints.map { $0.prefix(while: { $0 != ":" }).split(separator: " ").prefix(2).joined(separator: " ") } == [
        "unreadable cut.ofx", "unreadable page.ofx", "unreadable missing.ofx", "unreadable empty.ofx",
      ])
    #expect(try home.store().accounts().map(\.nativeId) == ["1234567890"])
    #expect(try home.transactions() == 3)
  }

  @Test func foldersAreReadInOrderWithoutHiddenFiles() throws {
    try home.write(statement(2, account: "2"), to: "in/b/2.qfx")
    try home.write(statement(1, account: "1"), to: "in/a.ofx")
    try home.write(statement(9, account: "9"), to: "in/.hidden.ofx")
    try home.write(statement(9, account: "8"), to: "in/.git/x.ofx")
    try home.write("Dear reader", to: "in/readme.txt")
    try FileManager.default.createSymbolicLink(atPath: home.path + "/in/circle", withDestinationPath: home.path + "/in")
    let run = try run(home.path + "/in/")
    #expect(run.status == 0)
    #expect(
      run.done.compactMap(\.file).map { $0.dropFirst(home.path.count) } == [
        "/in/a.ofx", "/in/b/2.qfx", "/in/readme.txt",
      ])
    #expect(run.complaints == ["notStatement readme.txt This is not a statement file, so bankey skipped it."])
    #expect(try home.transactions() == 3)
  }

  @Test func nothingToImportIsNotAnError() throws {
    try home.write("", to: "in/.keep")
    let folder = try run(home.path + "/in")
    #expect(folder.status == 0)
    #expect(folder.complaints == ["empty - There is nothing to import: these folders contain no files."])
    let signon = statement(0).replacing(/<BANKMSGSRSV1>.*<\/BANKMSGSRSV1>/.dotMatchesNewlines(), with: "")
    let file = try run(try home.write(signon, to: "signon.ofx"))
    #expect(file.status == 0)
    #expect(file.complaints == ["empty signon.ofx:1 There is nothing to import: the file has no statement."])
  }

  @Test func tooLargeFileIsNotRead() throws {
    let path = try home.write(statement(1), to: "large.ofx")
    #expect(truncate(path, 600 << 20) == 0)
    let run = try run(path)
    #expect(run.status == 2)
    #expect(run.complaints == ["unreadable large.ofx The file is larger than 512 MB, the most that bankey reads."])
  }

  @Test func brokenConfigStopsBeforeAnyWork() throws {
    let config = try home.write("theme = \"pink\"\nname = 3\n", to: "config.toml")
    let run = try SyncProcess(["refresh", "demo", "--config", config], home: home)
    #expect(run.status == 2)
    #expect(run.complaints == ["config config.toml:2 `name` must be a text in quotes, not a number"])
    #expect(!FileManager.default.fileExists(atPath: home.path + "/data"))
  }

  @Test func usageErrorsGoToStandardError() throws {
    let run = try SyncProcess(["import"], home: home)
    #expect(run.status == 2)
    #expect(run.lines.isEmpty)
    #expect(run.errors.contains("Usage: bankey-sync import"))
  }

  @Test func migrateNeedsNoDatabase() throws {
    let run = try SyncProcess(["migrate"], home: home)
    #expect(run.status == 0)
    #expect(!FileManager.default.fileExists(atPath: home.path + "/data"))
    _ = try SyncProcess(["refresh", "demo"], home: home)
    #expect(try SyncProcess(["migrate"], home: home).events.last?.changed == 0)
  }
}
