import BankeyModel

/// How often something recurs.
public enum Rhythm: String, CaseIterable, Hashable, Sendable {
  case week, twoWeeks, fourWeeks, month, quarter, year

  /// The minimum and maximum number of days between two occurrences.
  var gaps: ClosedRange<Int> {
    switch self {
    case .week: 5...9
    case .twoWeeks: 12...16
    case .fourWeeks: 26...30
    case .month: 24...38
    case .quarter: 84...100
    case .year: 355...376
    }
  }

  /// The number of days by which an occurrence may miss its day, because banks have holidays.
  var tolerance: Int {
    switch self {
    case .week: 1
    case .twoWeeks: 2
    case .fourWeeks, .month: 3
    case .quarter: 5
    case .year: 8
    }
  }

  /// The length in days; nil for rhythms of months.
  var days: Int? {
    switch self {
    case .week: 7
    case .twoWeeks: 14
    case .fourWeeks: 28
    case .month, .quarter, .year: nil
    }
  }

  /// The length in months; nil for rhythms of days.
  var months: Int? {
    switch self {
    case .week, .twoWeeks, .fourWeeks: nil
    case .month: 1
    case .quarter: 3
    case .year: 12
    }
  }

  /// The number of days without an occurrence after which it has ended: one and a half periods.
  var patience: Int {
    switch self {
    case .week: 11
    case .twoWeeks: 21
    case .fourWeeks: 42
    case .month: 46
    case .quarter: 137
    case .year: 548
    }
  }

  /// The minimum number of occurrences.
  var least: Int { self == .year ? 2 : 3 }
}

/// The numbered days on which something recurs.
struct Schedule: Hashable, Sendable {
  /// The effect of a weekend on a day.
  enum Shift: CaseIterable, Hashable, Sendable { case none, later, earlier }

  let rhythm: Rhythm
  /// The day with the number 0. For rhythms of months, only its month matters.
  let anchor: Day
  /// The day of the month; months without it use their last day.
  let dayOfMonth: Int
  let shift: Shift

  func day(_ number: Int) -> Day {
    guard let step = rhythm.months else { return anchor.advanced(by: number * (rhythm.days ?? 1)) }
    return shifted(Day(month: anchor.month + number * step, day: dayOfMonth))
  }

  /// The number of the day that is nearest to a day.
  func number(of day: Day) -> Int {
    guard let step = rhythm.months else {
      let days = rhythm.days ?? 1
      return (anchor.distance(to: day) + days / 2).dividedRoundingDown(by: days)
    }
    let guess = (day.month - anchor.month).dividedRoundingDown(by: step)
    if abs(self.day(guess).distance(to: day)) <= 10 { return guess }
    return (guess - 1...guess + 1).min {
      abs(self.day($0).distance(to: day)) < abs(self.day($1).distance(to: day))
    } ?? guess
  }

  private func shifted(_ day: Day) -> Day {
    let weekday = day.weekday
    guard shift != .none, weekday == 0 || weekday == 6 else { return day }
    return day.advanced(by: shift == .later ? (weekday == 6 ? 2 : 1) : (weekday == 6 ? -1 : -2))
  }
}

extension Day {
  /// The number of months since the year 0.
  var month: Int {
    let parts = components
    return parts.year * 12 + parts.month - 1
  }

  /// A day in a month counted from the year 0, or the last day of that month when it has no such day.
  init(month: Int, day: Int) {
    let (year, number) = (month.dividedRoundingDown(by: 12), month - month.dividedRoundingDown(by: 12) * 12 + 1)
    for last in stride(from: day, to: max(0, day - 4), by: -1) {
      if let day = Day(year: year, month: number, day: last) {
        self = day
        return
      }
    }
    self.init(number: 0)
  }
}

extension Int {
  /// The quotient, rounded down.
  func dividedRoundingDown(by divisor: Int) -> Int {
    let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? quotient - 1 : quotient
  }
}
