import BankeyModel

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

  /// Whether some figures have a point and others a comma.
  var isContradicting: Bool { dot != nil && comma != nil }

  /// Takes a figure that stands at `place`.
  mutating func see(_ figure: UnsafeRawBufferPointer, at place: Int) {
    guard let last = figure.lastIndex(where: MarkEvidence.isMark) else { return }
    let before = figure[..<last]
    let mark = figure[last]
    let decimals = figure[(last + 1)...].prefix { isDigit($0) }.count
    if let other = before.last(where: MarkEvidence.isMark) {
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

  private static func isMark(_ byte: UInt8) -> Bool { byte == 0x2E || byte == 0x2C }

  private static func other(_ mark: UInt8) -> UInt8 { mark == 0x2E ? 0x2C : 0x2E }
}
