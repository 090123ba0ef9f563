import BankeyCore
import BankeyModel
import BankeySources
import BankeyText

/// The output of a source, and its memory.
struct Fetched {
  var events: [StatementEvent] = []
  var memory: String
  var error: SourceError?
  /// The requests to the server: `GET /api/Accounts`.
  var asked: [Asked] = []

  /// The requested paths, without their queries.
  var paths: [String] { asked.map { "\($0.method) " + $0.path.prefix { $0 != "?" } } }

  var accounts: [AccountRecord] { all { if case .account(let account) = $0 { [account] } else { [] } } }
  var transactions: [TransactionRecord] { all { if case .transactions(let more) = $0 { more } else { [] } } }
  var balances: [BalanceRecord] { all { if case .balances(let balances) = $0 { [balances] } else { [] } } }
  var periods: [ClosedRange<Day>] { all { if case .period(let days) = $0 { [days] } else { [] } } }
  var incomplete: [String] { all { if case .incomplete(let words) = $0 { [words] } else { [] } } }
  var connections: [ConnectionRecord] { all { if case .connection(let record) = $0 { [record] } else { [] } } }
  var problems: [String] { all { if case .problem(let problem) = $0 { [problem.message] } else { [] } } }

  private func all<Part>(_ parts: (StatementEvent) -> [Part]) -> [Part] { events.flatMap(parts) }
}

/// The whole output of a source, and its error.
func fetch(
  _ source: inout some Source, _ call: SourceCall, _ sink: (StatementEvent) throws -> Void = { _ in }
) -> Fetched {
  var events: [StatementEvent] = []
  do {
    try source.fetch(call) { event in
      try sink(event)
      events.append(event)
    }
    return Fetched(events: events, memory: source.memory)
  } catch {
    return Fetched(events: events, memory: source.memory, error: error as? SourceError)
  }
}
