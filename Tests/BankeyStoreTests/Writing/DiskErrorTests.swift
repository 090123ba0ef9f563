import CSQLite
import Foundation
import Testing

@testable import BankeyStore

/// A disk that fails is not the user's mistake, and a user must hear that.
@Suite
struct DiskErrorTests {
  let place = try! TestFolder()

  /// SQLite opens a file for reading if the disk fails to open it for writing, and then calls it read-only.
  @Test
  func unwritableDiskIsReportedAsADiskError() throws {
    try place.writer().importFile([buy(on: 3)])
    let error = try errorOfWriting()
    #expect(error.code == .disk)
    #expect(
      error.message.hasPrefix("the disk reported an error or has no space left: bankey.sqlite could not be opened"))
    #expect(error.message.hasSuffix("check the disk first"))
    #expect(try place.reader().lines().count == 1)
  }

  @Test(.enabled(if: geteuid() != 0, "root may write to any file"))
  func databaseWithoutWritePermissionIsReadOnly() throws {
    try place.writer().importFile([buy(on: 3)])
    try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: place.folder.database)
    #expect(try errorOfWriting().code == .readOnly)
  }

  @Test(arguments: [
    (EIO, StoreError.Code.disk), (ENOSPC, .full), (EDQUOT, .full), (EROFS, .readOnly), (EACCES, .permissions),
  ])
  func errorOfAFileSaysWhatFailed(number: Int32, code: StoreError.Code) {
    errno = number
    let error = StoreError(doing: "open", to: "/data/bankey.sqlite")
    #expect(error.code == code)
    #expect(error.message == "cannot open /data/bankey.sqlite: " + String(cString: strerror(number)))
  }

  /// Writes through a connection that was opened for reading.
  private func errorOfWriting() throws -> StoreError {
    var database: OpaquePointer?
    defer { sqlite3_close(database) }
    try #require(sqlite3_open_v2(place.folder.database, &database, SQLITE_OPEN_READONLY, nil) == SQLITE_OK)
    try #require(sqlite3_exec(database, "DELETE FROM transactions", nil, nil, nil) == SQLITE_READONLY)
    return StoreError(database)
  }
}
