import BankeyModel
import BankeyText

/// The demo bank's answer for one account on a day.
struct DemoAnswer {
  let account: DemoAccount
  private let start: Day
  /// The day of the request, and the last day that the account's bank knows about.
  private let day, known: Int
  private let entries: [DemoEntry]

  /// Creates the answer on `day`, counted from the bank's first day.
  init(ledger: DemoLedger, account: DemoAccount, day: Int) {
    self.account = account
    self.day = day
    start = ledger.start
    known = day - account.lag
    entries = ledger.entries[account.id, default: []].filter { [known] in $0.authorized <= known }
  }

  /// The events; empty when the account is not open on that day.
  var events: [StatementEvent] {
    guard account.life.contains(day) else { return [] }
    return [
      .account(account.record),
      .period(start.advanced(by: firstDay)...start.advanced(by: known)),
      .transactions(transactions),
      .balances(balances),
    ] + (account.life.upperBound == day ? [.closed] : [])
  }

  /// The first answer covers two years, later ones thirty days.
  private var firstDay: Int { day == 0 ? -730 : known - 29 }

  private var transactions: [TransactionRecord] {
    entries.filter { shownDay($0) >= firstDay }
      .sorted { (shownDay($0), $0.authorized, $0.ordinal) < (shownDay($1), $1.authorized, $1.ordinal) }
      .map(record)
  }

  private func isPosted(_ entry: DemoEntry) -> Bool { entry.posted <= known }

  /// The day on which an entry counts.
  private func shownDay(_ entry: DemoEntry) -> Int { isPosted(entry) ? entry.posted : entry.authorized }

  private var balances: BalanceRecord {
    let balance = account.cents + sum { $0.posted > -account.lag && isPosted($0) }
    let spendable = (account.limit ?? 0) + balance + sum { !isPosted($0) }
    return BalanceRecord(
      balance: amount(balance), available: account.isSpendable ? amount(spendable) : nil,
      creditLimit: account.limit.map(amount),
      date: LocalTime(day: start.advanced(by: known), minute: account.minute))
  }

  private func sum(where isCounted: (DemoEntry) -> Bool) -> Int64 {
    entries.reduce(0) { isCounted($1) ? $0 + $1.cents : $0 }
  }

  private func amount(_ cents: Int64) -> Amount { Amount(units: cents, scale: 2) }

  private func record(_ entry: DemoEntry) -> TransactionRecord {
    let authorized = start.advanced(by: entry.authorized)
    var record = TransactionRecord(
      nativeId: "\(account.id)-\(authorized)-\(entry.ordinal)", status: isPosted(entry) ? .posted : .authorized,
      day: start.advanced(by: shownDay(entry)), authorizedDay: entry.posted == entry.authorized ? nil : authorized,
      amount: amount(entry.cents), description: entry.text, counterparty: entry.counterparty)
    record.raw = raw(record)[...]
    return record
  }

  /// The record as a bank would have sent it. The demo's texts need no escapes.
  private func raw(_ record: TransactionRecord) -> String {
    #"{"id":"\#(record.nativeId)","status":"\#(record.status.rawValue)","date":"\#(record.day)","#
      + #""amount":"\#(record.amount)","text":"\#(record.description)"}"#
  }
}

/// The demo bank's state: `{"next":3,"start":"2026-11-21"}`.
struct DemoState: Hashable, Sendable {
  /// The day of the first answer.
  var start: Day
  /// The number of days from the first to the next answer.
  var next = 0
}

extension DemoState {
  /// The state as stored.
  var json: String { #"{"next":\#(next),"start":"\#(start)"}"# }

  /// Reads what `json` writes. An empty state, `{}`, starts on `today`.
  init(json: String, today: Day) throws(SourceError) {
    if json == "{}" { self.init(start: today) } else { try self.init(json: json) }
  }

  private init(json: String) throws(SourceError) {
    guard let settings = try? JSONValue(Array(json.utf8)), let next = settings["next"]?.integer,
      let start = settings["start"]?.string.flatMap(Day.init(iso:)), (0...36_500).contains(next)
    else { throw SourceError("The demo bank's settings are damaged. Remove the source and add it again.") }
    self.init(start: start, next: next)
  }
}
