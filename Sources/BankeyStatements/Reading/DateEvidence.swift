import BankeyModel

/// The evidence of a file's dates for the order of day, month and year.
///
/// A file is written by one program, so its order is the same everywhere; no line is decided alone.
struct DateEvidence {
  /// The first ambiguous date.
  private(set) var ambiguous: Range<Int>?
  /// For each order, the first date beyond the end of its month.
  private var beyond: [DateOrder: Range<Int>] = [:]
  /// The sequences of days, one for each order in which all dates are valid.
  private var dayFirst: DaySequence? = DaySequence()
  private var monthFirst: DaySequence? = DaySequence()
  private var yearFirstDays: DaySequence? = DaySequence()
  /// The sets of numbers seen first and last in a date.
  private var first: UInt128 = 0
  private var middle: UInt128 = 0
  private var last: UInt128 = 0
  private var count = 0
  private var isSeen = false
  /// Whether a month or day lacks a leading zero. Then the year is first only if a date ends in a single digit, or all
  /// begin with the same number and end with several.
  private var isUnpadded = false
  private var endsInDay = false
  /// Whether a date has dashes, as year-first dates do in every country.
  private var isDashed = false

  /// Creates empty evidence. Some formats are known never to have a two-digit year first.
  init(neverYearFirst: Bool = false) { if neverYearFirst { yearFirstDays = nil } }

  private var yearFirst: DaySequence? {
    let mayBeFirst =
      !isUnpadded || endsInDay || (first.nonzeroBitCount == 1 && last.nonzeroBitCount > 2 && !mayBeYearly)
    return mayBeFirst ? yearFirstDays : nil
  }

  /// Whether the dates are days in a row, or the same day of consecutive years, as of yearly interest.
  private var mayBeYearly: Bool {
    let run = last >> last.trailingZeroBitCount
    return first.nonzeroBitCount == 1 && middle.nonzeroBitCount == 1 && last.nonzeroBitCount == count
      && run & (run &+ 1) == 0
  }

  /// Whether no order fits all dates.
  var isContradicting: Bool { dayFirst == nil && monthFirst == nil && yearFirst == nil }

  /// The order that the dates prove; nil when they are ambiguous.
  var order: DateOrder? {
    let left = likely
    return left.count == 1 ? left[0].order : left.isEmpty || ambiguous != nil ? nil : .dayFirst
  }

  /// The order proved by the ambiguous dates; nil when there are none, or they do not prove one.
  var shownOrder: DateOrder? {
    let left = likely
    return isSeen && ambiguous != nil && left.count == 1 ? left[0].order : nil
  }

  /// Whether all dates are valid in an order.
  func allows(_ order: DateOrder) -> Bool {
    guard isSeen else { return true }
    return switch order {
    case .dayFirst: dayFirst != nil
    case .monthFirst: monthFirst != nil
    case .yearFirst: yearFirst != nil
    }
  }

  /// The remaining orders. A two-digit year is at the end with fewer different numbers, since statements cover few
  /// years and many days.
  private var likely: [(order: DateOrder, days: DaySequence)] {
    let all: [(DateOrder, DaySequence?)] = [(.dayFirst, dayFirst), (.monthFirst, monthFirst), (.yearFirst, yearFirst)]
    let left = all.compactMap { order, days in days.map { (order: order, days: $0) } }
    guard isSeen, left.count > 1, yearFirst != nil, first != 0 else {
      return isSeen ? left : [(.dayFirst, DaySequence())]
    }
    let (firsts, lasts) = (first.nonzeroBitCount, last.nonzeroBitCount)
    if firsts == lasts || mayBeYearly { return left }
    return left.filter { ($0.order == .yearFirst) == (firsts < lasts) }
  }

  /// The order, assuming that a two-digit year is never first, which everywhere implies dashes; nil when two orders
  /// remain.
  var orderWithYearLast: DateOrder? {
    let left = likely.filter { $0.order != .yearFirst }
    return !isDashed && left.count == 1 ? left[0].order : nil
  }

  /// Whether the year may be first, so that ruling out the month does not leave only the day.
  var mayBeYearFirst: Bool { likely.contains { $0.order == .yearFirst } }

  /// Whether the dates are years apart in an order, or to come, though in another one they are close and past.
  func isUnlikely(_ order: DateOrder) -> Bool {
    let others = likely.filter { $0.order != order && !$0.days.isToCome }
    return likely.contains { mine in
      mine.order == order
        && (mine.days.isYearsApart ? others.contains { $0.days.isClose } : mine.days.isToCome && !others.isEmpty)
    }
  }

