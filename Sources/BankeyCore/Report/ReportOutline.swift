import BankeyModel
import BankeyText

/// Which row of a group stands where, known from its days' counts alone: no transaction is read for it.
///
/// A group is its title, then for each period (a day or a month) a heading, its transactions and, where there is room, a spacer, at the
/// end the total. Without transactions it is its title and that there are none, or that nothing is known of them.
public struct ReportOutline: Hashable, Sendable {
  /// What a row is.
  public enum Entry: Hashable, Sendable {
    /// The group's title.
    case title
    /// That there are none.
    case noTransactions
    /// That the source does not say which there are.
    case notAvailable
    /// The heading of the period at this index.
    case period(Int)
    /// The transaction that this many come before in the group, of the day at the index.
    case transaction(Int, day: Int)
    /// The blank line after the period at this index.
    case spacer(Int)
    /// The group's total.
    case total
  }

  /// The days, newest first.
  public let days: [DayTotal]
  /// The runs of days that stand together, newest first.
  public let periods: [ReportPeriod]
  /// Whether the source says which transactions there are.
  public let isAvailable: Bool
  /// How the days are divided.
  public let division: ReportDivision
  /// Whether a blank line follows each period.
  public let hasSpacers: Bool
  /// How many transactions stand before each day.
  private let before: [Int]
  /// How many transactions there are.
  public let transactions: Int

  /// The outline of days with at least one transaction each, newest first; nil where the source does not say.
  public init(days: [DayTotal]?, by division: ReportDivision = .days, hasSpacers: Bool = false) {
    isAvailable = days != nil
    let days = days ?? []
    self.days = days
    self.division = division
    self.hasSpacers = hasSpacers
    periods = ReportPeriod.periods(of: days, by: division)
    var sum = 0
    before = days.map { day in
      defer { sum += day.count }
      return sum
    }
    transactions = sum
  }

  /// How many rows there are.
  public var count: Int { days.isEmpty ? 2 : 2 + transactions + periods.count * linesPerPeriod }

  /// What stands in a row.
  public func entry(at row: Int) -> Entry {
    if row == 0 { return .title }
    if days.isEmpty { return isAvailable ? .noTransactions : .notAvailable }
    if row == count - 1 { return .total }
    let period = partition(periods.count) { self.row(ofPeriod: $0) <= row } - 1
    let offset = row - self.row(ofPeriod: period) - headingLines
    if offset < 0 { return .period(period) }
    guard offset < periods[period].count else { return .spacer(period) }
    let number = first(ofDay: periods[period].days.lowerBound) + offset
    return .transaction(number, day: index(ofNumber: number))
  }

  /// How many transactions stand before the first one of the day at an index.
  public func first(ofDay index: Int) -> Int { before[index] }

  /// The first row of the period at an index: its heading, where it has one.
  public func row(ofPeriod index: Int) -> Int {
    1 + before[periods[index].days.lowerBound] + index * linesPerPeriod
  }

  /// The row of the first transaction of the period at an index.
  public func firstRow(ofPeriod index: Int) -> Int { row(ofPeriod: index) + headingLines }

  /// The index of the period that the day at an index is in.
  public func period(ofDay index: Int) -> Int {
    partition(periods.count) { periods[$0].days.lowerBound <= index } - 1
  }

  /// The row of the first transaction of the day at an index.
  public func row(ofDay index: Int) -> Int { 1 + before[index] + period(ofDay: index) * linesPerPeriod + headingLines }

  /// The row of a transaction that `offset` others of its day stand before; nil when the day is not there.
  public func row(of day: Day, offset: Int = 0) -> Int? {
    guard let index = index(of: day), offset < days[index].count else { return nil }
    return row(ofDay: index) + offset
  }

  /// The row that a period begins with, by the day that names it; nil when it is not there.
  public func row(ofPeriod start: Day) -> Int? {
    let index = partition(periods.count) { periods[$0].start > start }
    return index < periods.count && periods[index].start == start ? row(ofPeriod: index) : nil
  }

  /// The day that the transaction with `number` others before it falls in, and how many of that day stand before it.
  public func place(of number: Int) -> (day: Day, skipping: Int) {
    let index = index(ofNumber: number)
    return (days[index].day, number - before[index])
  }

  /// The sum of all days; nil when it does not fit.
  public var total: Amount? {
    let totals = days.compactMap(\.total)
    return totals.count == days.count ? totals.sum : nil
  }

  /// Which of the days it is; nil when it is not there.
  public func index(of day: Day) -> Int? {
    let index = index(notAfter: day)
    return index < days.count && days[index].day == day ? index : nil
  }

  /// The index of the newest day that is not after a day; behind the last one when there is none.
  public func index(notAfter day: Day) -> Int { partition(days.count) { days[$0].day > day } }

  private var headingLines: Int { division == .whole ? 0 : 1 }
  private var linesPerPeriod: Int { headingLines + (hasSpacers ? 1 : 0) }

  private func index(ofNumber number: Int) -> Int { partition(days.count) { before[$0] <= number } - 1 }

  /// How many of the first indices below `count` pass the test; those that pass come first.
  private func partition(_ count: Int, where passes: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if passes(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// A block of the report: its section and which row of it stands where.
public struct ReportGroup: Hashable, Sendable {
  /// What it holds.
  public let section: ReportSection
  /// Its rows.
  public let outline: ReportOutline

  /// The transactions of a section; `days` is nil where the source does not say which there are.
  public init(
    _ section: ReportSection, days: [DayTotal]?, by division: ReportDivision = .days, hasSpacers: Bool = true
  ) {
    self.section = section
    outline = ReportOutline(days: days, by: division, hasSpacers: hasSpacers)
  }

  /// How often the ground changes in it: at each day, and at the total.
  var bandChanges: Int { outline.days.isEmpty ? 0 : outline.days.count + 1 }
}

/// One of two grounds that days stand on in turn, so that a row is seen to belong to its day.
public enum ReportBand: Hashable, Sendable {
  /// What every report begins with.
  case even
  /// The other one.
  case odd

  /// The ground after so many changes.
  init(after changes: Int) { self = changes.isMultiple(of: 2) ? .even : .odd }
}
