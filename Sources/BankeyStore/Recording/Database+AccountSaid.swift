extension Database {
  /// Lets an account show what is said of it: the last word on each point counts.
  func showWhatIsSaid(of account: Int64) throws {
    for column in ["number", "name", "owner", "institution", "source_type", "kind"] {
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
  private static let newest = "ORDER BY s.fetch DESC LIMIT 1"
}
