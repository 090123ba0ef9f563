import BankeyModel

/// All accounts by day, newest first: authorized transactions, then posted ones by month.
///
/// It reads only the totals of days at first, and a day's transactions when a screen shows them. It keeps the
/// transactions of few days, so memory use does not depend on their number.
public final class Timeline {
  /// A day of the timeline.
  public struct Section: Identifiable, Hashable, Sendable {
    /// Whether its transactions are authorized or posted.
    public var status: TransactionStatus
    /// The calendar day.
    public var day: Day

    /// The day identifies itself.
    public var id: Self { self }

    /// Creates the day of one status: authorized and posted rows never share a day.
    public init(status: TransactionStatus, day: Day) { (self.status, self.day) = (status, day) }
  }

  /// The accounts that it covers.
  public let accounts: [Account]
  /// The days, newest first: those of authorized transactions, then those of posted ones.
  public let days: [(section: Section, totals: TimelineDay)]
  /// The months of posted transactions, newest first.
  public let months: [TimelineMonth]
  /// The currencies, that of most accounts first.
  public let currencies: [Currency]
  /// How many transactions all days have together.
  public let count: Int
  private let rows: any TimelineRows
  private let foldsTransfers: Bool
  /// The number of transactions before each day.
  private let before: [Int]
  private var kept: [(index: Int, lines: Result<TimelineLines, any Error>)] = []

  /// The number of days whose lines are kept: more than the tallest screen shows.
  private static let limit = 160

  /// Creates a timeline of the days within `limits`. Without folding, as for a list of matches, each side of an own
  /// transfer is a line of its own and counts in every sum.
  public init(
    of accounts: [Account], _ found: TimelineDays, rows: any TimelineRows, foldsTransfers: Bool = true,
    within limits: ClosedRange<Day> = Day(number: .min)...Day(number: .max)
  ) {
    (self.accounts, self.rows, self.foldsTransfers) = (accounts, rows, foldsTransfers)
    let (authorized, posted) = (
      found.authorized.filter { limits.contains($0.day) }, found.posted.filter { limits.contains($0.day) }
    )
    days =
      authorized.map { (Section(status: .authorized, day: $0.day), $0) }
      + posted.map { (Section(status: .posted, day: $0.day), $0) }
    currencies = Timeline.currencies(of: accounts)
    months = TimelineMonth.months(of: posted, from: authorized.count, currencies, limits)
    var sum = 0
    before = days.map { day in
      defer { sum += day.totals.count }
      return sum
    }
    count = sum
  }

  private static func currencies(of accounts: [Account]) -> [Currency] {
    let counts = accounts.reduce(into: [Currency: Int]()) { $0[$1.currency, default: 0] += 1 }
    return counts.sorted { (-$0.value, $0.key.code) < (-$1.value, $1.key.code) }.map(\.key)
  }

  /// The sums of all authorized transactions by currency; nil when they do not fit.
  public var authorizedTotals: [(currency: Currency, total: Amount?)] {
    var totals: [Currency: DayTotal] = [:]
    for (currency, total) in days.prefix(while: { $0.section.status == .authorized }).lazy.flatMap(\.totals.totals)
    where totals[currency]?.join(total) == nil {
      totals[currency] = total
    }
    return currencies.compactMap { currency in totals[currency].map { (currency, $0.total) } }
  }

  /// The lines of the day at an index.
  ///
  /// - Throws: Errors from reading its transactions.
  public func lines(ofDay index: Int) throws -> TimelineLines {
    if let known = kept.first(where: { $0.index == index }) { return try known.lines.get() }
    let section = days[index].section
    let lines = Result {
      let transactions = try rows.transactions(on: section.day, section.status)
      return TimelineLines(transactions, between: foldsTransfers ? Set(accounts.map(\.id)) : [])
    }
    kept.append((index, lines))
    if kept.count > Timeline.limit { kept.removeFirst() }
    return try lines.get()
  }

  /// The number of transactions before the day at an index. For the index after the last day, the number of all.
  public func transactions(beforeDay index: Int) -> Int { index < before.count ? before[index] : count }

  /// The index of a day; nil when it has no transactions of that status.
  public func index(of section: Section) -> Int? {
    days.partitioned { ($0.section.status == .posted ? 1 : 0, -$0.section.day.number) >= section.order }.flatMap {
      days[$0].section == section ? $0 : nil
    }
  }

