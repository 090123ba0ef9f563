import BankeyCore

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
      .problem(StatementProblem(.note, "Of older transactions the server says: \(PlainText.cut(words, to: 300))"))
    ]
  }
}
