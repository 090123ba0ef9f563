import BankeyModel
import BankeyStatements
import BankeyText

/// Merges the answers for several windows, the newest first. Balances come from the newest, and transactions in the
/// overlap of two windows count once.
struct SimpleFINMerge {
  /// The accounts of each connection.
  private(set) var accounts: [String: Set<String>] = [:]
  /// The day of the oldest authorized transaction.
  private(set) var oldestAuthorized: Day?
  /// The number of transactions that only the last window contained.
  private(set) var added = 0
  private var days: ClosedRange<Day>?
  private var isNewest = true
  private var account = ""
  /// The largest number of occurrences of each transaction in any earlier window, and the number in the current one.
  private var known: [String: Int] = [:]
  private var counts: [String: Int] = [:]
  private var told: Set<String> = []

  /// Starts the answer for a window that covers `days`.
  mutating func begin(_ days: ClosedRange<Day>?, isNewest: Bool) {
    known.merge(counts) { max($0, $1) }
    counts = [:]
    added = 0
    (self.days, self.isNewest) = (days, isNewest)
  }

  /// The events to hand over in place of an event.
  mutating func merge(_ event: StatementEvent) -> [StatementEvent] {
    switch event {
    case .account(let record):
      accounts[record.connection, default: []].insert(record.nativeId)
      account = record.connection + "\0" + record.nativeId
      return [event] + (days.map { [.period($0)] } ?? [])
    case .transactions(let rows):
      let new = rows.filter { isNew($0) }
      added += new.count
      return new.isEmpty ? [] : [.transactions(new)]
    case .connection(let record): return report(record.error, event)
    case .incomplete(let words): return report(words, event)
    case .problem(let problem): return told.insert(problem.message).inserted ? [event] : []
    default: return isNewest ? [event] : []
    }
  }

  /// Whether no earlier window contained the transaction, compared by id or, without one, by all its data.
  private mutating func isNew(_ row: TransactionRecord) -> Bool {
    if row.status == .authorized { oldestAuthorized = min(oldestAuthorized ?? row.day, row.day) }
    let key = account + "\0" + (row.nativeId.isEmpty ? String(row.raw) : row.nativeId)
    counts[key, default: 0] += 1
    return counts[key, default: 0] > known[key, default: 0]
  }

  /// Passes on an error of the newest answer. An error that concerns only history becomes a note, because it does not
  /// affect today's figures.
  private mutating func report(_ words: String?, _ event: StatementEvent) -> [StatementEvent] {
    let isNew = words.map { told.insert($0).inserted } ?? false
    if isNewest { return [event] }
    guard let words, isNew else { return [] }
    return [
      .problem(StatementProblem(.note, "About older transactions, the server says: \(PlainText.cut(words, to: 300))"))
    ]
  }
}

/// The name of a custom currency, requested from its URL, once and without credentials.
struct SimpleFINCurrencyName {
  /// The time limit, so that a third-party server cannot hold up all accounts.
  private static let patience = Duration.seconds(10)
  /// The longest acceptable name.
  private static let longest = 32

  private let address: String
  private let isLocal: Bool

  /// Prepares a request. Only a server on this machine may refer to a URL on this machine.
  init(_ address: String, isLocal: Bool) {
    self.address = address
    self.isLocal = isLocal
  }

  /// The short name, or else the long one, or else the end of the URL.
  func ask(_ http: any HTTPClient) -> String {
    asked(http) ?? unasked
  }

  /// The end of the URL.
  var unasked: String { SimpleFINAnswer.currencyName(at: address) }

  private func asked(_ http: any HTTPClient) -> String? {
    guard isLocal || address.lowercased().hasPrefix("https://") else { return nil }
    var request = HTTPRequest(.get, Secret(address))
    request.patience = SimpleFINCurrencyName.patience
    guard let answer = try? http.send(request), answer.status == 200, let value = try? JSONValue(answer.body) else {
      return nil
    }
    return [value["abbr"], value["name"]].lazy.compactMap { $0?.string.flatMap(name) }.first
  }

  private func name(_ text: String) -> String? {
    let name = PlainText.cut(text, to: SimpleFINCurrencyName.longest, ellipsis: "…")
    return name.allSatisfy(\.isWhitespace) ? nil : name
  }
}
