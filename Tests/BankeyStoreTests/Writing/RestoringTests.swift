import BankeyCore
import BankeyModel
import BankeyText
import Foundation
import Testing

@testable import BankeyStore

@Suite
struct RestoringTests {
  let place = try! TestFolder()
  private let clock = Clock(fixed: Timestamp(seconds: noon), offset: 0)

  private func restore(_ file: String) throws -> Restoration.Summary {
    try Restoration(in: place.folder, clock: clock, version: "1.0").run(from: file)
  }

  /// A backup of the current database.
  private func backUp(_ name: String = "copy") throws -> String {
    let file = place.parent.appending(path: name).path
    try place.reader().backUp(to: file)
    return file
  }

  @Test
  func backupIsOnePrivateFile() throws {
    try place.writer().importFile([buy(on: 3)])
    let file = try backUp()
    try place.writer().importFile([buy("Bus", on: 4)])
    #expect(try backUp() == file)
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.parent.path).sorted() == ["copy", "data"])
    let other = try TestFolder()
    _ = try Restoration(in: other.folder, clock: clock, version: "1.0").run(from: file)
    #expect(try other.reader().lines() == ["4 Bus -4.00", "3 Coffee -4.00"])
    #expect(try !other.files().contains { $0.contains("part") || $0.contains("backup") })
  }

  @Test
  func backupNeverReplacesTheDatabaseOrASpecialFile() throws {
    let writer = try place.writer()
    try writer.importFile([buy(on: 3)])
    let store = try place.reader()
    for file in [place.folder.database, place.path("bankey.sqlite-wal"), "/dev/null", place.folder.path] {
      #expect(throws: StoreError.self) { try store.backUp(to: file) }
    }
    #expect(try store.lines() == ["3 Coffee -4.00"])
  }

  @Test
  func openViewersSeeTheRestoredBackup() throws {
    let writer = try place.writer()
    try writer.importFile([buy(on: 3)])
    let (file, store) = (try backUp(), try place.reader())
    #expect(try store.lines() == ["3 Coffee -4.00"])
    try writer.importFile((1...300).map { buy("Row \($0)", Int64(-$0), on: 5) })
    #expect(try store.lines().count == 301)
    let version = try store.dataVersion()
    let kept = try #require(try restore(file).kept)
    #expect(try store.dataVersion() != version)
    #expect(try store.lines() == ["3 Coffee -4.00"])
    #expect(try store.matches(of: FindQuery("coffee"), limit: 9).count == 1)
    #expect(try store.matches(of: FindQuery("row"), limit: 9).isEmpty)
    #expect(try place.reader().damage() == [])
    #expect(kept.hasSuffix("bankey.sqlite.backup-restore-2026-11-21T1200"))
    _ = try restore(kept)
    #expect(try store.lines().count == 301)
    #expect(try place.sql("PRAGMA foreign_key_check") == [])
  }

  @Test(arguments: 1..<Schema.current.version)
  func backupOfAnEarlierSchemaIsMigrated(version: Int) throws {
    let old = try TestFolder()
    try old.make(FirstRelease.dump)
    _ = try StoreWriter(
      writing: old.folder, clock: clock, version: "1.0",
      schema: Schema(migrations: Array(Schema.current.migrations.prefix(version))))
    try place.writer().importFile([buy("Else", on: 9)])
    _ = try restore(old.folder.database)
    #expect(try place.reader().lines() == ["3 Coffee -4.00", "2 Rent -900.00"])
    #expect(try place.reader().matches(of: FindQuery("offe"), limit: 9).count == 1)
    #expect(try !place.files().contains { $0.contains("part") })
  }

  /// Files that are not backups.
  enum NoBackup: CaseIterable { case missing, empty, text, half, folder, otherProgram, newer, otherTables, changed }

  @Test(arguments: NoBackup.allCases)
  func incompleteBackupChangesNothing(kind: NoBackup) throws {
    try place.writer().importFile([buy(on: 3)])
    let other = try TestFolder()
    try other.writer().importFile((1...400).map { buy("Row \($0)", Int64(-$0), on: $0 % 28 + 1) })
    let file = other.folder.database
    switch kind {
    case .missing: try FileManager.default.removeItem(atPath: file)
    case .empty: try Data().write(to: URL(filePath: file))
    case .text: try Data("not a database".utf8).write(to: URL(filePath: file))
    case .half: try Data(contentsOf: URL(filePath: file)).prefix(100_000).write(to: URL(filePath: file))
    case .folder:
      try FileManager.default.removeItem(atPath: file)
      try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false)
    case .otherProgram: _ = try other.sql("PRAGMA application_id = 1")
    case .newer: _ = try other.sql("PRAGMA user_version = 999")
    case .otherTables: _ = try other.sql("CREATE TRIGGER t AFTER INSERT ON fetch BEGIN DELETE FROM account; END")
    case .changed: _ = try other.sql("PRAGMA foreign_keys = OFF"); _ = try other.sql("DELETE FROM account")
    }
    #expect(throws: StoreError.self) { _ = try restore(file) }
    #expect(try place.reader().lines() == ["3 Coffee -4.00"])
    #expect(try !place.files().contains { $0.contains("part") || $0.contains("backup") })
  }

  @Test
  func damagedDatabaseIsKeptAndReplaced() throws {
    try place.writer().importFile([buy(on: 3)])
    let file = try backUp()
    try Data("gone".utf8).write(to: URL(filePath: place.folder.database))
    let kept = try #require(try restore(file).kept)
    #expect(try String(contentsOfFile: kept, encoding: .utf8) == "gone")
    #expect(try place.reader().lines() == ["3 Coffee -4.00"])
  }

  @Test
  func anotherProgramsDatabaseIsLeftAlone() throws {
    try place.writer().importFile([buy(on: 3)])
    let file = try backUp()
    _ = try place.sql("PRAGMA application_id = 7")
    #expect(throws: StoreError.self) { _ = try restore(file) }
    #expect(try place.sql("SELECT count(*) FROM transactions") == ["1"])
  }

  @Test
  func fiveNewestBackupsStay() throws {
    let writer = try place.writer()
    try writer.importFile([buy(on: 3)])
    let dead = place.path("bankey.sqlite.part-999999999")
    try Data().write(to: URL(filePath: dead))
    for number in 1...8 {
      _ = try Backup(writer.database, of: place.folder).write(.join, "-\(number)")
      _ = try Backup(writer.database, of: place.folder).write(.migration, "\(number)-x")
    }
    let files = try place.files().filter { $0.contains("backup") || $0.contains("part") }
    #expect(
      files == (4...8).map { "bankey.sqlite.backup-join-\($0)" } + (4...8).map { "bankey.sqlite.backup-v\($0)-x" })
  }

  @Test
  func lastWriterEmptiesTheLogDespiteAViewer() throws {
    var writer: StoreWriter? = try place.writer()
    let store = try place.reader()
    try writer?.importFile((1...3000).map { buy("Row \($0)", Int64(-$0), on: $0 % 28 + 1) })
    let size = { try FileManager.default.attributesOfItem(atPath: place.path("bankey.sqlite-wal"))[.size] as? Int }
    #expect(try size() != 0)
    writer = nil
    #expect(try size() == 0)
    #expect(try store.lines().count == 3000)
  }
}
