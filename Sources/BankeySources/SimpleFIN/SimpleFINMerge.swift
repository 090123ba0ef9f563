import BankeyModel
import BankeyStatements
import BankeyText

/// Puts the answers for several windows together, the newest first: figures are those of the newest, and what stands in two
/// windows is one transaction.
struct SimpleFINMerge {
  /// The accounts of each connection.
  private(set) var accounts: [String: Set<String>] = [:]
  /// The oldest day of what is authorized.
  private(set) var oldestAuthorized: Day?
  /// How many transactions the last window brought that no other had.
  private(set) var added = 0
  private var days: ClosedRange<Day>?
  private var isNewest = true
  private var account = ""
  /// How often each transaction stood in a window, in the one where it stood most often, and in the last one.
  private var known: [String: Int] = [:]
  private var counts: [String: Int] = [:]
  private var told: Set<String> = []

  /// The answer for a window that covers these days comes.
  mutating func begin(_ days: ClosedRange<Day>?, isNewest: Bool) {
    known.merge(counts) { max($0, $1) }
    counts = [:]
    added = 0
    (self.days, self.isNewest) = (days, isNewest)
  }

  /// What of an event is handed over.
  mutating func take(_ event: StatementEvent) -> [StatementEvent] {
    switch event {
    case .account(let record):
      accounts[record.connection, default: []].insert(record.nativeId)
      account = record.connection + "\0" + record.nativeId
      return [event] + (days.map { [.period($0)] } ?? [])
    case .transactions(let rows):
      let new = rows.filter { isNew($0) }
      added += new.count
      return new.isEmpty ? [] : [.transactions(new)]
    case .connection(let record): return tell(record.error, event)
    case .incomplete(let words): return tell(words, event)
    case .problem(let problem): return told.insert(problem.message).inserted ? [event] : []
    default: return isNewest ? [event] : []
    }
  }

  /// Whether no other window had the transaction: by its id, or where it has none by all that it says.
  private mutating func isNew(_ row: TransactionRecord) -> Bool {
    if row.status == .authorized { oldestAuthorized = min(oldestAuthorized ?? row.day, row.day) }
    let key = account + "\0" + (row.nativeId.isEmpty ? String(row.raw) : row.nativeId)
    counts[key, default: 0] += 1
    return counts[key, default: 0] > known[key, default: 0]
  }

  /// What is wrong stands where it belongs. With history alone it is only noted: that is no reason to doubt today's figures.
  private mutating func tell(_ words: String?, _ event: StatementEvent) -> [StatementEvent] {
    let isNew = words.map { told.insert($0).inserted } ?? false
    if isNewest { return [event] }
    guard let words, isNew else { return [] }
    return [
      .problem(StatementProblem(.note, "About older transactions, the server says: \(PlainText.cut(words, to: 300))"))
    ]
  }
}

/// What something is called that is counted and is no money: asked at its address, once and without credentials.
struct SimpleFINCurrencyName {
  /// A server somewhere must not hold up all accounts.
  private static let patience = Duration.seconds(10)
  /// Longer is no name.
  private static let longest = 32

  private let address: String
  private let isLocal: Bool

  /// The name behind an address. Only a server on this machine may name one on this machine.
  init(_ address: String, isLocal: Bool) {
    self.address = address
    self.isLocal = isLocal
  }

  /// The short name, else the long one; the end of the address when there is no good answer.
  func ask(_ http: any HTTPClient) -> String {
    asked(http) ?? unasked
  }

  /// The end of the address.
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
