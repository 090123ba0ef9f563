import BankeyCore
import Glibc

/// A whole copy of the database beside it, made by SQLite itself: to open and close the file for copying would drop our own locks
/// on it.
struct Backup {
  private let database: Database
  private let folder: DataFolder

  /// A copy of the database that is open, in its folder.
  init(_ database: Database, of folder: DataFolder) { (self.database, self.folder) = (database, folder) }

  /// Makes it, whole and on the disk, or leaves nothing. Returns its path, which ends in `name` unless that is taken.
  func write(_ name: String) throws -> String {
    let copy = freePath("\(folder.database).backup-\(name)")
    try folder.makePrivate(copy)
    do {
      try database.run("VACUUM INTO ?", copy)
      for path in [copy, folder.path] { try Self.flush(path) }
    } catch {
      unlink(copy)
      throw error
    }
    return copy
  }

  /// SQLite leaves a copy to the system's leisure, but what changes the database after it is on the disk at once.
  private static func flush(_ path: String) throws {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    guard descriptor >= 0, fsync(descriptor) == 0 else { throw StoreError(doing: "write to", to: path) }
  }

  private func freePath(_ path: String) -> String {
    var (free, number) = (path, 1)
    while DataFolder.exists(free) {
      number += 1
      free = "\(path)-\(number)"
    }
    return free
  }
}

extension LocalTime {
  /// The moment, without the colon that some file systems refuse.
  var stamp: String { description.filter { $0 != ":" } }
}
