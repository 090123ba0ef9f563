import BankeyModel
import BankeySources
import BankeyStore
import BankeyText
import Dispatch
import Synchronization

/// Contacts sources concurrently and records each answer in a transaction of its own. A failure of one does not affect
/// the others.
struct Refresh {
  /// Opens a source with its stored state. Tests replace it.
  typealias Opening = @Sendable (SourceDefinition, _ memory: String?) throws -> any Source

  /// The number of sources asked at the same time. Their answers are in memory until recorded.
  private static let crowd = 16

  let store: SharedStore
  let http: any HTTPClient
  let clock: Clock
  /// Whether to ask sources that have few calls left.
  let isForced: Bool
  /// The profiles of tables in the config.
  var profiles: [CSVProfile] = []
  /// Whether a user is waiting for the result, as opposed to cron.
  var isAttended = false
  let open: Opening
  /// Whether the source of rates is switched on.
  var asksForRates = false

  /// Asks the sources with these names, or all. Adds the tally of the inbox.
  func run(_ names: [String], after inbox: Tally? = nil, _ progress: Progress) throws {
    let wanted = try names.isEmpty ? knownSources(progress) : unique(names)
    if wanted.isEmpty, inbox == nil {
      let hasAccounts = try read(progress) { try $0.hasAccounts }
      progress.message(.empty, progress.strings.noBankConnected(hasAccounts: hasAccounts))
    }
    var sources = Tally.sources(wanted.count, progress)
    if let inbox { sources.add(inbox) }
    let tally = SharedTally(sources)
    let (group, room) = (DispatchGroup(), DispatchSemaphore(value: 0))
    for _ in 0..<Self.crowd { room.signal() }
    for name in wanted {
      room.wait()
      let asking = SourceFetch(name: name, refresh: self, tally: tally, strings: progress.strings)
      group.enter()
      let ask: @Sendable () -> Void = {
        asking.run()
        room.signal()
        group.leave()
      }
      if !Worker.begin(ask) { ask() }
    }
    group.wait()
    try tally.finish()
  }

  /// The names of all sources that can be refreshed, which excludes statement files.
  private func knownSources(_ progress: Progress) throws(SyncExitError) -> [String] {
    try read(progress) { try $0.sources().filter { asksForRates ? $0.canRefresh : $0.hasAccounts }.map(\.name) }
  }

  /// Reads from the database; reports an error and ends the program if that fails.
  private func read<Value>(_ progress: Progress, _ body: (StoreWriter) throws -> Value) throws(SyncExitError) -> Value {
    do {
      return try store.read(body)
    } catch {
      progress.message(.database, SyncError(error).message(in: progress.strings))
      throw SyncExitError(code: SyncExitError.failure)
    }
  }

  private func unique(_ names: [String]) -> [String] {
    names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

/// Collects a source's answer until it is complete, so that a slow bank delays no other. It is held in memory, because
/// servers' answers have a size limit.
final class SourceAnswer {
  private(set) var events: [StatementEvent] = []
  /// The errors so far, each once however often it occurred.
  private(set) var troubles: [PartialFailure] = []
  private let report: (_ subject: String?, _ accounts: Int) -> Void
  private var names: [String: String] = [:]
  private var account: AccountRecord?
  private var accounts: Set<[String]> = []

  /// Creates an answer that reports its progress: the current bank, and the number of accounts so far.
  init(report: @escaping (_ subject: String?, _ accounts: Int) -> Void) { self.report = report }

  func add(_ event: StatementEvent) {
    events.append(event)
    switch event {
    case .connection(let record): add(record)
    case .account(let record): add(record)
    case .incomplete(let reason): addFailure(account?.name ?? account?.number, reason, .incomplete)
    default: break
    }
  }

  private func add(_ record: ConnectionRecord) {
    names[record.nativeId] = record.name ?? names[record.nativeId]
    if let error = record.error { addFailure(names[record.nativeId], error, .connection) }
  }

  private func add(_ record: AccountRecord) {
    account = record
    // An answer in several pieces repeats the accounts in each.
    accounts.insert([record.connection, record.nativeId, record.currency.code])
    report((record.institution ?? names[record.connection]).map { PlainText.cleaned($0) }, accounts.count)
  }

  private func addFailure(_ subject: String?, _ message: String, _ code: SyncCode) {
    let trouble = PartialFailure(
      subject: subject.map { PlainText.cleaned($0) }, message: PlainText.cleaned(message), code: code)
    if !troubles.contains(trouble) { troubles.append(trouble) }
  }
}

/// Shares the database between threads that ask sources. Only one thread uses it at a time, and while it writes no
/// other process does.
final class SharedStore: Sendable {
  /// Only used while `turn` is locked.
  private nonisolated(unsafe) let store: StoreWriter
  /// Serializes access. The value tells whether waiting for another process has failed before.
  private let turn = Mutex(false)
  private let folder: DataFolder
  private let clock: Clock
  private let strings: any Strings
  private let patience: Int

  /// Shares a database that nothing else uses any more. `patience` is how long to wait for another `bankey-sync`, in
  /// milliseconds. It is long, because imports take time and banks do not like repeated calls.
  init(
    _ store: sending StoreWriter, in folder: DataFolder, clock: Clock, _ strings: any Strings, patience: Int = 120_000
  ) {
    (self.strings, self.patience) = (strings, patience)
    self.store = store
    self.folder = folder
    self.clock = clock
  }

  /// Runs `body` when it is this thread's turn.
  func read<Value>(_ body: (StoreWriter) throws -> Value) throws -> Value {
    try turn.withLock { _ in try body(store) }
  }

  /// Runs `body` when it is this thread's turn and no other process is writing. After waiting in vain once, further
  /// calls try without waiting, so that a run with many sources does not wait for each.
  func write<Value>(_ body: (StoreWriter) throws -> Value) throws -> Value {
    try turn.withLock { hasWaited in
      do {
        let lock = try ProcessLock(
          .write, in: folder, clock: clock, patience: hasWaited ? 0 : patience, strings: strings)
        defer { lock.release() }
        return try body(store)
      } catch {
        if !hasWaited, Self.isBusy(error) {
          try store.waitNoLonger()
          hasWaited = true
        }
        throw error
      }
    }
  }

  /// Whether an error means that waiting for another process failed: by its lock, or by SQLite if it is another
  /// program.
  private static func isBusy(_ error: any Error) -> Bool {
    (error as? SyncError)?.code == .busy || (error as? StoreError)?.code == .busy
  }
}
