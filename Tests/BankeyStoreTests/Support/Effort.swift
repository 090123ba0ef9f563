import CSQLite
import Glibc

@testable import BankeyStore

/// What an operation has cost: steps of SQLite's machine, which are always the same, and the time of this thread.
struct Effort {
  var steps = 0
  var seconds = 0.0

  /// How many steps pass between two counts.
  private static let unit = 50

  /// What `body` costs on a connection.
  static func measured(on database: Database, _ body: () throws -> Void) rethrows -> Effort {
    let counter = Counter()
    sqlite3_progress_handler(
      database.handle, Int32(unit),
      { counter in
        Unmanaged<Counter>.fromOpaque(counter!).takeUnretainedValue().count += 1
        return 0
      }, Unmanaged.passUnretained(counter).toOpaque())
    defer { sqlite3_progress_handler(database.handle, 0, nil, nil) }
    let start = threadSeconds
    try withExtendedLifetime(counter, body)
    return Effort(steps: counter.count * unit, seconds: threadSeconds - start)
  }

  private static var threadSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private final class Counter { var count = 0 }
}
