import BankeyModel
import BankeyText

/// Which row of a group stands where, known from its days' counts alone: no transaction is read for it.
///
/// A group is its title, then for each day a date line, its transactions and, where there is room, a spacer, at the end the
/// total. Without transactions it is its title and that there are none, or that nothing is known of them.
public struct ReportOutline: Hashable, Sendable {
  /// What a row is.
  public enum Entry: Hashable, Sendable {
    /// The group's title.
    case title
    /// That there are none.
    case noTransactions
    /// That the source does not say which there are.
    case notAvailable
    /// The date line of the day at this index.
    case day(Int)
    /// The transaction that this many come before in the group, of the day at the index.
    case transaction(Int, day: Int)
    /// The blank line after the day at this index.
    case spacer(Int)
    /// The group's total.
    case total
  }

  /// The days, newest first.
  public let days: [DayTotal]
  /// Whether the source says which transactions there are.
  public let isAvailable: Bool
  /// Whether a blank line follows each day.
  public let hasSpacers: Bool
  /// How many transactions stand before each day.
  private let before: [Int]
  /// How many transactions there are.
  public let transactions: Int

  /// The outline of days with at least one transaction each, newest first; nil where the source does not say.
  public init(days: [DayTotal]?, hasSpacers: Bool = false) {
    isAvailable = days != nil
    let days = days ?? []
    self.days = days
    self.hasSpacers = hasSpacers
    var sum = 0
    before = days.map { day in
      defer { sum += day.count }
      return sum
    }
    transactions = sum
  }

  /// How many rows there are.
  public var count: Int { days.isEmpty ? 2 : 2 + transactions + days.count * linesPerDay }

  /// What stands in a row.
  public func entry(at row: Int) -> Entry {
    if row == 0 { return .title }
    if days.isEmpty { return isAvailable ? .noTransactions : .notAvailable }
    if row == count - 1 { return .total }
    let day = dayIndex(at: row)
    let offset = row - self.row(ofDay: day) - 1
    if offset < 0 { return .day(day) }
    return offset < days[day].count ? .transaction(before[day] + offset, day: day) : .spacer(day)
  }

  /// How many transactions stand before the first one of the day at an index.
  public func first(ofDay index: Int) -> Int { before[index] }

  /// The row of the date line of the day at an index.
  public func row(ofDay index: Int) -> Int { 1 + before[index] + index * linesPerDay }

  /// The row of a transaction that `offset` others of its day stand before; nil when the day is not there.
  public func row(of day: Day, offset: Int) -> Int? {
    guard let index = index(of: day), offset < days[index].count else { return nil }
    return row(ofDay: index) + 1 + offset
  }

  /// The row of a day's date line; nil when the day is not there.
  public func row(of day: Day) -> Int? { index(of: day).map(row(ofDay:)) }

  /// The day that the transaction with `number` others before it falls in, and how many of that day stand before it.
  public func place(of number: Int) -> (day: Day, skipping: Int) {
    let index = partition(days.count) { before[$0] <= number } - 1
    return (days[index].day, number - before[index])
  }

  /// The sum of all days; nil when it does not fit.
  public var total: Amount? {
    let totals = days.compactMap(\.total)
    return totals.count == days.count ? totals.sum : nil
  }

  private var linesPerDay: Int { hasSpacers ? 2 : 1 }

  private func dayIndex(at row: Int) -> Int {
    partition(days.count) { self.row(ofDay: $0) <= row } - 1
  }

  /// Which of the days it is; nil when it is not there.
  public func index(of day: Day) -> Int? {
    let index = partition(days.count) { days[$0].day > day }
    return index < days.count && days[index].day == day ? index : nil
  }

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
  public init(_ section: ReportSection, days: [DayTotal]?, hasSpacers: Bool = true) {
    self.section = section
    outline = ReportOutline(days: days, hasSpacers: hasSpacers)
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
