import BankeyModel
import BankeyText

/// The days to request: from a first day through a last one, or without an end.
struct EnableBankingWindow: Hashable {
  let first: Day
  /// The last day; nil to ask for all that the bank has, which it gives only soon after a consent.
  let last: Day?

  /// Numbers of days before today to request: first what every bank must give, then fewer.
  private static let usual = [89, 60, 30]

  /// The requests to try in turn. Each follows when the bank refuses the one before.
  static func tries(from first: Day, today: Day, isFresh: Bool) -> [EnableBankingWindow] {
    let near = usual.map { today.advanced(by: -$0) }
    if first >= near[0] {
      return ([first] + near.filter { $0 > first }).map { EnableBankingWindow(first: $0, last: today) }
    }
    return (isFresh ? [EnableBankingWindow(first: first, last: nil)] : [])
      + near.map { EnableBankingWindow(first: $0, last: today) }
  }

  /// The query. The first day is always given, because the meaning of a key depends on it.
  func query(_ key: String?) -> String {
    let end = last.map { "&date_to=\($0)" } ?? "&strategy=longest"
    return "?date_from=\(first)" + end + (key.map { "&continuation_key=" + URLText.encoded($0) } ?? "")
  }
}

/// The transactions of an account, as far as they could be fetched.
struct EnableBankingHistory {
  /// The limit on pages, more than any account needs, in case an answer never ends.
  private static let mostPages = 500

  /// The first day that was requested last.
  private(set) var first: Day
  /// The distinct transactions, in the order of the answer.
  private(set) var rows: [EnableBankingTransaction] = []
  /// The number of transactions without a day, an amount or the account's currency.
  private(set) var unreadable = 0
  /// The number of transactions that are scheduled, canceled or rejected.
  private(set) var notBooked = 0
  /// The number of transactions that came twice.
  private(set) var repeated = 0
  /// The reason why some transactions are missing; nil when all were fetched.
  private(set) var trouble: SourceError?
  private let currency: Currency
  private let today: Day
  private var places: [Place: [Int]] = [:]

  private struct Place: Hashable {
    let day: Day
    let amount: Amount
  }

  /// Nothing is fetched yet.
  init(in currency: Currency, today: Day) { (self.currency, self.today, first) = (currency, today, today) }

  /// Fetches the transactions of an account from a day on, or from a later one when the bank refuses. Pages that were
  /// read before a failure stay. Rethrows what is not a fault of the source.
  mutating func fetch(
    _ account: String, from day: Day, isFresh: Bool, quota: String, _ client: EnableBankingClient
  ) throws {
    var tries = EnableBankingWindow.tries(from: day, today: today, isFresh: isFresh)[...]
    var hasHint = false
    while let window = tries.popFirst() {
      first = window.first
      guard let refusal = try fetch(account, window, quota, client) else { return }
      let isTooOld = refusal.isAboutPeriod || (refusal.isOfBank && window.last == nil)
      guard isTooOld, !tries.isEmpty || refusal.firstDay != nil else { return trouble = refusal.error }
      if let hint = refusal.firstDay, !hasHint, hint > window.first, hint <= today {
        hasHint = true
        tries = [EnableBankingWindow(first: hint, last: window.last)] + tries.filter { $0.first > hint }
      } else if tries.isEmpty {
        trouble = refusal.error
      }
    }
  }

  /// Fetches the pages of a window. Returns the refusal of the first one.
  private mutating func fetch(
    _ account: String, _ window: EnableBankingWindow, _ quota: String, _ client: EnableBankingClient
  ) throws -> EnableBankingRefusal? {
    var (key, seen): (String?, Set<String>) = (nil, [])
    let path = "/accounts/\(URLText.encoded(account))/transactions"
    for number in 0..<EnableBankingHistory.mostPages {
      do {
        switch try client.read(path + window.query(key), counting: number == 0 ? quota : nil) {
        case .refusal(let refusal) where number == 0: return refusal
        case .refusal(let refusal): throw refusal.error
        case .value(let page): key = try add(page)
        }
      } catch let error as SourceError {
        if error.kind == .stopped { throw error }
        trouble = error
        return nil
      }
      guard let next = key else { return nil }
      // The same key would give the same page forever.
      if !seen.insert(next).inserted { break }
    }
    trouble = SourceError(.endlessPages, .answer)
    return nil
  }

  /// Takes a page and returns the key of the next one; nil after the last. A page without transactions may have a key.
  private mutating func add(_ page: JSONValue) throws(SourceError) -> String? {
    guard let items = page["transactions"]?.elements else { throw SourceError(.noList, of: "Enable Banking", .answer) }
    for item in items {
      switch EnableBankingTransaction.read(item, in: currency, today: today) {
      case .row(let row): add(row)
      case .notBooked: notBooked += 1
      case .unreadable: unreadable += 1
      }
    }
    return page["continuation_key"]?.string.flatMap { $0.isEmpty ? nil : $0 }
  }

  private mutating func add(_ row: EnableBankingTransaction) {
    let place = Place(day: row.day, amount: row.amount)
    if places[place, default: []].contains(where: { rows[$0].isRepeated(by: row) }) {
      repeated += 1
    } else {
      places[place, default: []].append(rows.count)
      rows.append(row)
    }
  }

  /// The events for the sink, with messages in a language.
  func events(withIds hasIds: Bool, _ strings: any Strings) -> [StatementEvent] {
    var events: [StatementEvent] = [
      .period(first...max(first, today)), .transactions(rows.map { $0.record(withId: hasIds) }),
    ]
    func report(_ severity: StatementProblem.Severity, _ words: String) {
      events.append(.problem(StatementProblem(severity, words)))
    }
    if unreadable > 0 { report(.rejected, strings.leftOut(transactions: unreadable)) }
    if notBooked > 0 { report(.note, strings.problem(.notBooked(notBooked))) }
    if repeated > 0 { report(.note, strings.problem(.repeated(repeated))) }
    if let trouble { events.append(.incomplete(trouble.sentence(in: strings))) }
    return events
  }
}
