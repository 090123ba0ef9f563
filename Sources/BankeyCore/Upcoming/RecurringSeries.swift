import BankeyModel

/// A payment that recurs, found in what was posted.
public struct RecurringSeries: Identifiable, Hashable, Sendable {
  /// What it comes to, by what it came to: nothing else is ever said.
  public enum Sum: Hashable, Sendable {
    /// Always the same.
    case fixed(Amount)
    /// Always the same, but another one since a day.
    case stepped(from: Amount, to: Amount, since: Day)
    /// The least and the most of the last occurrences, by what is paid or received.
    case range(Amount, Amount)
  }

  /// One of its transactions.
  public struct Occurrence: Hashable, Sendable {
    /// Which transaction.
    public let id: Transaction.ID
    /// When it was posted.
    public let day: Day
    /// What it came to, signed.
    public let amount: Amount
  }

  /// Its account.
  public let account: Account.ID
  /// What it is counted in.
  public let currency: Currency
  /// The other side, or the text, of the newest occurrence, as it came.
  public let name: String
  /// How often.
  public var rhythm: Rhythm { schedule.rhythm }
  /// What it comes to.
  public let sum: Sum
  /// Its transactions, newest first.
  public let occurrences: [Occurrence]
  let schedule: Schedule
  let key: SeriesKey

  /// Its newest transaction.
  public var id: Transaction.ID { occurrences[0].id }
  /// Whether money comes in.
  public var isIncome: Bool { !occurrences[0].amount.isNegative }

  /// The least that an occurrence leaves on the account, and the most: of what is paid, the larger figure first.
  public var ends: (low: Amount, high: Amount) {
    switch sum {
    case .fixed(let amount), .stepped(_, let amount, _): (amount, amount)
    case .range(let least, let most): least < most ? (least, most) : (most, least)
    }
  }

  /// The days on which it is expected until a day. One that has not come yet is expected today, until one and a half periods have passed.
  public func expected(from today: Day, to last: Day) -> [Day] {
    let first = schedule.number(of: occurrences[0].day) + 1
    let days = (first..<first + 64).lazy.map(schedule.day).prefix { $0 <= last }
    let isDue = days.first.map { $0 <= today } ?? false
    return (isDue ? [today] : []) + days.filter { $0 > today }
  }
}

extension RecurringSeries.Sum {
  /// What occurrences come to, the newest first.
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

  /// Whether nothing is open.
  var isExact: Bool { if case .range = self { false } else { true } }
}
