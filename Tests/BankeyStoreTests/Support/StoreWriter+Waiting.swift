import CSQLite

@testable import BankeyStore

extension StoreWriter {
  /// Begins to write, runs `work`, and ends when `other` starts to wait: always in the same order, without threads.
  func write(whenAwaitedBy other: StoreWriter, _ work: @escaping () throws -> Void) throws {
    try database.execute("BEGIN IMMEDIATE")
    let waited = Unmanaged.passRetained(
      Waited { [database] in
        try work()
        try database.execute("COMMIT")
      })
    sqlite3_busy_handler(
      other.database.handle,
      { waited, _ in
        try! Unmanaged<Waited>.fromOpaque(waited!).takeRetainedValue().work()
        return 1
      }, waited.toOpaque())
  }
}

private final class Waited {
  let work: () throws -> Void
  init(_ work: @escaping () throws -> Void) { self.work = work }
}
