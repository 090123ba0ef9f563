import BankeyModel

extension Store {
  /// The sources by name, with the outcome of their last fetches.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func sources() throws -> [SourceStatus] { try database.sources() }

  /// The sources as the user set them up, by name.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func definitions() throws -> [SourceDefinition] { try database.definitions() }

  /// All imports and refreshes, newest first.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func fetches() throws -> [FetchRecord] {
    try database.all(
      """
      SELECT f.id, s.name, f.file, f.hash, f.started, f.added, f.unchanged, f.posted, f.undone, coalesce(f.batch, f.id)
      FROM fetch f JOIN source s ON s.key = f.source ORDER BY f.id DESC
      """
    ) { row in
      let (file, hash): (String?, String?) = (row[2], row[3])
      let kind = file.map { Fetch.Kind.import(file: $0, hash: hash ?? "") } ?? .refresh
      return FetchRecord(
        id: row[0], batch: row[9], source: row[1], kind: kind, started: row[4], added: row[5], unchanged: row[6],
        posted: row[7], undone: row[8])
    }
  }
}

extension ReadingConnection {
  /// The sources by name.
  func sources() throws -> [SourceStatus] {
    let settings = dialect.text("CASE type WHEN 'command' THEN settings END", server: "NULL")
    let sources = try all(
      """
      SELECT key, name, type, last_success, last_failure, last_error, next_allowed, title, \(settings) FROM source
      WHERE removed IS NULL ORDER BY name
      """
    ) { row in
      var source = SourceStatus(
        name: row[1], type: row[2], lastSuccess: row[3], lastFailure: row[4], lastError: row[5], nextAllowed: row[6],
        title: row[7])
      source.program = (row[8] as String?).flatMap(Self.program)
      return (key: row[0] as Int64, source: source)
    }
    return try sources.map { key, source in
      var source = source
      source.connections = try connections(of: key)
      source.quotas = try quotas(of: key)
      return source
    }
  }

  private func connections(of source: Int64) throws -> [ConnectionStatus] {
    try all(
      """
      SELECT c.native_id, c.name, count(DISTINCT a.key), c.last_success, c.last_failure, c.last_error, c.consent_until
      FROM connection c JOIN source s ON s.key = c.source
      LEFT JOIN account_alias l ON l.source = s.name AND l.connection = c.native_id
      LEFT JOIN account a ON a.key = l.account AND a.closed IS NULL
      WHERE c.source = ? GROUP BY c.native_id, c.name, c.last_success, c.last_failure, c.last_error, c.consent_until
      ORDER BY c.name NULLS FIRST, c.native_id
      """, source
    ) { row in
      ConnectionStatus(
        nativeId: row[0], name: row[1], accounts: row[2], lastSuccess: row[3], lastFailure: row[4], lastError: row[5],
        consentUntil: row[6])
    }
  }

  private func quotas(of source: Int64) throws -> [QuotaStatus] {
    try all(
      """
      SELECT name, allowed, coalesce(confirmed, allowed), period, period_start, used FROM quota
      WHERE source = ? AND allowed IS NOT NULL ORDER BY name
      """, source
    ) {
      QuotaStatus(
        name: $0[0], allowed: $0[1], confirmed: $0[2], period: $0.number(3, in: 0...(1 << 32)), start: $0[4],
        used: $0[5])
    }
  }

  /// The sources as the user set them up, by name.
  func definitions() throws -> [SourceDefinition] {
    // A source's settings and the place of its secret stay where it is asked.
    let own = dialect.text("settings, secret", server: "'{}', NULL")
    return try all("SELECT name, type, \(own) FROM source WHERE removed IS NULL ORDER BY name") { row in
      let secret: String? = row[3]
      return SourceDefinition(
        name: row[0], type: row[1], settings: row[2], secret: try secret.map(Self.secretPlace))
    }
  }

  /// The words of the command in a program's settings.
  private static func program(_ settings: String) -> [String]? {
    let words = (try? JSONValue(Array(settings.utf8)))?["command"]?.elements?.compactMap(\.string)
    return words?.isEmpty == false ? words : nil
  }

  private static func secretPlace(_ json: String) throws -> SecretPlace {
    guard let value = try? JSONValue(Array(json.utf8)), let place = SecretPlace(value) else {
      throw StoreError(.damaged, "the database names an unknown place for a secret")
    }
    return place
  }
}

/// A recorded import or refresh.
public struct FetchRecord: Identifiable, Hashable, Sendable {
  /// Its number. Later fetches have larger numbers.
  public let id: Int64
  /// The number of the first import of the same command, which identifies all of them for undoing.
  public let batch: Int64
  /// The name of the source.
  public var source: String
  /// Whether it was a refresh or an import.
  public var kind: Fetch.Kind
  /// The name of the imported file; nil for a refresh.
  public var file: String? {
    if case .import(let file, _) = kind { file } else { nil }
  }
  /// The moment at which the fetch started.
  public var started: Timestamp
  /// The number of transactions that it added.
  public var added: Int
  /// The number of transactions that were already stored.
  public var unchanged: Int
  /// The number of authorized transactions that it posted.
  public var posted: Int
  /// When it was undone; nil while it stands.
  public var undone: Timestamp?
}
