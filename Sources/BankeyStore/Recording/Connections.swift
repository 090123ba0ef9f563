import BankeyModel

/// The outcome of each connection in an answer. A connection that failed in any part of the answer has failed.
struct Connections {
  private var records: [String: ConnectionRecord] = [:]

  /// Adds what the answer says about a connection.
  mutating func add(_ record: ConnectionRecord) {
    var record = record
    let known = records[record.nativeId]
    record.name = record.name ?? known?.name
    record.error = known?.error ?? record.error
    record.consentUntil = record.consentUntil ?? known?.consentUntil
    records[record.nativeId] = record
  }

  /// Whether the answer reports an error for a connection.
  func hasFailed(_ nativeId: String) -> Bool { records[nativeId]?.error != nil }

  /// Stores the outcomes. Removes connections that the answer no longer lists, unless they have accounts.
  func write(of source: String, at now: Timestamp, in database: Database) throws {
    guard !records.isEmpty,
      let key: Int64 = try database.value("SELECT key FROM source WHERE name = ?", source)
    else { return }
    for record in records.values { try write(record, source: key, now, database) }
    let gone = try database.all(
      """
      SELECT native_id FROM connection c WHERE source = ? AND NOT EXISTS (
        SELECT 1 FROM account_alias WHERE source = ? AND connection = c.native_id)
      """, key, source
    ) { $0[0] as String }
    for id in gone where records[id] == nil {
      try database.run("DELETE FROM connection WHERE source = ? AND native_id = ?", key, id)
    }
  }

  private func write(_ record: ConnectionRecord, source: Int64, _ now: Timestamp, _ database: Database) throws {
    let hasFailed = record.error != nil
    try database.run(
      """
      INSERT INTO connection (source, native_id, name, last_success, last_failure, last_error, consent_until)
      VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET name = coalesce(excluded.name, name),
        last_success = coalesce(excluded.last_success, last_success), last_failure = excluded.last_failure,
        last_error = excluded.last_error, consent_until = coalesce(excluded.consent_until, consent_until)
      """,
      source, record.nativeId, record.name, hasFailed ? nil : now, hasFailed ? now : nil, record.error,
      record.consentUntil)
  }
}

/// Stores the holdings that sources report. A feed's next answer replaces its report; reports in files stay, and the
/// newest report by its own date is shown.
struct Holdings {
  let database: Database
  let fetch: Int64
  /// Whether the answer comes from a feed, not a file.
  let isRefresh: Bool

  /// Stores all holdings of an account. Returns whether the holdings shown changed.
  func record(_ said: [HoldingRecord], of account: Int64) throws -> Bool {
    let shown = try database.holdings(of: account)
    guard said != shown else { return false }
    if isRefresh { try forget(account, all: said.isEmpty) }
    for holding in said { try insert(holding, account) }
    return try database.holdings(of: account) != shown
  }

  /// An empty report has no rows of its own, so every other report must be deleted for it to show.
  private func forget(_ account: Int64, all: Bool) throws {
    try database.run(
      "DELETE FROM holding WHERE account = ? AND (? OR fetch IN (SELECT id FROM fetch WHERE file IS NULL))", account,
      all)
  }

  private func insert(_ said: HoldingRecord, _ account: Int64) throws {
    try database.run(
      """
      INSERT INTO holding (account, fetch, native_id, name, quantity_units, quantity_scale, price_units, price_scale,
        value_units, value_scale, currency, day) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      account, fetch, said.nativeId, said.name, said.quantity?.units, said.quantity?.scale, said.price?.units,
      said.price?.scale, said.value?.units, said.value?.scale, said.currency.code, said.day)
  }
}
