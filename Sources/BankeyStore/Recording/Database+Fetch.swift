import BankeyCore

extension Database {
  /// Makes the row of a fetch, and its source when that is new.
  func begin(_ fetch: Fetch, at now: Timestamp) throws -> Int64 {
    try register(fetch)
    var (file, hash): (String?, String?) = (nil, nil)
    if case .import(let name, let sum) = fetch.kind { (file, hash) = (name, sum) }
    try run(
      "INSERT INTO fetch (source, file, hash, started) SELECT key, ?, ?, ? FROM source WHERE name = ?", file, hash, now,
      fetch.source)
    let id = lastInsertedKey
    try run(
      "UPDATE source SET last_success = ?, last_failure = NULL, last_error = NULL WHERE name = ?", now, fetch.source)
    return id
  }

  /// Writes what a fetch brought into its row.
  func finish(_ summary: FetchSummary) throws {
    try run(
      "UPDATE fetch SET added = ?, unchanged = ? WHERE id = ?", summary.added, summary.unchanged, summary.fetch)
  }

  /// Notes that a source did not answer, in the words of the error.
  func note(_ failure: any Error, of fetch: Fetch, at now: Timestamp) throws {
    try transaction {
      try register(fetch)
      try run(
        "UPDATE source SET last_failure = ?, last_error = ? WHERE name = ?", now, sentence(failure), fetch.source)
    }
  }

  private func register(_ fetch: Fetch) throws {
    try run(
      "INSERT INTO source (name, type) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET removed = NULL", fetch.source,
      fetch.type)
  }

  private func sentence(_ failure: any Error) -> String {
    (failure as? StatementError)?.message ?? (failure as? StoreError)?.message ?? String(describing: failure)
  }
}