  /// The order in which the file's days are sorted, if they are not in any other.
  var sortedOrder: DateOrder? {
    let left = likely
    let sorted = left.filter(\.days.isSorted)
    return sorted.count == 1 && left.allSatisfy { $0.days.isSorted || $0.days.isMixed } ? sorted[0].order : nil
  }

  /// The order in which the file is a few weeks of many days, if in every other it is one day of many months.
  var denseOrder: DateOrder? {
    let left = likely
    let dense = left.filter(\.days.isDense)
    return dense.count == 1 && left.allSatisfy { $0.days.isDense || $0.days.isMonthly } ? dense[0].order : nil
  }

  /// Takes the date at `place`.
  mutating func see(_ date: WrittenDate, at place: Range<Int>) {
    if date.isAtEndOfMonth { seeEnd(of: date, at: place) }
    guard date.order == nil else { return }
    let day = date.day(.dayFirst)
    let american = date.hasDots ? nil : date.day(.monthFirst)
    let reversed = date.canBeYearFirst || date.canBeShortYearFirst ? date.day(.yearFirst) : nil
    if day == nil, american == nil, reversed == nil { return }
    isSeen = true
    isDashed = isDashed || date.hasDashes
    isUnpadded = isUnpadded || !date.canBeYearFirst
    endsInDay = endsInDay || date.endsInDay
    DateEvidence.observe(day, &dayFirst)
    DateEvidence.observe(american, &monthFirst)
    DateEvidence.observe(reversed, &yearFirstDays)
    let isDoubtful = (!date.hasDots && american != day) || (date.canBeYearFirst && reversed != day)
    if ambiguous == nil, isDoubtful { ambiguous = place }
    guard date.canBeYearFirst || date.canBeShortYearFirst else { return }
    (first, last) = (first | 1 << date.numbers.0, last | 1 << date.numbers.2)
    (middle, count) = (middle | 1 << date.numbers.1, min(count + 1, 128))
  }

  /// The first date that is beyond the end of its month in that order, and therefore becomes the month's last day.
  func beyondMonth(_ order: DateOrder) -> Range<Int>? { beyond[order] }

  private mutating func seeEnd(of date: WrittenDate, at place: Range<Int>) {
    for order in [DateOrder.dayFirst, .monthFirst, .yearFirst] where beyond[order] == nil && date.isBeyondMonth(order) {
      beyond[order] = place
    }
  }

  private static func observe(_ day: Day?, _ days: inout DaySequence?) {
    if let day { days?.observe(day) } else { days = nil }
  }
}

/// Tells whether days are sorted, and how they lie in their months.
private struct DaySequence {
  private var last: Day?
  private var rises = 0
  private var falls = 0

  /// Whether the days run in one direction for more than one step.
  var isSorted: Bool { min(rises, falls) == 0 && max(rises, falls) > 1 }
  /// Whether the days change direction more often than by accident.
  var isMixed: Bool { min(rises, falls) > 1 }

  /// The days of the month, a bit for each, and the first and last month, counted from the year 0.
  private var inMonth: UInt32 = 0
  private var months: ClosedRange<Int>?
  private var span: Int { months.map { $0.upperBound - $0.lowerBound } ?? 0 }

  /// Whether there are many days in one month or two.
  var isDense: Bool { inMonth.nonzeroBitCount > 4 && span < 2 }
  /// Whether a day is in a year after the next one, which no statement covers.
  var isToCome: Bool { months.map { $0.upperBound / 12 > Self.nextYear } ?? false }
  private static let nextYear = Clock.system.localNow.day.components.year + 1
  /// Whether several days are within two months.
  var isClose: Bool { last != nil && rises + falls > 0 && span < 2 }
  /// Whether there are more years than steps between days, so that each is a year from the next.
  var isYearsApart: Bool { rises + falls > 0 && span >= 11 * (rises + falls) }
  /// Whether the same day or two of the month return for many months.
  var isMonthly: Bool { inMonth.nonzeroBitCount < 3 && span > 3 }

  mutating func observe(_ day: Day) {
    if last == day { return }
    let (year, month, inMonth) = day.components
    self.inMonth |= 1 << UInt32(inMonth)
    let index = year * 12 + month
    months = min(months?.lowerBound ?? index, index)...max(months?.upperBound ?? index, index)
    if let last { if last < day { rises += 1 } else { falls += 1 } }
    last = day
  }
}
