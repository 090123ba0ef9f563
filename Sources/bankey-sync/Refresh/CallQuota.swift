import BankeyModel
import BankeySources
import BankeyStore
import BankeyText
import Synchronization

/// The remaining calls of a source. Each call is recorded in the database before it is made.
struct CallQuota: Sendable {
  /// The multiple of the allowed calls beyond which even a confirmed refresh makes none, because it would cost the user
  /// the access.
  private static let limit = 2

  let source: String
  let type: any Source.Type
  let refresh: Refresh

  /// Counts a call. Throws when it must not be made.
  @Sendable func spend(_ name: String) throws {
    guard let quota = type.quotas.first(where: { $0.name == QuotaStatus.base(of: name) }) else { return }
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

/// Shares the database between threads that ask sources. Only one thread uses it at a time, and while it writes no
/// other process does.
final class SharedStore: Sendable {
  /// Only used while `turn` is locked.
  private nonisolated(unsafe) let store: StoreWriter
  /// Serializes access. The value tells whether waiting for another process has failed before.
  private let turn = Mutex(false)
  private let folder: DataFolder
  private let clock: Clock
  private let patience: Int

  /// Shares a database that nothing else uses any more. `patience` is how long to wait for another `bankey-sync`, in
  /// milliseconds. It is long, because imports take time and banks do not like repeated calls.
  init(_ store: sending StoreWriter, in folder: DataFolder, clock: Clock, patience: Int = 120_000) {
    self.patience = patience
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

  /// Whether an error means that waiting for another process failed: by its lock, or by SQLite if it is another
  /// program.
  private static func isBusy(_ error: any Error) -> Bool {
    (error as? SyncError)?.code == .busy || (error as? StoreError)?.code == .busy
  }
}
