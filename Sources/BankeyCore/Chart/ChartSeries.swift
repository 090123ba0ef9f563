import BankeyModel
import BankeyText

/// The part of a history that a chart shows.
public struct ChartSeries: Hashable, Sendable {
  /// The first and last day.
  public let days: ClosedRange<Day>
  private let history: BalanceHistory

  /// Creates the part of a history that ends on `day`, by default its last day.
  public init(_ history: BalanceHistory, _ range: ChartRange, until day: Day? = nil) {
    let last = day ?? history.last
    let earliest = history.steps.first?.day.advanced(by: -1) ?? last
    let first = range.days.map { last.advanced(by: 1 - $0) } ?? min(earliest, last)
    self.history = history
    days = first...last
  }

  /// The balance at the end of the first day.
  public var opening: Amount { history.balance(on: days.lowerBound) }
  /// The balance at the end of the last day.
  public var closing: Amount { history.balance(on: days.upperBound) }
  /// The increase over the range; nil when there is none or it does not fit.
  public var change: Amount? {
    opening.negated.flatMap(closing.adding).flatMap { $0 == .zero ? nil : $0 }
  }
  /// The lowest balance at the end of any day.
  public var lowest: Amount { balances.min() ?? opening }
  /// The highest balance at the end of any day.
  public var highest: Amount { balances.max() ?? opening }

  /// `count` evenly spaced days, from the first to the last.
  public func days(_ count: Int) -> [Day] {
    let length = days.lowerBound.distance(to: days.upperBound)
    guard count > 1 else { return count == 1 ? [days.upperBound] : [] }
    return (0..<count).map { days.lowerBound.advanced(by: ($0 * length + (count - 1) / 2) / (count - 1)) }
  }

  /// The balances at the end of these days.
  public func balances(_ count: Int) -> [Amount] { days(count).map(history.balance) }

  /// The balances of `count` days scaled to heights from 0 (lowest) to `top` (highest); half of `top` when all are
  /// equal.
  public func heights(_ count: Int, top: Int) -> [Int] {
    let scale = balances.map(\.scale).max() ?? 0
    let floor = lowest.wideUnits(at: scale)
    let span = highest.wideUnits(at: scale) - floor
    guard span > 0 else { return Array(repeating: top / 2, count: count) }
    // Drops the last digits of amounts beyond 110 bits, so that the product fits.
    let shift = max(0, 18 - span.leadingZeroBitCount)
    return balances(count).map { balance in
      let height = (balance.wideUnits(at: scale) - floor) >> shift
      return Int((height * Int128(top) * 2 + (span >> shift)) / (2 * (span >> shift)))
    }
  }

  /// The index, among `count` samples, of the one that represents a day.
  public func sample(of day: Day, among count: Int) -> Int {
    let length = max(1, days.lowerBound.distance(to: days.upperBound))
    let offset = min(max(0, days.lowerBound.distance(to: day)), length)
    return (offset * max(0, count - 1) + length / 2) / length
  }

  /// The nearest day with a change, at least `distance` days after `day` or before it; the end of the range when there
  /// is none.
  public func day(from day: Day, isForward: Bool, atLeast distance: Int) -> Day {
    let limit = day.advanced(by: isForward ? distance : -distance)
    let moved = history.steps.lazy.map(\.day).filter(days.contains)
    return isForward
      ? moved.first { $0 >= limit } ?? days.upperBound : moved.last { $0 <= limit } ?? days.lowerBound
  }

  /// The balance at the end of a day.
  public func balance(on day: Day) -> Amount { history.balance(on: day) }

  /// The balance at the start, and at the end of each day with a change.
  private var balances: [Amount] {
    [opening] + history.steps.filter { days.contains($0.day) }.map(\.balance)
  }
}

/// A chart of balances with all its labels.
public struct ChartViewModel: Hashable, Sendable {
  /// A day with its balance, for showing the chart as a table.
  public struct Tick: Hashable, Sendable {
    /// "Aug 24"
    public var date: String
    /// "925,000.00"
    public var figure: String
  }
  /// The values to draw, oldest first.
  public var series: ChartSeries
  /// "30d", "90d", "1y", "all"
  public var ranges: [String]
  /// The index of the range shown.
  public var range: Int
  /// "931,204.10", at the height of the highest balance.
  public var highest: String
  /// "925,000.00", at the height of the lowest.
  public var lowest: String
  /// Whether the balance never changes.
  public var isFlat: Bool { highest == lowest }
  /// The change over the range; nil when there is none or it does not fit.
  public var change: RowChange?
  /// Evenly spaced days, from the first to the last.
  public var ticks: [Tick]

  /// The number of days in `ticks`.
  public static let tickCount = 5
}

extension Presenter {
  /// The chart of a history in a currency.
  public func chart(_ history: BalanceHistory, _ range: ChartRange, in currency: Currency) -> ChartViewModel {
    chart(ChartSeries(history, range), range, in: currency)
  }

  /// The chart of part of a history.
  func chart(_ series: ChartSeries, _ range: ChartRange, in currency: Currency) -> ChartViewModel {
    let count = ChartViewModel.tickCount
    let ticks = zip(series.days(count), series.balances(count)).map { day, balance in
      ChartViewModel.Tick(date: date(day, in: series.days), figure: figure(balance, currency))
    }
    return ChartViewModel(
      series: series, ranges: ChartRange.allCases.map(strings.rangeShort),
      range: ChartRange.allCases.firstIndex(of: range) ?? 0, highest: figure(series.highest, currency),
      lowest: figure(series.lowest, currency), change: change(of: series, in: currency), ticks: ticks)
  }

  /// The chart's value on a day: "Oct 14  $928,419.02".
  public func reading(_ chart: ChartViewModel, on day: Day, in currency: Currency) -> String {
    date(day, in: chart.series.days) + "  " + formats.money(Money(chart.series.balance(on: day), currency))
  }

  /// The change over a series; nil when there is none or it does not fit.
  private func change(of series: ChartSeries, in currency: Currency) -> RowChange? {
    series.change.map { difference(Money($0, currency)) }
  }

  private func figure(_ amount: Amount, _ currency: Currency) -> String {
    formats.plain(amount, decimals: currency.decimals)
  }

  /// Includes the year where it would be ambiguous.
  private func date(_ day: Day, in days: ClosedRange<Day>) -> String {
    let isOneYear = days.lowerBound.components.year == days.upperBound.components.year
    return isOneYear && day.components.year == now.day.components.year
      ? formats.shortDate(day) : formats.mediumDate(day)
  }
}
