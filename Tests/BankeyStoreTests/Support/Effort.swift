import CSQLite

@testable import BankeyStore

/// The cost of an operation in steps of SQLite's virtual machine, which do not depend on the computer.
struct Effort {
  var steps = 0

  /// The number of steps between two counts.
  private static let unit = 50

  /// The cost of `body` on a connection.
  static func measured(on database: Database, _ body: () throws -> Void) rethrows -> Effort {
    let counter = Counter()
    sqlite3_progress_handler(
      database.handle, Int32(unit),
      { counter in
        Unmanaged<Counter>.fromOpaque(counter!).takeUnretainedValue().count += 1
        return 0
      }, Unmanaged.passUnretained(counter).toOpaque())
    defer { sqlite3_progress_handler(database.handle, 0, nil, nil) }
    try withExtendedLifetime(counter, body)
    return Effort(steps: counter.count * unit)
  }

  /// Whether twice the rows cost at most two and a half times as much.
  func isInProportion(to half: Effort) -> Bool { steps * 2 <= half.steps * 5 + 20_000 }

  private final class Counter { var count = 0 }
}
