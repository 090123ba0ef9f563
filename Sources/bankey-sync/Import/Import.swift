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
  /// That of single files, by their hash, as it was answered.
  var accounts: [String: GivenAccount] = [:]

  /// Imports files. What was done before is counted in.
  func run(_ inputs: [InputFile], after joining: Tally, _ progress: Progress) throws(SyncExit) {
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
    let (number, account) = (NumberInName.find(in: file.name), account(of: file))
    try ReadAhead<[StatementEvent]>.run({ emit in
      var bundle = EventBundle()
      try StatementParser.parse(bytes, clock: clock, profiles: profiles) { try bundle.add($0, emit) }
      try emit(bundle.events)
    }) { events in
      for event in events {
        try sink(account?.named(event) ?? event.suggesting(number, of: file.hash))
        if let read = meter.read(event) { tally.tell(read, of: meter.size, file.name) }
      }
    }
  }

  private func account(of file: Contents) -> GivenAccount? { account ?? accounts[file.hash] }

  /// What is said of a file; that it names no account is no news where a person did.
  private func tell(_ summary: FetchSummary, of file: Contents, _ tally: Tally) {
    let problems = summary.problems.filter { account(of: file) == nil || $0.question?.topic != .account }
    tally.note(file.name, problems, as: summary.accounts.isEmpty ? .empty : .note)
  }
}

extension StatementEvent {
  /// The event, with a number from the file's name as what counts where a person does not say the account. What belongs to no table is
  /// asked of this file alone.
  fileprivate func suggesting(_ number: String?, of hash: String) -> StatementEvent {
    guard case .problem(var problem) = self, problem.question?.topic == .account else { return self }
    if let number { problem.question?.suggestion = number }
    if problem.question?.profile == "" { problem.question?.profile = CSVSetting.profile(ofFile: hash) }
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
