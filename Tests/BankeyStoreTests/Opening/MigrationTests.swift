import BankeyCore
import BankeyModel
import BankeyText
import Foundation
import Testing

@testable import BankeyStore

@Suite("Migrations")
struct MigrationTests {
  let place = try! TestFolder()
  /// The next schema, as it might be.
  let next = Schema.current.adding("CREATE TABLE budget (name TEXT)")
  let newest = Schema.current.version

  private func open(_ schema: Schema, version: String = "2.0") throws -> StoreWriter {
    let clock = Clock(fixed: Timestamp(seconds: noon), offset: 0)
    return try StoreWriter(writing: place.folder, clock: clock, version: version, schema: schema)
  }

  @Test("An empty folder gets the newest schema, without a backup")
  func fromEmpty() throws {
    #expect(try open(next).migratedFrom == nil)
    #expect(try place.sql("PRAGMA user_version") == ["\(newest + 1)"])
    #expect(try place.files() == ["bankey.sqlite"])
  }

  @Test("A database of any earlier schema becomes a new one, and is what it was", arguments: 1..<Schema.current.version)
  func fromEarlier(version: Int) throws {
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

  @Test("The dump of the first release is made by the first schema as it stands: a released one never changes")
  func firstReleaseIsFrozen() throws {
    _ = try open(Schema(migrations: [.v1]))
    let schema = "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name"
    let now = try place.sql(schema)
    let then = try TestFolder()
    try then.make(FirstRelease.dump)
    #expect(try then.sql(schema) == now)
  }

  @Test("Before a step a backup is made, for the owner alone, and whole; two on one minute are two")
  func backup() throws {
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

  @Test("A backup that fails, on a full disk say, leaves no part of one")
  func failingBackup() throws {
    let writer = try place.writer()
    let failing = {
      try writer.database.transaction { try Backup(writer.database, of: place.folder).write(.join, "-a") }
    }
    #expect(throws: StoreError.self) { _ = try failing() }
    #expect(try !place.files().contains { $0.contains("backup") })
  }

  @Test("A step that fails leaves the database as it was")
  func failing() throws {
    try place.writer().importFile([buy(on: 3)])
    let bad = Schema.current.adding("CREATE TABLE a (b); INSERT INTO nowhere VALUES (1)")
    #expect(throws: StoreError.self) { _ = try open(bad) }
    #expect(try place.sql("PRAGMA user_version") == ["\(newest)"])
    #expect(try place.sql("SELECT count(*) FROM sqlite_schema WHERE name = 'a'") == ["0"])
    #expect(try place.reader().lines().count == 1)
  }

  @Test("A newer database is refused with the version that wrote it, and left alone")
  func newer() throws {
    _ = try open(next, version: "2.3")
    for open in [{ _ = try place.reader() }, { _ = try place.writer() }] {
      let error = #expect(throws: StoreError.self) { try open() }
      #expect(error?.code == .newer)
      #expect(error?.message.hasPrefix("bankey 2.3 wrote this database (schema \(newest + 1))") == true)
    }
    #expect(try place.sql("PRAGMA user_version") == ["\(newest + 1)"])
    #expect(try place.files() == ["bankey.sqlite"])
  }

  @Test("An older database tells the reader to migrate")
  func older() throws {
    _ = try place.writer()
    let error = #expect(throws: StoreError.self) { _ = try Store(reading: place.folder, schema: next) }
    #expect(error?.code == .older)
  }
}

extension Schema {
  /// The schema after this one, as it might be.
  fileprivate func adding(_ sql: String) -> Schema {
    Schema(migrations: migrations + [Migration(version: version + 1, sql: sql)])
  }
}
