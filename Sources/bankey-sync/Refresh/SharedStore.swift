import BankeyCore
import BankeyStore
import Synchronization

/// The database for threads that ask sources at the same time: one of them writes at a time, and no other process meanwhile.
final class SharedStore: Sendable {
  /// Only used by whoever's turn it is.
  private nonisolated(unsafe) let store: StoreWriter
  private let turn = Mutex(())
  private let folder: DataFolder
  private let clock: Clock

  /// Shares a database that nobody else uses any more.
  init(_ store: sending StoreWriter, in folder: DataFolder, clock: Clock) {
    self.store = store
    self.folder = folder
    self.clock = clock
  }

  /// Reads when it is one's turn.
  func read<Value>(_ body: (StoreWriter) throws -> Value) throws -> Value {
    try turn.withLock { _ in try body(store) }
  }

  /// Writes when it is one's turn and no other process writes.
  func write<Value>(_ body: (StoreWriter) throws -> Value) throws -> Value {
    try read { store in
      let lock = try ProcessLock(.write, in: folder, clock: clock, patience: Self.patience)
      defer { lock.release() }
      return try body(store)
    }
  }

  /// A long import of another process is waited for: banks do not like to be asked again, in milliseconds.
  private static let patience = 120_000
}
