import BankeyModel

extension StoreWriter {
  /// Records an answer like `record`, calls `rows` with the verdict on each of its rows in order, and rolls
  /// everything back. A preview therefore shows exactly what the import does. Rethrows errors from `body` and
  /// `rows`.
  ///
  /// - Throws: `StoreError` if the database cannot be read.
  public func preview(
    _ fetch: Fetch, _ body: (_ sink: (StatementEvent) throws -> Void) throws -> Void,
    rows: (PreviewedRow) throws -> Void
  ) throws -> FetchSummary {
    try rehearse {
      try joinPending()
      let log = try VerdictLog(database)
      let recorder = try Recorder(
        fetch, in: database, directory: directory, clock: clock, sameAccounts: sameAccounts)
      recorder.verdicts = log
      try body(recorder.take)
      let summary = try recorder.finish()
      try DoubtFinder(database: database, today: clock.localNow.day).note()
      try log.each(rows)
      return summary
    }
  }

  /// Creates a writer for previews without a database, using one in memory.
  ///
  /// - Throws: `StoreError` if there is not enough memory.
  public static func rehearsing(clock: Clock, version: String) throws -> StoreWriter {
    try StoreWriter(inMemory: clock, version: version)
  }
}
