import BankeyModel

/// What all dates of a file say of the order of their numbers.
///
/// A file is of one program, so that the order is the same everywhere in it; nothing is decided line by line.
struct DateEvidence {
  /// The first date that may be read in two ways.
  private(set) var ambiguous: Range<Int>?
  /// The first date in each order whose month is shorter than it says.
  private var beyond: [DateOrder: Range<Int>] = [:]
  /// The days in each order in which every date is one.
  private var dayFirst: DaySequence? = DaySequence()
  private var monthFirst: DaySequence? = DaySequence()
  private var yearFirst: DaySequence? = DaySequence()
  /// The numbers that were seen in the first place and in the last.
  private var first: UInt128 = 0
  private var last: UInt128 = 0
  private var isSeen = false
  /// Whether a date has dashes, as those with the year first have in every country.
  private var isDashed = false

  /// Nothing seen yet. Of some formats it is known that no program writes the year first in two digits.
  init(neverYearFirst: Bool = false) { if neverYearFirst { yearFirst = nil } }

  /// Whether no order fits all dates.
  var isContradicting: Bool { dayFirst == nil && monthFirst == nil && yearFirst == nil }

  /// The order that the dates show; nil when they may be read in two ways.
  var order: DateOrder? {
    let left = likely
    return left.count == 1 ? left[0].order : left.isEmpty || ambiguous != nil ? nil : .dayFirst
  }

  /// The order that dates show which do not say it themselves; nil when there are none, or they may be read in two ways.
  var shownOrder: DateOrder? {
    let left = likely
    return isSeen && ambiguous != nil && left.count == 1 ? left[0].order : nil
  }

  /// Whether the dates may be written in an order.
  func allows(_ order: DateOrder) -> Bool {
    guard isSeen else { return true }
    return switch order {
    case .dayFirst: dayFirst != nil
    case .monthFirst: monthFirst != nil
    case .yearFirst: yearFirst != nil
    }
  }

  /// The orders that are left. A year of two digits stands where fewer numbers are: statements are of few years and of many days.
  private var likely: [(order: DateOrder, days: DaySequence)] {
    let all: [(DateOrder, DaySequence?)] = [(.dayFirst, dayFirst), (.monthFirst, monthFirst), (.yearFirst, yearFirst)]
    let left = all.compactMap { order, days in days.map { (order: order, days: $0) } }
    guard isSeen, left.count > 1, yearFirst != nil, first != 0 else {
      return isSeen ? left : [(.dayFirst, DaySequence())]
    }
    let (firsts, lasts) = (first.nonzeroBitCount, last.nonzeroBitCount)
    if firsts == lasts { return left }
    return left.filter { ($0.order == .yearFirst) == (firsts < lasts) }
  }

  /// The order when no year of two digits stands first, which is written everywhere with dashes only; nil when two are left.
  var orderWithYearLast: DateOrder? {
    let left = likely.filter { $0.order != .yearFirst }
    return !isDashed && left.count == 1 ? left[0].order : nil
  }

  /// Whether the year may stand first: then a reason against the month does not leave the day.
  var mayBeYearFirst: Bool { likely.contains { $0.order == .yearFirst } }

  /// The order in which the days of the file follow each other, when they do not in another one.
  var sortedOrder: DateOrder? {
    let left = likely
    let sorted = left.filter(\.days.isSorted)
    return sorted.count == 1 && left.allSatisfy { $0.days.isSorted || $0.days.isMixed } ? sorted[0].order : nil
  }

  /// Takes a date that stands at `place`.
  mutating func see(_ date: WrittenDate, at place: Range<Int>) {
    if date.isAtEndOfMonth { seeEnd(of: date, at: place) }
    guard date.order == nil else { return }
    let day = date.day(.dayFirst)
    let american = date.hasDots ? nil : date.day(.monthFirst)
    let reversed = date.canBeYearFirst ? date.day(.yearFirst) : nil
    if day == nil, american == nil, reversed == nil { return }
    isSeen = true
    isDashed = isDashed || date.hasDashes
    DateEvidence.see(day, &dayFirst)
    DateEvidence.see(american, &monthFirst)
    DateEvidence.see(reversed, &yearFirst)
    let isDoubtful = (!date.hasDots && american != day) || (date.canBeYearFirst && reversed != day)
    if ambiguous == nil, isDoubtful { ambiguous = place }
    if date.canBeYearFirst { (first, last) = (first | 1 << date.numbers.0, last | 1 << date.numbers.2) }
  }

