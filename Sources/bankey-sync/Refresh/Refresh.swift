import BankeyModel
import BankeySources
import BankeyStore
import BankeyText
import Dispatch
import Synchronization

/// Asks sources, all at the same time, and records what each of them says in one piece. None stops or hides the others.
struct Refresh {
  /// Opens a source as it left itself, for tests to say how.
  typealias Opening = @Sendable (SourceDefinition, _ memory: String?) throws -> any Source

  /// So many are asked at the same time; their answers are in memory until they are recorded.
  private static let crowd = 16

  let store: SharedStore
  let http: any HTTPClient
  let clock: Clock
  /// Whether sources are asked that have only a few calls left.
  let isForced: Bool
  let open: Opening

  /// Asks the sources of these names, or all. What the inbox came to before is counted in.
  func run(_ names: [String], after inbox: Tally? = nil, _ progress: Progress) throws {
    let wanted = try names.isEmpty ? knownSources(progress) : unique(names)
    if wanted.isEmpty, inbox == nil { progress.error(.empty, progress.strings.nothingToAsk) }
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

  /// The sources that can be asked: statement files cannot.
  private func knownSources(_ progress: Progress) throws(SyncExit) -> [String] {
    do {
      return try store.read { try $0.sources().filter(\.canRefresh).map(\.name) }
    } catch {
      progress.error(.database, SyncError(error).message(in: progress.strings))
      throw SyncExit(code: SyncExit.failure)
    }
  }

  private func unique(_ names: [String]) -> [String] {
    names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

/// What a source says, kept until all of it is here, so that a slow bank holds nobody up. It is in memory; what a server may
/// send has a limit.
final class SourceAnswer {
  /// Something that went wrong at one bank while the others answered.
  struct Trouble: Hashable {
    /// The bank, or the account.
    var subject: String?
    /// What is wrong, cleaned.
    var message: String
    var code: SyncCode
  }

  /// What came, in its order.
  private(set) var events: [StatementEvent] = []
  /// What went wrong, each thing once.
  private(set) var troubles: [Trouble] = []
  private let report: (_ subject: String?, _ accounts: Int) -> Void
  private var names: [String: String] = [:]
  private var account: AccountRecord?
  private var accounts: Set<[String]> = []

  /// An answer whose progress is told: the bank, and how many accounts have come.
  init(report: @escaping (_ subject: String?, _ accounts: Int) -> Void) { self.report = report }

  /// Takes a piece in.
  func take(_ event: StatementEvent) {
    events.append(event)
    switch event {
    case .connection(let record): take(record)
    case .account(let record): take(record)
    case .incomplete(let reason): note(account?.name ?? account?.number, reason, .incomplete)
    default: break
    }
  }

  private func take(_ record: ConnectionRecord) {
    names[record.nativeId] = record.name ?? names[record.nativeId]
    if let error = record.error { note(names[record.nativeId], error, .connection) }
  }

  private func take(_ record: AccountRecord) {
    account = record
    // An answer in several pieces names an account in each of them.
    accounts.insert([record.connection, record.nativeId, record.currency.code])
    report((record.institution ?? names[record.connection]).map { PlainText.cleaned($0) }, accounts.count)
  }

  private func note(_ subject: String?, _ message: String, _ code: SyncCode) {
    let trouble = Trouble(
      subject: subject.map { PlainText.cleaned($0) }, message: PlainText.cleaned(message), code: code)
    if !troubles.contains(trouble) { troubles.append(trouble) }
  }
}
