import BankeyCore
import BankeyModel
import BankeyText
import Foundation
import Testing

@testable import BankeyStore

@Suite
struct PermissionTests {
  let place = try! TestFolder()

  private func mode(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? Int)
  }

  private func set(_ mode: Int, _ path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }

  @Test
  func foldersAndFilesArePrivate() throws {
    let writer = try place.writer()
    try writer.importFile([buy(on: 3)])
    #expect(try mode(place.folder.path) == 0o700)
    #expect(try mode(place.parent.appending(path: "data").path) == 0o700)
    #expect(try place.files() == ["bankey.sqlite", "bankey.sqlite-shm", "bankey.sqlite-wal"])
    for file in try place.files() { #expect(try mode(place.path(file)) == 0o600) }
    _ = writer
  }

  @Test
  func databaseReadableByOthersIsRefusedWithAdvice() throws {
    _ = try place.writer()
    try set(0o644, place.folder.database)
    _ = try place.reader()
    try set(0o755, place.folder.path)
    for open in [{ _ = try place.reader() }, { _ = try place.writer() }] {
      let error = #expect(throws: StoreError.self) { try open() }
      #expect(error?.code == .permissions)
      #expect(error?.message.contains("chmod 600 \(place.folder.database)") == true)
    }
  }

  @Test
  func worldWritableOrForeignFolderIsRefused() throws {
    try FileManager.default.createDirectory(atPath: place.folder.path, withIntermediateDirectories: true)
    try set(0o777, place.folder.path)
    #expect(throws: StoreError.self) { _ = try place.writer() }
    try set(0o700, place.folder.path)
    guard geteuid() == 0 else { return }
    chown(place.folder.path, 12345, 12345)
    #expect(throws: StoreError.self) { _ = try place.writer() }
    #expect(try place.files() == [])
  }

  @Test(arguments: ["", "-wal", "-shm"])
  func linkOrPipeAsDatabaseIsRefused(end: String) throws {
    try place.writer().importFile([buy(on: 3)])
    let file = place.folder.database + end
    let moved = place.parent.appending(path: "moved").path
    if end.isEmpty { try FileManager.default.moveItem(atPath: file, toPath: moved) }
    for make in [{ symlink(moved, file) }, { mkfifo(file, 0o600) }] {
      #expect(make() == 0)
      #expect(throws: StoreError.self) { _ = try place.writer() }
      #expect { _ = try place.reader() } throws: { ($0 as? StoreError)?.code == .permissions }
      unlink(file)
    }
  }

  @Test
  func loggedDatabaseIsReadInAReadOnlyFolder() throws {
    let writer = try place.writer()
    try writer.importFile([buy(on: 3)])
    let copy = try TestFolder()
    try copy.take(filesOf: place)
    unlink(copy.path("bankey.sqlite-shm"))
    let before = try copy.files()
    let database = try Database.readingAlone(copy.folder.database)
    #expect(try database.value("SELECT count(*) FROM transactions") == 1)
    #expect(try copy.files() == before)
  }

  @Test
  func uncreatableFolderIsNamed() throws {
    let file = place.parent.appending(path: "file").path
    try "".write(toFile: file, atomically: true, encoding: .utf8)
    let folder = DataFolder(file + "/data")
    let error = #expect(throws: StoreError.self) { _ = try StoreWriter(writing: folder, clock: .system, version: "1") }
    #expect(error?.message == "cannot make the folder \(file)/data: Not a directory")
  }

  @Test
  func fileAsFolderIsNotAFirstRun() throws {
    let file = place.parent.appending(path: "file").path
    try "".write(toFile: file, atomically: true, encoding: .utf8)
    let error = #expect(throws: StoreError.self) { _ = try Store(reading: DataFolder(file)) }
    #expect(error == StoreError(.permissions, "cannot look into \(file): Not a directory"))
  }

  @Test(.enabled(if: geteuid() != 0))
  func unreadableFolderIsNotAFirstRun() throws {
    try place.writer().importFile([buy(on: 3)])
    try set(0, place.folder.path)
    defer { try? set(0o700, place.folder.path) }
    let error = #expect(throws: StoreError.self) { try place.reader() }
    #expect(error == StoreError(.permissions, "cannot look into \(place.folder.path): Permission denied"))
  }

  /// Root can write everywhere.
  @Test(.enabled(if: geteuid() != 0))
  func readOnlyFolderIsReadable() throws {
    try place.writer().importFile([buy(on: 3)])
    try set(0o500, place.folder.path)
    defer { try? set(0o700, place.folder.path) }
    #expect(try place.reader().lines() == ["3 Coffee -4.00"])
  }
}
