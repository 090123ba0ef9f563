import BankeyModel
import BankeyText

/// The layout of a group's rows, computed only from the number of transactions of each day.
///
/// A group has a title; then, for each period (a day or a month), a heading, its transactions and an optional spacer;
/// and finally the total. A group without transactions has a title and a message, which says that there are none or
/// that nothing is known.
public struct ReportOutline: Hashable, Sendable {
  /// The kind of a row.
  public enum Entry: Hashable, Sendable {
    /// The title above the group's days.
    case title
    /// The message that there are none.
    case noTransactions
    /// The message that the source does not say.
    case notAvailable
    /// The heading of the period at an index.
    case period(Int)
    /// The transaction at an index of the group, on the day at an index.
    case transaction(Int, day: Int)
    /// The blank line after the period at an index.
    case spacer(Int)
    /// The total below the group's last day.
    case total
  }

  /// The days, newest first.
  public let days: [DayTotal]
  /// The periods, newest first.
  public let periods: [ReportPeriod]
  /// Whether the source gives the group's transactions.
  public let isAvailable: Bool
  /// The division of days into periods.
  public let division: ReportDivision
  /// Whether a blank line follows each period.
  public let hasSpacers: Bool
  /// The number of transactions before each day.
  private let before: [Int]
  /// How many transactions the group has, over all days.
  public let transactions: Int

  /// Creates the layout of days, newest first, each with at least one transaction; nil when the source does not say.
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

  /// How many rows the group has, with title, headings, spacers and total.
  public var count: Int { days.isEmpty ? 2 : 2 + transactions + periods.count * linesPerPeriod }

  /// The kind of row at an index.
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

  /// The number of transactions before the day at an index.
  public func first(ofDay index: Int) -> Int { before[index] }

  /// The first row of the period at an index: its heading, if it has one.
  public func row(ofPeriod index: Int) -> Int {
    1 + before[periods[index].days.lowerBound] + index * linesPerPeriod
  }

  /// The row of the first transaction of the period at an index.
  public func firstRow(ofPeriod index: Int) -> Int { row(ofPeriod: index) + headingLines }

  /// The index of the period that contains the day at an index.
  public func period(ofDay index: Int) -> Int {
    partition(periods.count) { periods[$0].days.lowerBound <= index } - 1
  }

  /// The row of the first transaction of the day at an index.
  public func row(ofDay index: Int) -> Int { 1 + before[index] + period(ofDay: index) * linesPerPeriod + headingLines }

  /// The row of the transaction at an index of the group.
  public func row(ofNumber number: Int) -> Int {
    let day = index(ofNumber: number)
    return row(ofDay: day) + number - before[day]
  }

  /// The row of a transaction that follows `offset` others of its day; nil when there is no such row.
  public func row(of day: Day, offset: Int = 0) -> Int? {
    guard let index = index(of: day), offset < days[index].count else { return nil }
    return row(ofDay: index) + offset
  }

  /// The first row of the period that starts on a day; nil when there is none.
  public func row(ofPeriod start: Day) -> Int? {
    let index = partition(periods.count) { periods[$0].start > start }
    return index < periods.count && periods[index].start == start ? row(ofPeriod: index) : nil
  }

  /// The day of the transaction at index `number`, and the number of that day's transactions before it.
  public func place(of number: Int) -> (day: Day, skipping: Int) {
    let index = index(ofNumber: number)
    return (days[index].day, number - before[index])
  }

  /// The sum of all days; nil when it does not fit.
  public var total: Amount? {
    let totals = days.compactMap(\.total)
    return totals.count == days.count ? totals.sum : nil
  }

  /// The index of a day; nil when it has no transactions.
  public func index(of day: Day) -> Int? {
    let index = index(notAfter: day)
    return index < days.count && days[index].day == day ? index : nil
  }

  /// The index of the newest day that is not after `day`; the number of days when there is none.
  public func index(notAfter day: Day) -> Int { partition(days.count) { days[$0].day > day } }

  private var headingLines: Int { division == .whole ? 0 : 1 }
  private var linesPerPeriod: Int { headingLines + (hasSpacers ? 1 : 0) }

  private func index(ofNumber number: Int) -> Int { partition(days.count) { before[$0] <= number } - 1 }

  /// The number of leading indices below `count` that pass a test. Requires that no later index passes.
  private func partition(_ count: Int, where passes: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if passes(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// A group of the report: its section and the layout of its rows.
public struct ReportGroup: Hashable, Sendable {
  /// The section of the report that the day belongs to.
  public let section: ReportSection
  /// The layout of its rows.
  public let outline: ReportOutline

  /// Creates a group; `days` is nil when the source does not say.
  public init(
    _ section: ReportSection, days: [DayTotal]?, by division: ReportDivision = .days, hasSpacers: Bool = true
  ) {
    self.section = section
    outline = ReportOutline(days: days, by: division, hasSpacers: hasSpacers)
  }

  /// The number of background changes in it: one for each day and one for the total.
  var bandChanges: Int { outline.days.isEmpty ? 0 : outline.days.count + 1 }
}

/// The alternating backgrounds of days, which show the day that a row belongs to.
public enum ReportBand: Hashable, Sendable {
  /// The first background.
  case even
  /// The second background.
  case odd

  /// The background after a number of changes.
  init(after changes: Int) { self = changes.isMultiple(of: 2) ? .even : .odd }
}
