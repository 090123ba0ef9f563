import CSQLite
import Synchronization

/// A wish, from another thread, that what runs on a connection ends.
final class Interruption: Sendable {
  /// How many steps of SQLite's machine pass between two looks: less than a millisecond.
  private static let steps: Int32 = 5000
  private let flag = Atomic(false)

  /// Whether it was wished.
  var isWished: Bool { flag.load(ordering: .relaxed) }

  /// Wishes it.
  func wish() { flag.store(true, ordering: .relaxed) }

  /// Runs `body`; every statement in it fails once the wish is there.
  func whileListening<Value>(on database: Database, _ body: () throws -> Value) throws -> Value {
    sqlite3_progress_handler(
      database.handle, Self.steps,
      { Unmanaged<Interruption>.fromOpaque($0!).takeUnretainedValue().isWished ? 1 : 0 },
      Unmanaged.passUnretained(self).toOpaque())
    defer { sqlite3_progress_handler(database.handle, 0, nil, nil) }
    return try body()
  }
}
