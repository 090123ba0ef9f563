import BankeyCore

/// A file in a folder whose new files are taken in, as the system describes it without reading it.
public struct InboxFile: Hashable, Sendable {
  /// Its path.
  public var path: String
  /// How many bytes it has.
  public var size: Int
  /// When it was changed last, in nanoseconds.
  public var modified: Int64

  /// A file.
  public init(path: String, size: Int, modified: Int64) {
    self.path = path
    self.size = size
    self.modified = modified
  }
}

extension StoreWriter {
  /// Whether a file has been looked at as it is now.
  public func hasSeen(_ file: InboxFile) throws -> Bool {
    let found: Int? = try database.value(
      "SELECT 1 FROM inbox_file WHERE path = ? AND size = ? AND modified = ?", file.path, file.size, file.modified)
    return found != nil
  }

  /// Forgets the files that were looked at in vain when `rules`, by which files are read, are others than they were then: a table that
  /// left something open, or was no statement, may be read now.
  public func lookAgain(under rules: String) throws {
    let before: String? = try database.value("SELECT value FROM meta WHERE name = 'inbox_rules'")
    if before == rules { return }
    try database.run("DELETE FROM inbox_file WHERE hash = '' OR failure IS NOT NULL")
    try database.run("INSERT OR REPLACE INTO meta VALUES ('inbox_rules', ?)", rules)
  }

  /// Remembers that a file has been looked at: the hash is of one that is a statement, and empty for one that is none; the failure
  /// says why it was not taken in.
  public func remember(_ file: InboxFile, hash: String, failure: String? = nil) throws {
    try database.run(
      "INSERT OR REPLACE INTO inbox_file (path, size, modified, hash, failure) VALUES (?, ?, ?, ?, ?)", file.path,
      file.size, file.modified, hash, failure)
  }

  /// Whether a file of these bytes was imported, whatever its name; one that was undone since does not come back by itself.
  public func hasImported(hash: String) throws -> Bool {
    let found: Int? = try database.value("SELECT 1 FROM fetch WHERE hash = ? LIMIT 1", hash)
    return found != nil
  }
}
