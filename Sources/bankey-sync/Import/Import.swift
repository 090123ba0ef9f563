import BankeyCore
import BankeyStatements
import BankeyStore

/// Reads statement files and records what they hold, each in one piece. None stops the others.
struct Import {
  let store: StoreWriter
  let clock: Clock
  /// What the config says of tables.
  let profiles: [CSVProfile]

  /// Imports files, and the statement files in folders.
  func run(_ paths: [String], _ progress: Progress) throws(ExitStatus) {
    let inputs = paths.flatMap(InputFile.all)
    if inputs.isEmpty {
      progress.error(.empty, "There is nothing to import: these folders have no files.")
    }
    var tally = Tally.files(inputs.count, progress)
    for input in inputs {
      tally.run(input.path, or: .unreadable) { tally in try read(input, tally) }
    }
    try tally.finish()
  }

  private func read(_ input: InputFile, _ tally: Tally) throws -> FetchSummary? {
    // A folder may hold other things; a file that was named must be a statement.
    if input.isInFolder, StatementFormat.sniff(try input.contents(first: 1 << 16), profiles: profiles) == nil {
      tally.note(input.path, .note, "This is no statement file, so it was passed over.")
      return nil
    }
    let bytes = try input.contents()
    let hash = ContentHash(bytes).description
    let summary = try store.record(.file(input.path, hash: hash)) { sink in
      try Ahead<StatementEvent>.run(
        { [clock, profiles] emit in try StatementParser.parse(bytes, clock: clock, profiles: profiles, into: emit) },
        sink)
    }
    tally.note(input.path, summary.problems, as: summary.accounts.isEmpty ? .empty : .note)
    return summary
  }
}
