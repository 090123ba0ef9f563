import BankeyModel
import BankeyText

/// How the days of a group are divided.
public enum ReportDivision: Hashable, Sendable {
  /// Each day stands by itself.
  case days
  /// The days of a month stand under one heading.
  case months
  /// All days stand together, without a heading.
  case whole
}

/// Days of a group that stand together, and what they come to.
public struct ReportPeriod: Hashable, Sendable {
  /// How the days are divided: whether it is a day or a month.
  public let division: ReportDivision
  /// The day that names it: the day itself, or the first of the month.
  public let start: Day
  /// Which of the group's days they are.
  public let days: Range<Int>
  /// How many transactions they have.
  public let count: Int
  /// Their sum; nil when it does not fit.
  public let total: Amount?
  /// What came in, as a part of the sum; nil when it is not known.
  public let income: Amount?

  /// What went out, as a part of the sum; nil when it is not known.
  public var outgo: Amount? { income.flatMap { $0.negated }.flatMap { income in total.flatMap(income.adding) } }

  /// The periods of days, both newest first.
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
  /// The day that names the period of a day.
  fileprivate func start(of day: Day) -> Day {
    switch self {
    case .days: day
    case .months: day.advanced(by: 1 - day.components.day)
    case .whole: Day(number: 0)
    }
  }
}

extension Collection<DayTotal> {
  /// The sum of a figure of each day; nil when one is not known, or they do not fit.
  fileprivate func sum(of figure: (DayTotal) -> Amount?) -> Amount? {
    let figures = compactMap(figure)
    return figures.count == count ? figures.sum : nil
  }
}

/// Where a transaction stands in its day.
public struct PlaceInDay: Hashable, Sendable {
  /// The day, with its figures.
  public let day: DayTotal
  /// How many transactions of the day stand before it.
  public let offset: Int

  /// Whether it is the first row of its day.
  public var isFirst: Bool { offset == 0 }
  /// Whether it is the last one.
  public var isLast: Bool { offset == day.count - 1 }

  /// A place in a day.
  public init(day: DayTotal, offset: Int) { (self.day, self.offset) = (day, offset) }
}
