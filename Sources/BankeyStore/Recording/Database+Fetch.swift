import BankeyCore

extension Database {
  /// Makes the row of a fetch, and its source when that is new.
  func begin(_ fetch: Fetch, at now: Timestamp) throws -> Int64 {
    try register(fetch)
    var (file, hash): (String?, String?) = (nil, nil)
    if case .import(let name, let sum) = fetch.kind { (file, hash) = (name, sum) }
    try run(
      "INSERT INTO fetch (source, file, hash, format, batch, started) SELECT key, ?, ?, ?, ?, ? FROM source WHERE name = ?",
      file, hash, fetch.format, fetch.batch, now, fetch.source)
    let id = lastInsertedKey
    try run(
      "UPDATE source SET last_success = ?, last_failure = NULL, last_error = NULL, next_allowed = NULL WHERE name = ?",
      now,
      fetch.source)
    return id
  }

  /// Writes what a fetch brought into its row.
  func finish(_ summary: FetchSummary) throws {
    try run(
      "UPDATE fetch SET added = ?, unchanged = ?, posted = ? WHERE id = ?", summary.added, summary.unchanged,
      summary.posted, summary.fetch)
  }

  /// Notes that a source did not answer: why, and until when it must not be asked again.
  func note(_ failure: String, of fetch: Fetch, at now: Timestamp, until next: Timestamp?) throws {
    try transaction {
      try register(fetch)
      try run(
        "UPDATE source SET last_failure = ?, last_error = ?, next_allowed = coalesce(?, next_allowed) WHERE name = ?",
        now,
        failure, next, fetch.source)
    }
  }

  private func register(_ fetch: Fetch) throws {
    try run(
      "INSERT INTO source (name, type) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET removed = NULL", fetch.source,
      fetch.type)
  }
}
