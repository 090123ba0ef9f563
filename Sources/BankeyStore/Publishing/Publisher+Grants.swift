import BankeyModel

extension Publisher {
  /// Lets a role of the server see published accounts, all or some, or publish its own. Only the owner of the shared
  /// database may do this.
  ///
  /// - Throws: `StoreError` when the server refuses, or, with the code `unknown`, if there is no such account.
  public static func grant(
    _ role: String, on address: ServerAddress, only accounts: [String], asCollector: Bool
  ) throws {
    let session = try ServerSession(address)
    try session.transaction {
      let keys = try accounts.map { try key(of: $0, session) }
      let name = "\"" + role.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
      try session.run("GRANT USAGE ON SCHEMA bankey TO \(name); GRANT SELECT ON ALL TABLES IN SCHEMA bankey TO \(name)")
      if asCollector {
        try session.run("GRANT INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA bankey TO \(name)")
        try session.run("REVOKE INSERT, UPDATE, DELETE ON about, viewer FROM \(name)")
      } else {
        try allowReading(keys, role, session)
      }
      try session.run("UPDATE collector SET generation = generation + 1; NOTIFY bankey")
    }
  }

  private static func allowReading(_ keys: [Int64], _ role: String, _ session: ServerSession) throws {
    try session.run("DELETE FROM viewer WHERE role = $1 AND account IS NULL", role)
    if keys.isEmpty {
      try session.run("DELETE FROM viewer WHERE role = $1", role)
      try session.run("INSERT INTO viewer VALUES ($1, NULL)", role)
    }
    for key in keys { try session.run("INSERT INTO viewer VALUES ($1, $2) ON CONFLICT DO NOTHING", role, key) }
  }

  private static func key(of account: String, _ session: ServerSession) throws -> Int64 {
    var key: Int64?
    try session.run("SELECT key FROM account WHERE id = $1 OR number = $1", account).each(limit: 1) { key = $0[0] }
    guard let key else { throw StoreError(.unknown, "no published account has the id or number \(account)") }
    return key
  }
}
