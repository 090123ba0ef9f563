import BankeyModel
import CSQLite
import Glibc

/// Replaces the database by a backup, while viewers may have it open.
///
/// The backup's pages are written into the existing file in one transaction: other programs see the old state or the
/// new one, also after a kill. A new file in its place would leave the old log beside it, and the next program would
/// replay that log into the backup. Only when the current file is not an intact database does a new file replace it.
///
/// The caller must hold the locks, so that no other process writes.
public struct Restoration {
  /// The result of a restoration.
  public struct Summary: Hashable, Sendable {
    /// The path of the backup of the previous database; nil when there was none.
    public var kept: String?
  }

  private let folder: DataFolder
  private let clock: Clock
  private let program: String

  /// Prepares restoring into a folder. `version` is the program's version.
  ///
  /// - Throws: `StoreError` if the folder cannot be used.
  public init(in folder: DataFolder, clock: Clock, version: String) throws {
    (self.folder, self.clock, program) = (folder, clock, version)
    try folder.make()
    try folder.checkPrivacy()
    try folder.checkFiles()
  }

  /// Restores from a file. Changes nothing unless the file is an intact database of bankey with a schema that this
  /// program knows; an older schema is migrated.
  ///
  /// - Throws: `StoreError`, leaving the database as it was, if the file is no such database or cannot be put in
  ///   its place.
  public func run(from file: String) throws -> Summary {
    let current = try openCurrent()
    let part = try folder.newPart()
    defer { for end in ["", "-journal"] { unlink(part + end) } }
    try prepare(part, from: file, pageSize: current.flatMap { try $0.value("PRAGMA page_size") } ?? 8192)
    let kept = try current.map(keep) ?? keepDamaged()
    if let current { try replace(current, by: part) } else { try replace(by: part) }
    return Summary(kept: kept)
  }

  // MARK: The backup

  /// Copies a backup and migrates the copy to the newest schema; throws when the file is not a backup.
  private func prepare(_ part: String, from file: String, pageSize: Int) throws {
    do {
      try Self.checkFile(file)
      let source = try Database.reading(file)
      try checkSchema(of: source)
      try source.execute("PRAGMA query_only = OFF; PRAGMA page_size = \(pageSize)")
      try source.copy(into: part)
      try complete(part)
    } catch let error as StoreError where [.foreign, .damaged, .failed].contains(error.code) {
      throw StoreError(
        error.code, "\(file) is not a complete bankey backup, so bankey changed nothing (\(error.message))")
    }
  }

  /// Rejects pipes, in which SQLite cannot seek, and empty files, which SQLite would accept as empty databases.
  private static func checkFile(_ path: String) throws {
    guard let status = DataFolder.status(of: path) else { throw StoreError(doing: "read", to: path) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw StoreError(.foreign, "it is not a file") }
    guard status.st_size > 0 else { throw StoreError(.foreign, "it is empty") }
    guard access(path, R_OK) == 0 else { throw StoreError(doing: "read", to: path) }
  }

  private func checkSchema(of database: Database) throws {
    if try database.isEmpty { throw StoreError(.foreign, "it contains nothing") }
    try database.checkSchema(knowing: .current, program: program)
  }

  private func complete(_ part: String) throws {
    let copy = try Database(part, flags: SQLITE_OPEN_READWRITE)
    try copy.execute("PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF;")
    if let damage = try copy.damage("integrity_check(1)").first { throw StoreError(.damaged, damage) }
    let orphans: Int? = try copy.first("PRAGMA foreign_key_check") { _ in 1 }
    guard orphans == nil else { throw StoreError(.damaged, "some of its rows belong to no account") }
    _ = try Migrator(
      database: copy, folder: nil, schema: .current, program: program, now: clock.localNow
    ).run()
    guard try copy.objects == StoreWriter(inMemory: clock, version: program).database.objects else {
      throw StoreError(.foreign, "its tables are not bankey's")
    }
    try DataFolder.flush(part)
  }

  // MARK: What was there

  /// The current database; nil when SQLite cannot read it. Throws for another program's database.
  private func openCurrent() throws -> Database? {
    try folder.makePrivate(folder.database)
    let current: Database
    do {
      current = try Database.writing(folder.database)
      if try current.isEmpty || current.value("PRAGMA application_id") == Schema.applicationID { return current }
    } catch let error as StoreError where error.code == .damaged || error.code == .foreign {
      return nil
    }
    throw StoreError(.foreign, "bankey.sqlite belongs to another program, so bankey leaves it alone")
  }

