import BankeyModel

/// What is spent beside everything that recurs, less what comes in beside it, in so many days: the most and the
/// least of the last half year. What is far larger than all else is a purchase by itself, and left out.
struct EverydaySpending {
  /// A span of days with what went out in it.
  struct Span: Hashable, Sendable {
    let days: ClosedRange<Day>
    /// Below zero where more went out than came in.
    let amount: Amount
  }

  /// How far back is looked.
  static let days = 180
  /// A history that is shorter tells nothing.
  static let least = 28
  /// A movement so many times as large as nine of ten others is no everyday one.
  private static let oddFactor: Int128 = 10
  /// The difference of two sums that are no larger always fits.
  private static let most = UInt128(1) << 125

  private let first: Day
  private let scale: Int
  /// What it came to until the end of each day from `first` on; the first is nothing.
  private let sums: [Int128]

  /// Looks at what some accounts came to before today, by their numbers in a list; nil where too little is known. `recurring` and
  /// transfers between these accounts do not count.
  init?(in movements: [Movement], of isCounted: [Bool], today: Day, recurring: Set<Transaction.ID>) {
    let start = today.advanced(by: -Self.days)
    var (first, payments): (Day, [Movement]) = (today, [])
    for movement in movements where movement.isPosted && isCounted[movement.account] && movement.day < today {
      first = Swift.min(first, Swift.max(start, movement.day))
      if movement.day >= start { payments.append(movement) }
    }
    guard first.distance(to: today) >= Self.least else { return nil }
    payments.removeAll { movement in
      if recurring.contains(movement.id) { return true }
      if case .own(let other) = movement.other { return isCounted[other] }
      return false
    }
    let scale = payments.map(\.amount.scale).max() ?? 0
    let units = payments.map { $0.amount.wideUnits(at: scale) }
    let sizes = units.map { $0 < 0 ? -$0 : $0 }.sorted()
    let usual = sizes.isEmpty ? 0 : sizes[sizes.count * 9 / 10]
    var perDay = [Int128](repeating: 0, count: first.distance(to: today))
    for (payment, units) in zip(payments, units) where (units < 0 ? -units : units) / Self.oddFactor <= usual {
      let (sum, overflows) = perDay[first.distance(to: payment.day)].addingReportingOverflow(units)
      if overflows { return nil }
      perDay[first.distance(to: payment.day)] = sum
    }
    var sums: [Int128] = [0]
    for units in perDay {
      let (sum, overflows) = (sums.last ?? 0).addingReportingOverflow(units)
      if overflows || sum.magnitude > Self.most { return nil }
      sums.append(sum)
    }
    (self.first, self.scale, self.sums) = (first, scale, sums)
  }

  /// The span of so many days in which little was spent, and the one in which much was.
  func spans(of count: Int) -> (light: Span, heavy: Span)? {
    let count = min(max(0, count), sums.count - 1)
    let ordered = (0..<sums.count - count).map { ($0, sums[$0 + count] - sums[$0]) }.sorted {
      ($0.1, $0.0) < ($1.1, $1.0)
    }
    guard let least = ordered.first, let most = ordered.last, let heavy = span(least, count),
      let light = span(most, count)
    else {
      return nil
    }
    return (light, heavy)
  }

  private func span(_ span: (start: Int, units: Int128), _ count: Int) -> Span? {
    guard let units = Int64(exactly: span.units) else { return nil }
    let start = first.advanced(by: span.start)
    return Span(days: start...start.advanced(by: max(0, count - 1)), amount: Amount(units: units, scale: scale))
  }
}
