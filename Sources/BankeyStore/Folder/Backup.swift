import BankeyCore

/// A whole copy of the database beside it, made by SQLite itself: to open and close the file for copying would drop our own locks
/// on it.
struct Backup {
  private let database: Database
  private let folder: DataFolder

  /// A copy of the database that is open, in its folder.
  init(_ database: Database, of folder: DataFolder) { (self.database, self.folder) = (database, folder) }

  /// Makes it. Returns its path, which ends in `name` unless that is taken.
  func write(_ name: String) throws -> String {
    let copy = freePath("\(folder.database).backup-\(name)")
    try folder.makePrivate(copy)
    try database.run("VACUUM INTO ?", copy)
    return copy
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
