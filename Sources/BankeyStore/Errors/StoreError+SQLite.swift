import CSQLite
import Glibc

extension StoreError {
  /// What a connection says of its last call.
  init(_ database: OpaquePointer?) {
    let result = sqlite3_errcode(database) & 0xff
    let said = String(cString: sqlite3_errmsg(database))
    guard result == SQLITE_IOERR else {
      self.init(result: result, said: said)
      return
    }
    let reason = sqlite3_system_errno(database)
    self.init(
      result: reason == ENOSPC ? SQLITE_FULL : result,
      said: reason == 0 ? said : "\(said): \(String(cString: strerror(reason)))")
  }

  private init(result: Int32, said: String) {
    switch result {
    case SQLITE_BUSY, SQLITE_LOCKED:
      self.init(.busy, "another bankey-sync is writing to the database; try again when it is done")
    case SQLITE_NOTADB:
      self.init(.damaged, "bankey.sqlite is no SQLite database")
    case SQLITE_CORRUPT:
      self.init(.damaged, "bankey.sqlite is damaged (\(said)); a backup beside it may be whole")
    case SQLITE_FULL:
      self.init(.full, "the disk is full; nothing was written")
    case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_READONLY, SQLITE_AUTH:
      self.init(.permissions, "bankey.sqlite cannot be opened for this: \(said)")
    default:
      self.init(.failed, "the database says: \(said)")
    }
  }
}