  /// The index of the newest day of posted transactions that is not after `day`; nil when there is none.
  public func index(notAfter day: Day) -> Int? {
    let wanted = Section(status: .posted, day: day)
    return days.partitioned { ($0.section.status == .posted ? 1 : 0, -$0.section.day.number) >= wanted.order }
  }

  /// The index of the month that contains the day at an index; nil for a day of authorized transactions.
  public func month(ofDay index: Int) -> Int? {
    months.partitioned { $0.days.upperBound > index }.flatMap { months[$0].days.contains(index) ? $0 : nil }
  }

  /// The certain transfers with a side in a month, which its sums leave out.
  ///
  /// - Throws: Errors from reading them.
  public func transfers(in month: TimelineMonth) throws -> [OwnTransfer] {
    foldsTransfers ? try rows.transfers(in: month.span) : []
  }
}

extension Timeline.Section {
  fileprivate var order: (Int, Int) { (status == .posted ? 1 : 0, -day.number) }
}

extension Array {
  /// The first index that passes a test; nil when none does. Requires that every later index passes too.
  fileprivate func partitioned(where passes: (Element) -> Bool) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if passes(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low < count ? low : nil
  }
}

/// A month's heading, with its income and spending by currency.
public struct TimelineMonth: Identifiable, Hashable, Sendable {
  /// The money that came in and went out in a currency.
  public struct Sum: Hashable, Sendable {
    /// The money in; nil when it does not fit.
    public var income: Amount?
    /// The money out, below zero; nil when it does not fit.
    public var outgo: Amount?
    /// Both together; nil when they do not fit.
    public var total: Amount? { income.flatMap { income in outgo.flatMap(income.adding) } }
  }

  /// The first of the month.
  public let id: Day
  /// The indices of its days in the timeline.
  public let days: Range<Int>
  /// The sums by currency before transfers are left out.
  private let sums: [Currency: Sum]

  /// The first and the last day of the month that the timeline may show.
  public let span: ClosedRange<Day>

  /// The currencies of its transactions, in the order of the timeline.
  public let currencies: [Currency]

  /// The sums in a currency without the sides of these transfers that lie in the month.
  public func sum(in currency: Currency, without transfers: [OwnTransfer]) -> Sum {
    var sum = sums[currency] ?? Sum(income: .zero, outgo: .zero)
    for transfer in transfers where transfer.out.currency == currency {
      if span.contains(transfer.into.day) { sum.income = sum.income?.subtracting(transfer.into.amount) }
      if span.contains(transfer.out.day) { sum.outgo = sum.outgo?.subtracting(transfer.out.amount) }
    }
    return sum
  }

  /// The months of days, newest first like the days; `start` is the index of the first day in the timeline.
  fileprivate static func months(
    of days: [TimelineDay], from start: Int, _ currencies: [Currency], _ limits: ClosedRange<Day>
  ) -> [TimelineMonth] {
    var (months, first) = ([TimelineMonth](), 0)
    while first < days.count {
      let id = days[first].day.advanced(by: 1 - days[first].day.components.day)
      let end = days[first...].firstIndex { $0.day < id } ?? days.count
      let sums = sums(of: days[first..<end])
      months.append(
        TimelineMonth(
          id: id, days: start + first..<start + end, sums: sums, span: id.wholeMonth.clamped(to: limits),
          currencies: currencies.filter { sums[$0] != nil }))
      first = end
    }
    return months
  }

  private static func sums(of days: ArraySlice<TimelineDay>) -> [Currency: Sum] {
    var totals: [Currency: DayTotal] = [:]
    for (currency, total) in days.lazy.flatMap(\.totals) where totals[currency]?.join(total) == nil {
      totals[currency] = total
    }
    return totals.mapValues { total in
      let outgo = total.income.flatMap { $0.negated }.flatMap { income in total.total.flatMap(income.adding) }
      return Sum(income: total.income, outgo: outgo)
    }
  }
}

extension Day {
  /// The month that begins on this day.
  fileprivate var wholeMonth: ClosedRange<Day> {
    self...advanced(by: Day.days(in: components.month, of: components.year) - 1)
  }
}

extension Amount {
  /// The difference; nil when it does not fit.
  fileprivate func subtracting(_ other: Amount) -> Amount? { other.negated.flatMap(adding) }
}
