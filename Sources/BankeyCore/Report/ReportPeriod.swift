import BankeyModel
import BankeyText

/// The division of a group's days into periods.
public enum ReportDivision: Hashable, Sendable {
  /// Each day is a period.
  case days
  /// Each month is a period with a heading.
  case months
  /// All days form one period without a heading.
  case whole
}

/// A period of a group, with its totals.
public struct ReportPeriod: Hashable, Sendable {
  /// Whether the period is a day, a month or the whole group.
  public let division: ReportDivision
  /// The day that identifies it: the day itself, or the first of the month.
  public let start: Day
  /// The indices of its days within the group.
  public let days: Range<Int>
  /// The number of its transactions.
  public let count: Int
  /// Their sum; nil when it does not fit.
  public let total: Amount?
  /// The money in, as part of the sum; nil when it is not known.
  public let income: Amount?

  /// The money out, as part of the sum; nil when it is not known.
  public var outgo: Amount? { income.flatMap { $0.negated }.flatMap { income in total.flatMap(income.adding) } }

  /// The periods of `days`, newest first like the days.
  static func periods(of days: [DayTotal], by division: ReportDivision) -> [ReportPeriod] {
    var periods: [ReportPeriod] = []
    var first = 0
    while first < days.count {
      let start = division.start(of: days[first].day)
      var end = first + 1
      while end < days.count, division.start(of: days[end].day) == start { end += 1 }
      periods.append(ReportPeriod(division, start, days, first..<end))
      first = end
    }
    return periods
  }

  private init(_ division: ReportDivision, _ start: Day, _ all: [DayTotal], _ days: Range<Int>) {
    (self.division, self.start, self.days) = (division, start, days)
    count = all[days].reduce(0) { $0 + $1.count }
    total = all[days].sum(of: \.total)
    income = all[days].sum(of: \.income)
  }
}

extension ReportDivision {
  /// The day that identifies the period of a day.
  fileprivate func start(of day: Day) -> Day {
    switch self {
    case .days: day
    case .months: day.advanced(by: 1 - day.components.day)
    case .whole: Day(number: 0)
    }
  }
}

extension Collection<DayTotal> {
  /// The sum of a figure over all days; nil when one is not known or the sum does not fit.
  fileprivate func sum(of figure: (DayTotal) -> Amount?) -> Amount? {
    let figures = compactMap(figure)
    return figures.count == count ? figures.sum : nil
  }
}

/// The position of a transaction within its day.
public struct PlaceInDay: Hashable, Sendable {
  /// The day, its number of transactions and its sums.
  public let day: DayTotal
  /// The number of the day's transactions before it.
  public let offset: Int

  /// Whether it is the first row of its day.
  public var isFirst: Bool { offset == 0 }
  /// Whether it is the last row of its day.
  public var isLast: Bool { offset == day.count - 1 }

  /// Creates a position `offset` rows into `day`, newest first.
  public init(day: DayTotal, offset: Int) { (self.day, self.offset) = (day, offset) }
}
