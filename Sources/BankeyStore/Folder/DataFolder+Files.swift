import Glibc

extension DataFolder {
  /// Whether there is a database with something in it. One that we cannot see or read is no first run.
  public func hasDatabase() throws -> Bool {
    guard let status = Self.status(of: database) else {
      if errno == ENOENT { return false }
      throw StoreError(doing: "look into", to: path)
    }
    guard access(database, R_OK) == 0 else { throw StoreError(doing: "read", to: database) }
    return status.st_size > 0
  }

  /// Whether there is anything at a path.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// What the system knows of a path; nil when there is nothing.
  static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }
}
