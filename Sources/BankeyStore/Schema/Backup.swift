import BankeyModel
import Glibc

/// Copies the database to a backup beside it. SQLite makes the copy itself: opening and closing the file ourselves
/// would drop our locks on it (POSIX).
///
/// The copy gets its name only when all of it is on the disk, so every file named like a backup is complete. The newest
/// five of each kind are kept.
struct Backup {
  /// The operation that a backup precedes.
  enum Kind: String, CaseIterable {
    /// A migration to a newer schema; the name contains the old one: `v5`.
    case migration = "v"
    /// Joining two accounts.
    case join
    /// Replacing the database by another backup.
    case restore
  }

  /// The number of backups of each kind that are kept.
  static let kept = 5

  private let database: Database
  private let folder: DataFolder

  /// Creates a backup of an open database, in its folder.
  init(_ database: Database, of folder: DataFolder) { (self.database, self.folder) = (database, folder) }

  /// Writes the backup completely to disk, or leaves nothing, then removes older ones of its kind. Returns its path,
  /// which ends in `name` unless that is taken.
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
  /// Copies the current state to an empty file and waits until it is on the disk, which SQLite leaves to the operating
  /// system.
  ///
  /// SQLite mistakes a page that the disk fails to deliver for damage, also in the copy. If all of our pages can be
  /// read, the database is not damaged.
  func copy(into path: String) throws {
    do {
      // Not within a transaction, which SQLite refuses.
      try prepare("VACUUM INTO ?").each([path]) { _ in }
    } catch let error as StoreError where error.code == .damaged && isWhole {
      throw StoreError(.disk, "the disk reported an error while bankey copied the database; check the disk first")
    }
    try DataFolder.flush(path)
  }

  private var isWhole: Bool { (try? damage("quick_check(1)")) == [] }
}

extension LocalTime {
  /// The time in ISO 8601 without the colon, which some file systems reject.
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

  /// The kind of a backup by its file name: `join-…`, `restore-…`, or `v5-…`.
  private static func kind(of name: String) -> Backup.Kind? {
    let start = "bankey.sqlite.backup-"
    guard name.hasPrefix(start) else { return nil }
    let word = name.dropFirst(start.count).prefix { $0 != "-" }
    if word.first == "v", !word.dropFirst().isEmpty, word.dropFirst().allSatisfy(\.isNumber) { return .migration }
    return Backup.Kind(rawValue: String(word)).flatMap { $0 == .migration ? nil : $0 }
  }
}
