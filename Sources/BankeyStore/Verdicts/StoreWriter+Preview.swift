import BankeyCore

extension StoreWriter {
  /// Records an answer as `record` does, hands over what became of each of its rows, in their order, and then takes all of it
  /// back: what is shown before an import is what the import does.
  public func preview(
    _ fetch: Fetch, _ body: (_ sink: (StatementEvent) throws -> Void) throws -> Void,
    rows: (PreviewedRow) throws -> Void
  ) throws -> FetchSummary {
    try rehearse {
      try joinPending()
      let log = try VerdictLog(database)
      let recorder = try Recorder(
        fetch, in: database, directory: directory, clock: clock, wishes: sameAccounts)
      recorder.verdicts = log
      try body(recorder.take)
      let summary = try recorder.finish()
      try Doubts(database: database, today: clock.localNow.day).note()
      try log.each(rows)
      return summary
    }
  }

  /// A writer for previews where there is no database yet: one in memory, so that none is made.
  public static func rehearsing(clock: Clock, version: String) throws -> StoreWriter {
    try StoreWriter(inMemory: clock, version: version)
  }
}
