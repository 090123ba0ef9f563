import BankeyModel
import Glibc

/// The database, for reading. It shows the state before a write or the one after it, never one between.
///
/// Not for two threads at once: each opens its own.
public final class Store {
  let database: Database

  /// Opens the database in a folder. Throws `StoreError`: `missing` before the first run, `older` when it must be
  /// migrated first.
  public convenience init(reading folder: DataFolder) throws { try self.init(reading: folder, schema: .current) }

  /// Opens the database as a program would that knows `schema`.
  init(reading folder: DataFolder, schema: Schema) throws {
    guard try folder.hasDatabase() else { throw Self.missing(folder) }
    try folder.checkPrivacy()
    try folder.checkFiles()
    database = try Database.reading(folder.database)
    try database.checkSchema(knowing: schema, program: BankeyVersion.text)
    if try database.isEmpty { throw Self.missing(folder) }
    let found = try database.schemaVersion
    guard found == schema.version else {
      throw StoreError(.older, "the database has schema \(found) and must be migrated: bankey-sync migrate")
    }
  }

  /// Runs several reads on one and the same state, even while another process writes.
  ///
  /// Throws `StoreError` when the database cannot be read, or holds what cannot be. What `body` throws passes through.
  public func snapshot<Value>(_ body: () throws -> Value) throws -> Value {
    if database.isInTransaction { return try body() }
    return try database.transaction("BEGIN", body: body)
  }

  /// A number that is another one after another process has written.
  ///
  /// Throws `StoreError` when the database cannot be read, or holds what cannot be.
  public func dataVersion() throws -> Int { try database.value("PRAGMA data_version") ?? 0 }

  /// Writes the whole database, as it is now, into a file that is empty.
  ///
  /// Throws `StoreError` when the database cannot be read or the copy cannot be written.
  public func copy(into path: String) throws {
    try database.execute("PRAGMA query_only = OFF")
    defer { try? database.execute("PRAGMA query_only = ON") }
    try database.copy(into: path)
  }

  private static func missing(_ folder: DataFolder) -> StoreError {
    StoreError(.missing, "there is no database in \(folder.path) yet")
  }
}

extension Store {
  /// The version of the schema that this program knows, and the database has.
  public static var schemaVersion: Int { Schema.current.version }

  /// What SQLite finds wrong in the file; nothing when it is whole.
  ///
  /// Throws `StoreError` when the database cannot be read, or holds what cannot be.
  public func damage() throws -> [String] { try database.damage("quick_check(20)") }

  /// How many of the sums of days are not what their transactions come to. Reads all of them.
  ///
  /// Throws `StoreError` when the database cannot be read, or holds what cannot be.
  public func wrongDayTotals() throws -> Int {
    try database.value(
      """
      WITH summed AS (
        SELECT account, g.grouping, status, iif(g.grouping = 0, day, coalesce(authorized_day, day)) AS day, scale,
          sum(units) AS units, count(*) AS count, \(Migration.income) AS income
        FROM transactions, (SELECT 0 AS grouping UNION ALL SELECT 1) g WHERE deleted IS NULL GROUP BY 1, 2, 3, 4, 5
      ),
      wrong AS (
        SELECT account, grouping, status, day, scale FROM (SELECT * FROM summed EXCEPT SELECT * FROM day_total)
        UNION SELECT account, grouping, status, day, scale FROM (SELECT * FROM day_total EXCEPT SELECT * FROM summed)
      )
      SELECT count(*) FROM wrong
      """) ?? 0
  }
}

extension Database {
  /// What a check of SQLite's finds; nothing when the file is whole.
  func damage(_ check: String) throws -> [String] {
    let damage = try all("PRAGMA \(check)") { $0[0] as String }.filter { $0 != "ok" }
    // What the disk does not give is no word on the file.
    guard let error = damage.first(where: Self.isOfDisk) else { return damage }
    throw StoreError(
      .disk, "the disk reported an error while bankey read the database (\(error)); check the disk first")
  }

  /// SQLite says `unable to get the page. error code=266` of a page that the disk does not give.
  private static func isOfDisk(_ line: String) -> Bool {
    guard let range = line.firstRange(of: "error code="),
      let code = Int32(line[range.upperBound...].prefix { $0.isNumber })
    else { return false }
    return code & 0xff == 10
  }
}

extension Store {
  /// What became of the files of a folder.
  ///
  /// Throws `StoreError` when the database cannot be read, or holds what cannot be.
  public func inbox(of folder: String) throws -> InboxStatus {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    let files = "FROM inbox_file i WHERE substr(path, 1, length(?1)) = ?1"
    return InboxStatus(
      files: try database.value("SELECT count(*) \(files)", start) ?? 0,
      lastTaken: try database.value(
        "SELECT max(started) FROM fetch WHERE hash IN (SELECT hash \(files) AND failure IS NULL)", start),
      failures: try database.all(
        """
        SELECT path, failure \(files) AND failure IS NOT NULL
          AND NOT EXISTS (SELECT 1 FROM fetch WHERE fetch.hash = i.hash) ORDER BY path
        """, start
      ) {
        InboxStatus.Failure(path: $0[0], reason: $0[1])
      })
  }
}

/// What became of the files of a folder whose new files are taken in.
public struct InboxStatus: Hashable, Sendable {
  /// A file that could not be taken in.
  public struct Failure: Hashable, Sendable {
    /// Its path.
    public var path: String
    /// Why, in a sentence.
    public var reason: String
  }
  /// How many files were looked at, statements or not.
  public var files = 0
  /// When one of them was taken in last.
  public var lastTaken: Timestamp?
  /// Which could not be taken in.
  public var failures: [Failure] = []
}

extension Store {
  /// Writes the whole database, as it is now, into a file that only its owner can read. The file has its name when all of it is on the disk;
  /// one that was there is then gone.
  ///
  /// Throws `StoreError` when the database cannot be read or the copy cannot be written.
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
      throw StoreError(.permissions, "\(file) exists and is not a file")
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
