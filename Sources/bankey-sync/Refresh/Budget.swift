import BankeyModel
import BankeySources
import BankeyStore
import BankeyText
import Synchronization

/// How often a source may still be asked. Each call is counted in the database before it is made.
struct Budget: Sendable {
  /// Beyond so many times what is allowed nothing is asked, whoever wishes it: it would cost the access.
  private static let limit = 2

  let source: String
  let type: any Source.Type
  let refresh: Refresh

  /// Counts a call. Throws when it must not be made.
  @Sendable func spend(_ name: String) throws {
    guard let quota = type.quotas.first(where: { $0.name == name }) else { return }
    try refresh.store.write { store in
      let known = try store.sources().first { $0.name == source }?.quotas.first { $0.name == name }
      if let known { try check(known, allowed: quota.allowed) }
      try store.spend(
        name, allowed: quota.allowed, confirmed: quota.confirmed, period: quota.period, of: source)
    }
  }

  private func check(_ known: QuotaStatus, allowed: Int) throws(SourceError) {
    let (clock, used) = (refresh.clock, known.used(at: refresh.clock.now))
    guard used >= allowed * (refresh.isForced ? Self.limit : 1) else { return }
    let (start, end) = (clock.short(known.start), clock.short(known.end))
    throw SourceError(.tooOften(until: refresh.isForced ? known.end : nil)) {
      $0.asked(used, since: start, until: end)
    }
  }
}

/// The database for threads that ask sources at the same time: one of them writes at a time, and no other process meanwhile.
final class SharedStore: Sendable {
  /// Only used by whoever's turn it is.
  private nonisolated(unsafe) let store: StoreWriter
  /// Held by whose turn it is. Whether another process was waited for in vain.
  private let turn = Mutex(false)
  private let folder: DataFolder
  private let clock: Clock
  private let patience: Int

  /// Shares a database that nobody else uses any more. `patience` is how long another `bankey-sync` is waited for, in milliseconds:
  /// long, since an import takes its time and banks do not like to be asked again.
  init(_ store: sending StoreWriter, in folder: DataFolder, clock: Clock, patience: Int = 120_000) {
    self.patience = patience
    self.store = store
    self.folder = folder
    self.clock = clock
  }

  /// Reads when it is one's turn.
  func read<Value>(_ body: (StoreWriter) throws -> Value) throws -> Value {
    try turn.withLock { _ in try body(store) }
  }

  /// Writes when it is one's turn and no other process writes. Another process is waited for in vain once: after that all others
  /// whose turn comes try without waiting, so that a run of many sources does not wait as often.
  func write<Value>(_ body: (StoreWriter) throws -> Value) throws -> Value {
    try turn.withLock { hasWaited in
      do {
        let lock = try ProcessLock(.write, in: folder, clock: clock, patience: hasWaited ? 0 : patience)
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

  /// Whether an error says that another process was waited for in vain: by its lock, or by SQLite where it is a foreign one.
  private static func isBusy(_ error: any Error) -> Bool {
    (error as? SyncError)?.code == .busy || (error as? StoreError)?.code == .busy
  }
}
