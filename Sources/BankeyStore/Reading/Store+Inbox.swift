import BankeyCore

extension Store {
  /// What became of the files of a folder.
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
