import BankeyModel

/// A recurring payment, found in posted transactions.
public struct RecurringSeries: Identifiable, Hashable, Sendable {
  /// The expected amount, derived only from amounts that occurred.
  public enum Sum: Hashable, Sendable {
    /// Every occurrence has had this amount.
    case fixed(Amount)
    /// One amount since a day, and another one before it.
    case stepped(from: Amount, to: Amount, since: Day)
    /// The smallest and the largest absolute amount of the last occurrences.
    case range(Amount, Amount)
  }

  /// A transaction of the series.
  public struct Occurrence: Hashable, Sendable {
    /// The transaction's id.
    public let id: Transaction.ID
    /// The day on which it was posted.
    public let day: Day
    /// The amount as booked, negative for money out.
    public let amount: Amount
  }

  /// The account that pays or receives.
  public let account: Account.ID
  /// The currency of the amounts.
  public let currency: Currency
  /// The user's name for the payee, or else the counterparty, or else the text, of the newest occurrence, verbatim.
  public let name: String
  /// The user's name for the payee; nil when there is none.
  public let payee: String?
  /// The counterparty as the source names it, of the newest occurrence.
  public let counterparty: String?
  /// The rhythm in which it recurs.
  public var rhythm: Rhythm { schedule.rhythm }
  /// The amount to expect next time: exact, or a range.
  public let sum: Sum
  /// The occurrences, newest first.
  public let occurrences: [Occurrence]
  let schedule: Schedule
  let key: SeriesKey

  /// The id of the newest occurrence, which identifies the series.
  public var id: Transaction.ID { occurrences[0].id }
  /// Whether the latest amount is positive.
  public var isIncome: Bool { !occurrences[0].amount.isNegative }

  /// The smallest and the largest signed amount. For a payment, the larger figure is the low end.
  public var ends: (low: Amount, high: Amount) {
    switch sum {
    case .fixed(let amount), .stepped(_, let amount, _): (amount, amount)
    case .range(let least, let most): least < most ? (least, most) : (most, least)
    }
  }

  /// The days up to a day on which it is expected. A late occurrence is expected today, until one and a half periods
  /// have passed.
  public func expected(from today: Day, to last: Day) -> [Day] {
    let first = schedule.number(of: occurrences[0].day) + 1
    let days = (first..<first + 64).lazy.map(schedule.day).prefix { $0 <= last }
    let isDue = days.first.map { $0 <= today } ?? false
    return (isDue ? [today] : []) + days.filter { $0 > today }
  }
}

extension RecurringSeries.Sum {
  /// Derives the expected amount from occurrences, newest first.
  init(_ occurrences: some Collection<RecurringSeries.Occurrence>) {
    let newest = Array(occurrences.prefix(12))
    let runs = newest.reduce(into: [(amount: Amount, since: Day, count: Int)]()) { runs, next in
      if let last = runs.last, last.amount == next.amount {
        runs[runs.count - 1] = (last.amount, next.day, last.count + 1)
      } else {
        runs.append((next.amount, next.day, 1))
      }
    }
    let amounts = newest.map(\.amount)
    if runs.count == 1 {
      self = .fixed(amounts[0])
    } else if runs.count == 2, runs[1].count > 1 {
      self = .stepped(from: runs[1].amount, to: runs[0].amount, since: runs[0].since)
    } else if runs.count == 3, runs.dropFirst().allSatisfy({ $0.count > 1 }) {
      self = .stepped(from: runs[1].amount, to: runs[0].amount, since: runs[0].since)
    } else {
      let (least, most) = (amounts.min() ?? .zero, amounts.max() ?? .zero)
      self = least.isNegative ? .range(most, least) : .range(least, most)
    }
  }

  /// Whether it is an exact amount instead of a range.
  var isExact: Bool { if case .range = self { false } else { true } }
}
