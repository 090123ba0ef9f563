import BankeyModel
import BankeyStatements
import BankeyStore
import BankeyText

/// Reads statement files and records each in a transaction of its own, or previews the effect. A failure of one does
/// not stop the others.
struct Import {
  let store: StoreWriter
  let clock: Clock
  /// The profiles of tables in the config.
  let profiles: [CSVProfile]
  /// Limits the rows of a preview; nil to import.
  var rows: RowQuota?
  /// The hash that each file must have, by the bytes of its path: different paths may look the same.
  var hashes: [[UInt8]: String] = [:]
  /// The answers to save once a file was imported.
  var answers: CSVAnswers?
  /// The account for files that do not name theirs.
  var account: AssignedAccount?
  /// The accounts of single files by their hash, from the user's answers.
  var accounts: [String: AssignedAccount] = [:]

  /// Imports files. Adds the changes made by `joining` before.
  func run(_ inputs: [InputFile], after joining: Tally, _ progress: Progress) throws(SyncExitError) {
    var tally = Tally.files(inputs.count, progress)
    tally.add(joining)
    let taken = inputs.filter { read($0, &tally) == nil }
    if !taken.isEmpty { answers?.remember(progress) }
    try tally.finish()
  }

  /// Imports or previews a file. Returns the error when nothing of it was used, after reporting it.
  @discardableResult
  func read(_ input: InputFile, _ tally: inout Tally) -> (any Error)? {
    tally.say(input.name, .started)
    do {
      // A folder may contain other files, but a file that was named must be a statement.
      if input.isInFolder, StatementFormat.sniff(try input.contents(first: 1 << 16), profiles: profiles) == nil {
        tally.report(input.name, .notStatement, tally.progress.strings.notStatement)
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

  /// Throws when the file has changed since its preview.
  private func check(_ file: Contents, _ hash: String?) throws(SyncError) {
    guard let hash, hash != file.hash else { return }
    throw SyncError { $0.fileHasChanged }
  }

  private func record(_ file: Contents, _ tally: inout Tally) throws {
    var fetch = file.fetch
    fetch.batch = tally.batch
    let summary = try store.record(fetch) { [tally] sink in try parse(file, tally, sink) }
    tally.batch = tally.batch ?? summary.fetch
    report(summary, of: file, tally)
    tally.end(file.name, summary) { $0.hash = file.hash }
  }

  private func preview(_ file: Contents, _ quota: RowQuota, _ tally: inout Tally) throws {
    var quota = quota
    let summary = try store.preview(file.fetch) { [tally] sink in
      try parse(file, tally, sink)
    } rows: { [tally] row in
      if quota.admits(row.verdict) { tally.report(SyncRow(row), of: file.name) }
    }
    report(summary, of: file, tally)
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
        if let read = meter.read(event) { tally.reportProgress(read, of: meter.size, file.name) }
      }
    }
  }

  private func account(of file: Contents) -> AssignedAccount? { account ?? accounts[file.hash] }

  /// Reports the problems of a file, without the missing account number when the user has given an account.
  private func report(_ summary: FetchSummary, of file: Contents, _ tally: Tally) {
    let problems = summary.problems.filter { account(of: file) == nil || $0.question?.topic != .account }
    tally.report(file.name, problems, as: summary.accounts.isEmpty ? .empty : .note)
  }
}

extension StatementEvent {
  /// The event with an account number from the file's name as a suggestion. A question that belongs to no profile is
  /// asked only about this file.
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
  /// Reports a row of a preview.
  fileprivate func report(_ row: SyncRow, of file: String) {
    progress.say(.row(row, file: file))
  }

  /// Reports how much of a file has been read.
  fileprivate func reportProgress(_ bytes: Int, of size: Int, _ file: String) {
    say(file, .progress) { ($0.bytes, $0.size) = (bytes, size) }
  }
}
