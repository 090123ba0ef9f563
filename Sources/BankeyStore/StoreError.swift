import BankeyModel
import CSQLite
import Glibc

/// Why the database cannot be opened, read or written.
public struct StoreError: Error, Hashable, Sendable {
  /// What kind of trouble it is, for programs.
  public enum Code: String, Hashable, Sendable {
    /// There is no database yet: the first run.
    case missing
    /// It has an older schema; `bankey-sync migrate` brings it up to date.
    case older
    /// A newer version wrote it.
    case newer
    /// The file is no database at all, or another program's.
    case foreign
    /// The file is bankey's, but not whole.
    case damaged
    /// The disk gave an error: what it is of may be whole.
    case disk
    /// It can be read and not written: the disk or the folder is for reading only.
    case readOnly
    /// Others can read it, or we cannot.
    case permissions
    /// Another process writes.
    case busy
    /// The disk is full.
    case full
    /// There is no account, transaction, fetch or source of that name.
    case unknown
    /// A source of that name exists already.
    case taken
    /// Anything else that SQLite reports.
    case failed
  }
  /// What kind of trouble it is.
  public let code: Code
  /// One sentence for a person, without a secret. It may name a path: clean it where it leaves.
  public let message: String

  /// Trouble of a kind, and the sentence that says it.
  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}

extension StoreError {
  /// What helps where a database is not whole.
  static let wayBack = "`bankey restore FILE` goes back to a backup"

  /// What a connection says of its last call.
  init(_ database: OpaquePointer?) {
    var code = sqlite3_extended_errcode(database) & 0xff
    let said = String(cString: sqlite3_errmsg(database))
    let reason = Self.lastSystemError(of: database)
    // SQLite takes a page that the disk does not give for damage.
    if code == SQLITE_CORRUPT, reason == EIO { code = SQLITE_IOERR }
    self.init(result: code, reason: Self.isOfSystem(code) ? reason : 0, said: said)
  }

  /// What the system said last of the database's file or of its log; 0 when nothing. `sqlite3_system_errno` has forgotten it where a COMMIT
  /// failed, and does not know of a page that could not be read.
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

  /// Whether the system's own error number belongs to a code.
  private static func isOfSystem(_ code: Int32) -> Bool {
    [SQLITE_IOERR, SQLITE_CANTOPEN, SQLITE_FULL].contains(code)
  }

  /// What a kind of trouble means, and what helps against it. The system's number says it where there is one.
  private init(result: Int32, reason: Int32, said: String) {
    let words = reason == 0 ? said : "\(said): \(errorText(reason))"
    switch (result, reason) {
    // To a limit of the file's size the remedy is the same.
    case (SQLITE_FULL, _), (_, ENOSPC), (_, EDQUOT), (_, EFBIG):
      self.init(.full, "the disk is full, so nothing was written; make room and try again")
    case (_, EROFS), (SQLITE_READONLY, _):
      self.init(.readOnly, "bankey.sqlite is read-only here: \(words)")
    case (_, EACCES), (_, EPERM), (SQLITE_PERM, _), (SQLITE_AUTH, _):
      self.init(.permissions, "you have no permission to do this with bankey.sqlite: \(words)")
    case (SQLITE_CANTOPEN, _):
      self.init(.permissions, "bankey.sqlite cannot be opened for this: \(words)")
    case (SQLITE_IOERR, 0):
      // SQLite forgets the number where it goes back to what was there, as when it makes a database.
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
      self.init(.foreign, "bankey.sqlite is not an SQLite database")
    case (SQLITE_CORRUPT, _):
      self.init(.damaged, "bankey.sqlite is damaged (\(said)); \(Self.wayBack)")
    default:
      self.init(.failed, "the database says: \(words)")
    }
  }
}

extension StoreError {
  /// What the system said when something was to be done to a path.
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
  /// The sentence.
  public var description: String { message }
}
