import BankeyModel
import Glibc

/// The database, opened for reading. Every read sees a state before or after a write, never one in between.
///
/// A store must not be used by two threads at the same time; open one for each.
public final class Store {
  let database: any ReadingConnection

  /// Opens the database in a folder.
  ///
  /// - Throws: `StoreError`: `missing` before the first run, `older` if the database needs migrating first.
  public convenience init(reading folder: DataFolder) throws { try self.init(reading: folder, schema: .current) }

  /// Opens the database as a program with another `schema` would, for tests.
  init(reading folder: DataFolder, schema: Schema) throws {
    guard try folder.hasDatabase() else { throw Self.missing(folder) }
    try folder.checkPrivacy()
    try folder.checkFiles()
    let database = try Database.reading(folder.database)
    self.database = database
    try database.checkSchema(knowing: schema, program: BankeyVersion.text)
    if try database.isEmpty { throw Self.missing(folder) }
    let found = try database.schemaVersion
    guard found == schema.version else {
      throw StoreError(.older, "the database has schema \(found) and must be migrated: bankey-sync migrate")
    }
  }

  /// Reads through a connection that is open.
  init(_ connection: any ReadingConnection) { database = connection }

  /// Runs several reads on the same state, even while another process writes. Rethrows errors from `body`.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func snapshot<Value>(_ body: () throws -> Value) throws -> Value {
    try database.snapshot(body)
  }

  /// The database as a file.
  ///
  /// - Throws: `StoreError` if it is on a server, which its owner looks after.
  func file() throws -> Database {
    guard let file = database as? Database else {
      throw StoreError(.elsewhere, "the shared database is maintained on its server, not by bankey")
    }
    return file
  }

  /// A number that changes whenever another process has written.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func dataVersion() throws -> Int { try database.dataVersion() }

  /// Writes a copy of the whole database to an empty file.
  ///
  /// - Throws: `StoreError` if the database cannot be read or the copy cannot be written.
  public func copy(into path: String) throws {
    let file = try file()
    try file.execute("PRAGMA query_only = OFF")
    defer { try? file.execute("PRAGMA query_only = ON") }
    try file.copy(into: path)
  }

  private static func missing(_ folder: DataFolder) -> StoreError {
    StoreError(.missing, "there is no database in \(folder.path) yet")
  }
}

extension Store {
  /// The schema version that this program reads and writes.
  public static var schemaVersion: Int { Schema.current.version }

  /// The messages of SQLite's `quick_check`, at most 20; empty when the file is intact.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func damage() throws -> [String] { try file().damage("quick_check(20)") }

  /// The number of daily totals that differ from the sum of their transactions. Reads every transaction.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func wrongDayTotals() throws -> Int {
    try file().value(
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
  /// The messages of a check by SQLite; empty when the file is intact.
  func damage(_ check: String) throws -> [String] {
    let damage = try all("PRAGMA \(check)") { $0[0] as String }.filter { $0 != "ok" }
    // A read error of the disk says nothing about the file.
    guard let error = damage.first(where: Self.isOfDisk) else { return damage }
    throw StoreError(
      .disk, "the disk reported an error while bankey read the database (\(error)); check the disk first")
  }

  /// SQLite reports `unable to get the page. error code=266` for a page that the disk fails to deliver.
  private static func isOfDisk(_ line: String) -> Bool {
    guard let range = line.firstRange(of: "error code="),
      let code = Int32(line[range.upperBound...].prefix { $0.isNumber })
    else { return false }
    return code & 0xff == 10
  }
}

extension Store {
  /// The import results of the files in a watched folder.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func inbox(of folder: String) throws -> InboxStatus {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    let database = try file()
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

/// The import results of a folder whose new files bankey imports.
public struct InboxStatus: Hashable, Sendable {
  /// A file that could not be imported.
  public struct Failure: Hashable, Sendable {
    /// The path of the folder.
    public var path: String
    /// The reason, as a sentence.
    public var reason: String
  }
  /// The number of files examined, statements or not.
  public var files = 0
  /// When a file was last imported; nil when none was.
  public var lastTaken: Timestamp?
  /// The files that could not be imported.
  public var failures: [Failure] = []
}

extension Store {
  /// Writes a copy of the whole database to a file that only its owner can read. The file gets its name, replacing
  /// any file there, once all of it is on the disk.
  ///
  /// - Throws: `StoreError` if the database cannot be read or the copy cannot be written.
  public func backUp(to file: String) throws {
    try checkTarget(file)
    let slash = file.lastIndex(of: "/")
    let folder = DataFolder(slash.map { $0 == file.startIndex ? "/" : String(file[..<$0]) } ?? ".")
    let part = "\(file).part-\(getpid())"
    unlink(part)
    try folder.makePrivate(part, for: file)
    defer { unlink(part) }
    try copy(into: part)
    try folder.place(part, at: file)
  }

  /// Throws when the target exists and is not a regular file, or is the database itself.
  private func checkTarget(_ file: String) throws {
    var status = stat()
    guard lstat(file, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw StoreError(.permissions, "\(file) exists and is not a file")
    }
    let own =
      try self.file().first("SELECT file FROM pragma_database_list WHERE name = 'main'") { $0[0] as String } ?? ""
    for end in ["", "-wal", "-shm"] {
      guard let other = DataFolder.status(of: own + end) else { continue }
      if (other.st_dev, other.st_ino) == (status.st_dev, status.st_ino) {
        throw StoreError(.permissions, "\(file) is the database itself")
      }
    }
  }
}

/// Where a database is: in a folder of this machine, or on a server that several people share.
public enum StorePlace: Hashable, Sendable {
  /// In a folder.
  case folder(DataFolder)
  /// On a server.
  case server(ServerAddress)

  /// Reads the argument of `--data`: the address of a server, or the path of a folder.
  ///
  /// - Throws: `StoreError` if it is an address that is not valid.
  public init(_ data: String) throws {
    self = ServerAddress.isOne(data) ? .server(try ServerAddress(data)) : .folder(DataFolder(data))
  }
}

extension Store {
  /// Opens the database at a place for reading.
  ///
  /// - Throws: `StoreError`, as for a folder; `unreachable` if a server does not answer.
  public convenience init(reading place: StorePlace) throws {
    switch place {
    case .folder(let folder): try self.init(reading: folder)
    case .server(let address): self.init(try ServerConnection(address))
    }
  }
}
