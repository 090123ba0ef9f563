import BankeyCore

/// What all dates of a file say of the order of their numbers.
///
/// A file is of one program, so that the order is the same everywhere in it; nothing is decided line by line.
struct DateEvidence {
  /// The first date that may be read in two ways.
  private(set) var ambiguous: Range<Int>?
  private var canBeMonthFirst = true
  private var canBeDayFirst = true
  private var monthFirst = DaySequence()
  private var dayFirst = DaySequence()

  /// Whether no order fits all dates.
  var isContradicting: Bool { !canBeMonthFirst && !canBeDayFirst }

  /// The order that the dates show; nil when they may be read in two ways.
  var order: DateOrder? {
    if canBeMonthFirst != canBeDayFirst { return canBeMonthFirst ? .monthFirst : .dayFirst }
    return ambiguous == nil ? .dayFirst : nil
  }

  /// The order in which the days of the file follow each other, when they do not in the other one.
  var sortedOrder: DateOrder? {
    if dayFirst.isSorted, monthFirst.isMixed { return .dayFirst }
    return monthFirst.isSorted && dayFirst.isMixed ? .monthFirst : nil
  }

  /// Takes a date that stands at `place`.
  mutating func see(_ date: WrittenDate, at place: Range<Int>) {
    guard date.order == nil else { return }
    let (month, day) = (date.day(.monthFirst), date.day(.dayFirst))
    if month == nil && day == nil { return }
    if month == nil { canBeMonthFirst = false }
    if day == nil { canBeDayFirst = false }
    if ambiguous == nil, month != day { ambiguous = place }
    if let month { monthFirst.see(month) }
    if let day { dayFirst.see(day) }
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
