import BankeyCore
import BankeyModel
import BankeyText
import Foundation
import Testing

@testable import BankeyStore

@Suite
struct MigrationTests {
  let place = try! TestFolder()
  /// A possible next schema.
  let next = Schema.current.adding("CREATE TABLE budget (name TEXT)")
  let newest = Schema.current.version

  private func open(_ schema: Schema, version: String = "2.0") throws -> StoreWriter {
    let clock = Clock(fixed: Timestamp(seconds: noon), offset: 0)
    return try StoreWriter(writing: place.folder, clock: clock, version: version, schema: schema)
  }

  @Test
  func emptyFolderGetsTheNewestSchemaWithoutABackup() throws {
    #expect(try open(next).migratedFrom == nil)
    #expect(try place.sql("PRAGMA user_version") == ["\(newest + 1)"])
    #expect(try place.files() == ["bankey.sqlite"])
  }

  @Test(arguments: 1..<Schema.current.version)
  func everyEarlierSchemaMigratesWithItsData(version: Int) throws {
    try place.make(FirstRelease.dump)
    _ = try open(Schema(migrations: Array(Schema.current.migrations.prefix(version))))
    let writer = try open(.current)
    #expect(writer.migratedFrom == version)
    #expect(try place.reader().lines() == ["3 Coffee -4.00", "2 Rent -900.00"])
    #expect(try place.reader().accounts().map(\.balance) == [cents(12345)])
    #expect(try place.reader().matches(of: FindQuery("offe"), limit: 9).map(\.line) == ["3 Coffee -4.00"])
    #expect(try place.reader().matches(of: FindQuery("amount:900"), limit: 9).map(\.line) == ["2 Rent -900.00"])
    #expect(try writer.importFile([buy(on: 3, id: "c"), buy("Rent", -90000, on: 2, id: "r")]).changes == 0)
    #expect(try place.sql(DayTotalTests.difference) == [])
  }

  @Test
  func firstSchemaNeverChanges() throws {
    _ = try open(Schema(migrations: [.v1]))
    let schema = "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name"
    let now = try place.sql(schema)
    let then = try TestFolder()
    try then.make(FirstRelease.dump)
    #expect(try then.sql(schema) == now)
  }

  @Test
  func migrationMakesAPrivateBackupFirst() throws {
    try place.writer().importFile([buy(on: 3)])
    #expect(try open(next).migratedFrom == newest)
    let backup = place.path("bankey.sqlite.backup-v\(newest)-2026-11-21T1200")
    let attributes = try FileManager.default.attributesOfItem(atPath: backup)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let restored = try TestFolder()
    _ = try restored.writer()
    try FileManager.default.removeItem(atPath: restored.folder.database)
    try FileManager.default.copyItem(atPath: backup, toPath: restored.folder.database)
    #expect(try restored.reader().lines() == ["3 Coffee -4.00"])
    #expect(try place.sql("SELECT count(*) FROM transactions") == ["1"])
    _ = try place.sql("PRAGMA user_version = \(newest)")
    _ = try place.sql("DROP TABLE budget")
    _ = try open(next)
    #expect(try place.files().filter { $0.contains("backup") }.count == 2)
  }

  @Test
  func failedBackupLeavesNoPartOfAFile() throws {
    let writer = try place.writer()
    let failing = {
      try writer.database.transaction { try Backup(writer.database, of: place.folder).write(.join, "-a") }
    }
    #expect(throws: StoreError.self) { _ = try failing() }
    #expect(try !place.files().contains { $0.contains("backup") })
  }

  @Test
  func failedMigrationChangesNothing() throws {
    try place.writer().importFile([buy(on: 3)])
    let bad = Schema.current.adding("CREATE TABLE a (b); INSERT INTO nowhere VALUES (1)")
    #expect(throws: StoreError.self) { _ = try open(bad) }
    #expect(try place.sql("PRAGMA user_version") == ["\(newest)"])
    #expect(try place.sql("SELECT count(*) FROM sqlite_schema WHERE name = 'a'") == ["0"])
    #expect(try place.reader().lines().count == 1)
  }

  @Test
  func newerDatabaseIsRefusedAndNamesItsVersion() throws {
    _ = try open(next, version: "2.3")
    for open in [{ _ = try place.reader() }, { _ = try place.writer() }] {
      let error = #expect(throws: StoreError.self) { try open() }
      #expect(error?.code == .newer)
      #expect(error?.message.hasPrefix("bankey 2.3 wrote this database (schema \(newest + 1))") == true)
    }
    #expect(try place.sql("PRAGMA user_version") == ["\(newest + 1)"])
    #expect(try place.files() == ["bankey.sqlite"])
  }

  @Test
  func olderDatabaseNeedsAMigration() throws {
    _ = try place.writer()
    let error = #expect(throws: StoreError.self) { _ = try Store(reading: place.folder, schema: next) }
    #expect(error?.code == .older)
  }
}

extension Schema {
  /// A possible schema after this one.
  fileprivate func adding(_ sql: String) -> Schema {
    Schema(migrations: migrations + [Migration(version: version + 1, sql: sql)])
  }
}
