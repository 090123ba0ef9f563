import BankeyModel
import CSQLite
import Glibc

/// The reason why the database cannot be opened, read or written.
public struct StoreError: Error, Hashable, Sendable {
  /// The kind of error, for programs.
  public enum Code: String, Hashable, Sendable {
    /// The database does not exist yet: the first run.
    case missing
    /// Its schema is older; `bankey-sync migrate` updates it.
    case older
    /// A newer version wrote it.
    case newer
    /// The file is not a database, or another program's.
    case foreign
    /// The file is bankey's but damaged.
    case damaged
    /// The disk reported an error; the file may be intact.
    case disk
    /// It can be read but not written: the file system or the folder is read-only.
    case readOnly
    /// Other users can read it, or this one cannot.
    case permissions
    /// Another process holds the write lock.
    case busy
    /// The disk has no space left; nothing was changed.
    case full
    /// No account, transaction, fetch or source has that name.
    case unknown
    /// A source has that name already.
    case taken
    /// The server of a shared database cannot be reached, or the connection broke.
    case unreachable
    /// This must be done elsewhere: on the machine that collects the data, or on its server.
    case elsewhere
    /// Any other error of the engine.
    case failed
  }
  /// The kind of error, which decides the advice.
  public let code: Code
  /// One sentence for the user, without secrets. It may contain a path, so sanitize it on output.
  public let message: String

  /// Creates an error; `message` is a sentence in English.
  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}

extension StoreError {
  /// The remedy for a damaged database.
  static let wayBack = "`bankey restore FILE` goes back to a backup"

  /// Creates an error from a connection's last call.
  init(_ database: OpaquePointer?) {
    // SQLite opens its files for reading if opening them for writing fails, whatever the reason.
    if sqlite3_extended_errcode(database) == SQLITE_READONLY, Self.mayWrite(to: database) {
      self = .unwritable
      return
    }
    var code = sqlite3_extended_errcode(database) & 0xff
    let said = String(cString: sqlite3_errmsg(database))
    let reason = Self.lastSystemError(of: database)
    // SQLite mistakes a page that the disk fails to deliver for damage.
    if code == SQLITE_CORRUPT, reason == EIO { code = SQLITE_IOERR }
    self.init(result: code, reason: Self.isOfSystem(code) ? reason : 0, said: said, of: Self.file(of: database))
  }

  /// The name of a connection's file, without its folder: the database's, or that of a backup to restore.
  private static func file(of database: OpaquePointer?) -> String {
    let path = sqlite3_db_filename(database, "main").map { String(cString: $0) } ?? ""
    return path.split(separator: "/").last.map(String.init) ?? "bankey.sqlite"
  }

  /// Whether neither permissions nor the disk forbid writing to a database and beside it.
  private static func mayWrite(to database: OpaquePointer?) -> Bool {
    guard let name = sqlite3_db_filename(database, "main").map({ String(cString: $0) }), !name.isEmpty else {
      return false
    }
    let folder = name.lastIndex(of: "/").map { String(name[..<$0]) } ?? "."
    return access(name, W_OK) == 0 && access(folder, W_OK) == 0
  }

  /// The last system error of the database file or its log; 0 for none. Unlike `sqlite3_system_errno`, it survives a
  /// failed COMMIT and includes pages that could not be read.
  private static func lastSystemError(of database: OpaquePointer?) -> Int32 {
    for which in [SQLITE_FCNTL_FILE_POINTER, SQLITE_FCNTL_JOURNAL_POINTER] {
      var file: UnsafeMutablePointer<sqlite3_file>?
      var error: Int32 = 0
      guard sqlite3_file_control(database, "main", which, &file) == SQLITE_OK, let methods = file?.pointee.pMethods
      else { continue }
      if methods.pointee.xFileControl(file, SQLITE_FCNTL_LAST_ERRNO, &error) == SQLITE_OK, error != 0 { return error }
    }
    return sqlite3_system_errno(database)
  }

  /// Whether a system error number can explain a result code.
  private static func isOfSystem(_ code: Int32) -> Bool {
    [SQLITE_IOERR, SQLITE_CANTOPEN, SQLITE_FULL].contains(code)
  }

  /// Explains a result code and gives a remedy. A system error number takes precedence.
  private init(result: Int32, reason: Int32, said: String, of file: String) {
    let words = reason == 0 ? said : "\(said): \(errorText(reason))"
    switch (result, reason) {
    // The remedy for a limit on file sizes is the same.
    case (SQLITE_FULL, _), (_, ENOSPC), (_, EDQUOT), (_, EFBIG):
      self.init(.full, "the disk is full, so nothing was written; make room and try again")
    case (_, EROFS), (SQLITE_READONLY, _):
      self.init(.readOnly, "bankey.sqlite is read-only here: \(words)")
    case (_, EACCES), (_, EPERM), (SQLITE_PERM, _), (SQLITE_AUTH, _):
      self.init(.permissions, "you have no permission to do this with bankey.sqlite: \(words)")
    case (SQLITE_CANTOPEN, _):
      self.init(.permissions, "bankey.sqlite cannot be opened for this: \(words)")
    case (SQLITE_IOERR, 0):
      // SQLite loses the error number when it rolls back, for instance while creating a database.
      self.init(
        .disk,
        "the disk reported an error or has no space left (\(words)); this does not mean that bankey.sqlite is damaged: check the disk first"
      )
    case (SQLITE_IOERR, _):
      self.init(
        .disk,
        "the disk reported an error (\(words)); this does not mean that bankey.sqlite is damaged: check the disk first")
    case (SQLITE_BUSY, _), (SQLITE_LOCKED, _):
      self.init(.busy, "another program is writing to the database; try again when it is done")
    case (SQLITE_NOTADB, _):
      self.init(.foreign, "\(file) is not an SQLite database")
    case (SQLITE_CORRUPT, _):
      self.init(.damaged, "\(file) is damaged (\(said)); \(Self.wayBack)")
    default:
      self.init(.failed, "SQLite reports: \(words)")
    }
  }
}

extension StoreError {
  /// The database could not be opened for writing, but neither its permissions nor its disk forbid that.
  static let unwritable = StoreError(
    .disk,
    "the disk reported an error or has no space left: bankey.sqlite could not be opened for writing, although its permissions allow it; check the disk first"
  )

  /// Creates an error from the system's error number after an operation on a path failed.
  init(doing what: String, to path: String) {
    let code: Code =
      switch errno {
      case ENOSPC, EDQUOT, EFBIG: .full
      case EROFS: .readOnly
      case EIO: .disk
      default: .permissions
      }
    self.init(code, "cannot \(what) \(path): \(errorText())")
  }
}

extension StoreError: CustomStringConvertible {
  /// The message in English.
  public var description: String { message }
}
