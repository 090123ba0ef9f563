import Glibc

extension DataFolder {
  /// Whether there is a database with something in it.
  var hasDatabase: Bool { Self.status(of: database).map { $0.st_size > 0 } ?? false }

  /// Whether there is anything at a path.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// What the system knows of a path; nil when there is nothing.
  static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }
}
