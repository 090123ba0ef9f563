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
      throw StoreError(.disk, "the disk gave an error while the database was copied; look after the disk first")
    }
    try DataFolder.flush(path)
  }

  private var isWhole: Bool { (try? damage("quick_check(1)")) == [] }
}

extension LocalTime {
  /// The moment, without the colon that some file systems refuse.
  var stamp: String { description.filter { $0 != ":" } }
}

extension Store {
  /// Writes the whole database, as it is now, into a file that only its owner can read. The file has its name when all of it is on the disk;
  /// one that was there is then gone.
  public func backUp(to file: String) throws {
    try checkTarget(file)
    let slash = file.lastIndex(of: "/")
    let folder = DataFolder(slash.map { $0 == file.startIndex ? "/" : String(file[..<$0]) } ?? ".")
    let part = "\(file).part-\(getpid())"
    unlink(part)
    try folder.makePrivate(part)
    defer { unlink(part) }
    try copy(into: part)
    try folder.place(part, at: file)
  }

  /// Throws where something else than a file has the name, or the database itself.
  private func checkTarget(_ file: String) throws {
    var status = stat()
    guard lstat(file, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw StoreError(.permissions, "\(file) is there already, and no file")
    }
    let own = try database.first("SELECT file FROM pragma_database_list WHERE name = 'main'") { $0[0] as String } ?? ""
    for end in ["", "-wal", "-shm"] {
      guard let other = DataFolder.status(of: own + end) else { continue }
      if (other.st_dev, other.st_ino) == (status.st_dev, status.st_ino) {
        throw StoreError(.permissions, "\(file) is the database itself")
      }
    }
  }
}
