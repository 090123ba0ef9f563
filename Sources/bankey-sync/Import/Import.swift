import BankeyModel
import BankeyStatements
import BankeyStore
import BankeyText

/// Reads statement files and records what they hold, each in one piece, or says what recording them would do. None stops the
/// others.
struct Import {
  let store: StoreWriter
  let clock: Clock
  /// What the config says of tables.
  let profiles: [CSVProfile]
  /// Which rows are told of a preview; nil when files are recorded.
  var rows: RowQuota?
  /// The hash that a file must have, by the bytes of its path: two paths may look alike.
  var hashes: [[UInt8]: String] = [:]
  /// What is to be remembered when a file was imported.
  var answers: CSVAnswers?
  /// The account of files that do not name theirs.
  var account: GivenAccount?

  /// Imports files, and the statement files in folders. What was done before is counted in.
  func run(_ paths: [String], after joining: Tally, _ progress: Progress) throws(SyncExit) {
    let inputs = paths.flatMap(InputFile.all)
    if paths.isEmpty {
      if joining.changed == 0 { progress.error(.empty, progress.strings.joinsNothing) }
    } else if inputs.isEmpty {
      progress.error(.empty, progress.strings.nothingInFolders)
    }
    var tally = Tally.files(inputs.count, progress)
    tally.add(joining)
    let taken = inputs.filter { read($0, &tally) == nil }
    if !taken.isEmpty { answers?.remember(progress) }
    try tally.finish()
  }

  /// Imports or previews one file. Returns why nothing of it was taken, which was said.
  @discardableResult
  func read(_ input: InputFile, _ tally: inout Tally) -> (any Error)? {
    tally.say(input.name, .started)
    do {
      // A folder may hold other things; a file that was named must be a statement.
      if input.isInFolder, StatementFormat.sniff(try input.contents(first: 1 << 16), profiles: profiles) == nil {
        tally.note(input.name, .notStatement, tally.progress.strings.notStatement)
        tally.end(input.name, nil)
        return nil
      }
      let file = Contents(name: input.name, bytes: try input.contents(), profiles)
      try check(file, hashes[Array(input.path.utf8)])
      try rows.map { try preview(file, $0, &tally) } ?? record(file, &tally)
    } catch {
      tally.fail(input.name, .unreadable, SyncError(error))
      return error
    }
    return nil
  }

  /// What was shown is what is imported.
  private func check(_ file: Contents, _ hash: String?) throws(SyncError) {
    guard let hash, hash != file.hash else { return }
    throw SyncError { $0.fileIsAnother }
  }

  private func record(_ file: Contents, _ tally: inout Tally) throws {
    var fetch = file.fetch
    fetch.batch = tally.batch
    let summary = try store.record(fetch) { [tally] sink in try parse(file, tally, sink) }
    tally.batch = tally.batch ?? summary.fetch
    tell(summary, of: file, tally)
    tally.end(file.name, summary) { $0.hash = file.hash }
  }

  private func preview(_ file: Contents, _ quota: RowQuota, _ tally: inout Tally) throws {
    var quota = quota
    let summary = try store.preview(file.fetch) { [tally] sink in
      try parse(file, tally, sink)
    } rows: { [tally] row in
      if quota.take(row.verdict) { tally.tell(SyncRow(row), of: file.name) }
    }
    tell(summary, of: file, tally)
    tally.end(file.name, summary) { step in
      step.hash = file.hash
      step.counts?.suspicious = quota[.suspicious]
    }
  }

  private func parse(_ file: Contents, _ tally: Tally, _ sink: (StatementEvent) throws -> Void) throws {
    var meter = ByteMeter(size: file.bytes.count)
    let (bytes, clock, profiles) = (file.bytes, clock, profiles)
    let number = NumberInName.find(in: file.name)
    try ReadAhead<[StatementEvent]>.run({ emit in
      var bundle = EventBundle()
      try StatementParser.parse(bytes, clock: clock, profiles: profiles) { try bundle.add($0, emit) }
      try emit(bundle.events)
    }) { events in
      for event in events {
        try sink(account?.named(event) ?? event.suggesting(number))
        if let read = meter.read(event) { tally.tell(read, of: meter.size, file.name) }
      }
    }
  }

  /// What is said of a file; that it names no account is no news where a person did.
  private func tell(_ summary: FetchSummary, of file: Contents, _ tally: Tally) {
    let problems = summary.problems.filter { account == nil || $0.question?.topic != .account }
    tally.note(file.name, problems, as: summary.accounts.isEmpty ? .empty : .note)
  }
}

extension StatementEvent {
  /// The event, with a number from the file's name as what counts where a person does not say the account.
  fileprivate func suggesting(_ number: String?) -> StatementEvent {
    guard let number, case .problem(var problem) = self, problem.question?.topic == .account else { return self }
    problem.question?.suggestion = number
    return .problem(problem)
  }
}

/// A file that has been read.
private struct Contents {
  let name: String
  let bytes: [UInt8]
  let hash: String

  private let format: StatementFormat?

  init(name: String, bytes: [UInt8], _ profiles: [CSVProfile]) {
    (self.name, self.bytes) = (name, bytes)
    format = StatementFormat.sniff(bytes, profiles: profiles)
    hash = ContentHash(bytes).description
  }

  var fetch: Fetch { .file(name, hash: hash, format: format?.rawValue) }
}

extension Tally {
  /// Says what would become of a row.
  fileprivate func tell(_ row: SyncRow, of file: String) {
    progress.say(.row(row, file: file))
  }

  /// Says how much of a file was read.
  fileprivate func tell(_ bytes: Int, of size: Int, _ file: String) {
    say(file, .progress) { ($0.bytes, $0.size) = (bytes, size) }
  }
}
