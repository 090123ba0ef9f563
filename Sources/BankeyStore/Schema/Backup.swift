import BankeyModel
import Glibc

/// A whole copy of the database beside it, made by SQLite itself: to open and close the file for copying would drop our own locks
/// on it.
///
/// It is written under another name and gets its own only when all of it is on the disk: what is called a backup is one. Of each
/// kind the newest five stay.
struct Backup {
  /// What a backup is made before.
  enum Kind: String, CaseIterable {
    /// A step to a newer schema, which is in the name: `v5`.
    case migration = "v"
    /// Two accounts become one.
    case join
    /// Another backup takes the place of the database.
    case restore
  }

  /// How many of each kind stay.
  static let kept = 5

  private let database: Database
  private let folder: DataFolder

  /// A copy of the database that is open, in its folder.
  init(_ database: Database, of folder: DataFolder) { (self.database, self.folder) = (database, folder) }

  /// Makes it, whole and on the disk, or leaves nothing; then older ones of its kind go. Returns its path, which ends in `name`
  /// unless that is taken.
  func write(_ kind: Kind, _ name: String) throws -> String {
    let part = try folder.newPart()
    defer { unlink(part) }
    try database.copy(into: part)
    let path = folder.freePath("\(folder.database).backup-\(kind.rawValue)\(name)")
    try folder.place(part, at: path)
    folder.tidyBackups(kind)
    return path
  }
}

extension Database {
  /// Copies all that is seen now into a file that is empty, and waits until it is on the disk. SQLite itself leaves it to the
  /// system's leisure.
  ///
  /// SQLite takes a page that the disk does not give for damage, in the copy too. Where all of ours can be read, there is none.
  func copy(into path: String) throws {
    do {
      try run("VACUUM INTO ?", path)
    } catch let error as StoreError where error.code == .damaged && isWhole {
      throw StoreError(.disk, "the disk reported an error while bankey copied the database; check the disk first")
    }
    try DataFolder.flush(path)
  }

  private var isWhole: Bool { (try? damage("quick_check(1)")) == [] }
}

extension LocalTime {
  /// The moment, without the colon that some file systems refuse.
  var stamp: String { description.filter { $0 != ":" } }
}

extension DataFolder {
  /// Removes all backups of a kind but the newest.
  func tidyBackups(_ kind: Backup.Kind) {
    let backups = names.filter { Self.kind(of: $0) == kind }.compactMap { name in
      Self.status(of: "\(path)/\(name)").map { (seconds: $0.st_mtim.tv_sec, nanos: $0.st_mtim.tv_nsec, name: name) }
    }
    for backup in backups.sorted(by: >).dropFirst(Backup.kept) { unlink("\(path)/\(backup.name)") }
  }

  /// The kind of a backup by its name: `join-…`, `restore-…`, or `v5-…`.
  private static func kind(of name: String) -> Backup.Kind? {
    let start = "bankey.sqlite.backup-"
    guard name.hasPrefix(start) else { return nil }
    let word = name.dropFirst(start.count).prefix { $0 != "-" }
    if word.first == "v", !word.dropFirst().isEmpty, word.dropFirst().allSatisfy(\.isNumber) { return .migration }
    return Backup.Kind(rawValue: String(word)).flatMap { $0 == .migration ? nil : $0 }
  }
}
