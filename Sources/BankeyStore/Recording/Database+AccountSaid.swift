extension Database {
  /// Lets an account show what is said of it: the last word on each point counts, of its number that by the name by which it was known
  /// first.
  func showWhatIsSaid(of account: Int64) throws {
    try run(
      "UPDATE account SET number = (SELECT s.number \(Self.said) AND s.number IS NOT NULL \(Self.firstName)) WHERE key = ?1",
      account)
    for column in ["name", "owner", "institution", "source_type", "kind"] {
      try run(
        "UPDATE account SET \(column) = (SELECT s.\(column) \(Self.said) AND s.\(column) IS NOT NULL \(Self.newest)) WHERE key = ?1",
        account)
    }
    try run(
      """
      UPDATE account SET updated = (
        SELECT f.started FROM account_said s JOIN account_alias l ON l.key = s.alias JOIN fetch f ON f.id = s.fetch
        WHERE l.account = ?1 \(Self.newest)) WHERE key = ?1
      """, account)
  }

  private static let said = "FROM account_said s JOIN account_alias l ON l.key = s.alias WHERE l.account = ?1"
  /// Under that name the newest, else the first that was said.
  private static let firstName = """
    ORDER BY l.key <> (SELECT min(key) FROM account_alias WHERE account = ?1),
      iif(l.key = (SELECT min(key) FROM account_alias WHERE account = ?1), -s.fetch, s.fetch) LIMIT 1
    """
  private static let newest = "ORDER BY s.fetch DESC LIMIT 1"
}