  /// Backs up the current database; nil when it is empty. Copies the file byte by byte when SQLite cannot copy the
  /// database.
  private func keep(_ current: Database) throws -> String? {
    if try current.isEmpty { return nil }
    do {
      return try Backup(current, of: folder).write(.restore, "-\(clock.localNow.stamp)")
    } catch let error as StoreError where error.code == .damaged {
      return try keepDamaged()
    }
  }

  private func keepDamaged() throws -> String {
    let path = folder.freePath("\(folder.database).damaged-\(clock.localNow.stamp)")
    for end in ["", "-wal"] where DataFolder.exists(folder.database + end) {
      try FileCopy.write(folder.database + end, to: path + end)
    }
    try DataFolder.flush(folder.path)
    return path
  }

  // MARK: In its place

  /// Writes all pages into the open database in one transaction.
  private func replace(_ current: Database, by part: String) throws {
    let copy = try Database(part, flags: SQLITE_OPEN_READONLY)
    guard let backup = sqlite3_backup_init(current.handle, "main", copy.handle, "main") else {
      throw StoreError(current.handle)
    }
    let result = sqlite3_backup_step(backup, -1)
    let end = sqlite3_backup_finish(backup)
    if result != SQLITE_DONE || end != SQLITE_OK { throw StoreError(current.handle) }
    // The log now holds the restored database durably. If the disk has no room to checkpoint it, the next writer does.
    try? current.execute("PRAGMA wal_checkpoint(TRUNCATE)")
  }

  /// Puts the copy in the place of a damaged file. Removes its log first; a copy of the log was kept with the damaged
  /// database.
  private func replace(by part: String) throws {
    for end in ["-wal", "-shm"] { unlink(folder.database + end) }
    try folder.place(part, at: folder.database)
  }
}

extension Database {
  /// The types and names of its tables, indexes and other objects.
  fileprivate var objects: [String] {
    get throws {
      try all("SELECT type || ' ' || name FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY 1") { $0[0] }
    }
  }
}

/// Copies files byte by byte.
enum FileCopy {
  /// Copies a file to a new path, readable by its owner alone, and waits until it is on the disk.
  static func write(_ path: String, to copy: String) throws {
    let source = open(path, O_RDONLY | O_CLOEXEC)
    guard source >= 0 else { throw StoreError(doing: "read", to: path) }
    defer { close(source) }
    try write(source, to: copy)
  }

  /// Copies everything that an open descriptor delivers.
  static func write(_ source: Int32, to copy: String) throws {
    let target = open(copy, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard target >= 0 else { throw StoreError(doing: "write to", to: copy) }
    defer { close(target) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(source, &bytes, bytes.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw StoreError(doing: "read", to: "what is to be copied to " + copy) }
      if count == 0 { break }
      var done = 0
      while done < count {
        let written = bytes.withUnsafeBytes { Glibc.write(target, $0.baseAddress! + done, count - done) }
        if written < 0 && errno == EINTR { continue }
        guard written >= 0 else { throw StoreError(doing: "write to", to: copy) }
        done += written
      }
    }
    guard fsync(target) == 0 else { throw StoreError(doing: "write to", to: copy) }
  }
}

extension DataFolder {
  /// Saves what an open descriptor delivers to a file in the folder for the duration of `body`. Rethrows errors
  /// from `body`.
  ///
  /// - Throws: `StoreError` if the file cannot be written.
  public func spooling<Value>(_ descriptor: Int32, _ body: (_ path: String) throws -> Value) throws -> Value {
    try make()
    let path = "\(database).part-\(getpid())-in"
    unlink(path)
    defer { unlink(path) }
    try FileCopy.write(descriptor, to: path)
    return try body(path)
  }

  /// Writes a copy of the database to a file in the folder for the duration of `body`. Rethrows errors from `body`.
  ///
  /// - Throws: `StoreError` if the copy cannot be made.
  public func copying<Value>(_ store: Store, _ body: (_ path: String) throws -> Value) throws -> Value {
    let part = try newPart()
    defer { unlink(part) }
    try store.copy(into: part)
    return try body(part)
  }
}
