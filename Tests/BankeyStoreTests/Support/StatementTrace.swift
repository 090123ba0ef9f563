import CSQLite

@testable import BankeyStore

/// How often each statement ran on a connection, by its SQL with parameters unexpanded.
///
/// Finds the statements that a write runs once per row by observing it, so that no list needs maintenance.
struct StatementTrace {
  private(set) var runs: [String: Int] = [:]

  /// The statements that `body` ran.
  static func recorded(on database: Database, _ body: () throws -> Void) rethrows -> StatementTrace {
    let recorder = Recorder()
    sqlite3_trace_v2(
      database.handle, UInt32(SQLITE_TRACE_STMT),
      { _, recorder, statement, _ in
        let sql = sqlite3_sql(OpaquePointer(statement)).map { String(cString: $0) } ?? ""
        Unmanaged<Recorder>.fromOpaque(recorder!).takeUnretainedValue().trace.runs[sql, default: 0] += 1
        return 0
      }, Unmanaged.passUnretained(recorder).toOpaque())
    defer { sqlite3_trace_v2(database.handle, 0, nil, nil) }
    try withExtendedLifetime(recorder, body)
    return recorder.trace
  }

  /// The statements that ran at least this often.
  func often(_ count: Int) -> [String] { runs.filter { $0.value >= count }.keys.sorted() }

  private final class Recorder { var trace = StatementTrace() }
}