  /// The first date that, read in that order, is beyond the end of its month and so taken as that.
  func beyondMonth(_ order: DateOrder) -> Range<Int>? { beyond[order] }

  private mutating func seeEnd(of date: WrittenDate, at place: Range<Int>) {
    for order in [DateOrder.dayFirst, .monthFirst, .yearFirst] where beyond[order] == nil && date.isBeyondMonth(order) {
      beyond[order] = place
    }
  }

  private static func see(_ day: Day?, _ days: inout DaySequence?) {
    if let day { days?.see(day) } else { days = nil }
  }
}

/// Whether days follow each other.
private struct DaySequence {
  private var last: Day?
  private var rises = 0
  private var falls = 0

  /// Whether they go only one way, and more than a step.
  var isSorted: Bool { min(rises, falls) == 0 && max(rises, falls) > 1 }
  /// Whether they go back and forth more than by accident.
  var isMixed: Bool { min(rises, falls) > 1 }

  mutating func see(_ day: Day) {
    if let last, last != day { if last < day { rises += 1 } else { falls += 1 } }
    last = day
  }
}

/// What all figures of a file say of the mark before their decimals.
struct MarkEvidence {
  /// The first figure with a decimal point.
  private(set) var dot: Int?
  /// The first figure with a decimal comma.
  private(set) var comma: Int?
  /// The first figure of which nobody can say whether its last three digits are thousands or decimals.
  private(set) var undecided: Int?

  /// The mark that the figures show; nil when they show none, or both.
  var mark: DecimalMark? {
    if dot != nil, comma != nil { return nil }
    return comma != nil ? .comma : dot != nil ? .dot : undecided == nil ? .dot : nil
  }

  /// The mark that some figure shows and none contradicts; nil where all figures may be read in two ways.
  var shown: DecimalMark? { isContradicting ? nil : comma != nil ? .comma : dot != nil ? .dot : nil }

  /// Whether the figures may have a mark before their decimals.
  func allows(_ mark: DecimalMark) -> Bool { mark == .dot ? dot != nil || comma == nil : comma != nil || dot == nil }

  /// Whether a figure is grouped as in India, `1,46,750.00`.
  private(set) var isLakh = false

  /// Why the day stands first, as far as the figures show it: no country that writes them so writes the month first.
  var dayFirstReason: String? {
    if mark == .comma, comma != nil { return "no country with a decimal comma writes the month first" }
    return isLakh ? "the amounts are grouped as in India" : nil
  }

  /// Whether some figures have a point and others a comma.
  var isContradicting: Bool { dot != nil && comma != nil }

  /// Takes a figure that stands at `place`.
  mutating func see(_ figure: UnsafeRawBufferPointer, at place: Int) {
    guard let last = figure.lastIndex(where: MarkEvidence.isMark) else { return }
    let before = figure[..<last]
    let mark = figure[last]
    let decimals = figure[(last + 1)...].prefix { isDigit($0) }.count
    if let other = before.last(where: MarkEvidence.isMark) {
      isLakh = isLakh || MarkEvidence.isLakh(before)
      // Twice the same mark groups, and the other one is left for the decimals.
      decide(other == mark ? MarkEvidence.other(mark) : mark, at: place)
    } else if decimals != 3 || !MarkEvidence.isGroup(before) {
      decide(mark, at: place)
    } else if undecided == nil {
      undecided = place
    }
  }

  private mutating func decide(_ mark: UInt8, at place: Int) {
    if mark == 0x2E { dot = dot ?? place } else { comma = comma ?? place }
  }

  /// Whether the digits can be the first of a grouped figure: one to three, of which the first is no zero.
  private static func isGroup(_ text: Slice<UnsafeRawBufferPointer>) -> Bool {
    let digits = text.lazy.filter { isDigit($0) }
    return (1...3).contains(digits.count) && digits.first != 0x30
  }

  /// Whether two digits stand between the commas before the last one.
  private static func isLakh(_ text: Slice<UnsafeRawBufferPointer>) -> Bool {
    let groups = text.split(separator: 0x2C, omittingEmptySubsequences: false)
    return groups.count > 2 && groups[groups.count - 2].count == 2 && groups[groups.count - 1].count == 3
  }

  private static func isMark(_ byte: UInt8) -> Bool { byte == 0x2E || byte == 0x2C }

  private static func other(_ mark: UInt8) -> UInt8 { mark == 0x2E ? 0x2C : 0x2E }
}
