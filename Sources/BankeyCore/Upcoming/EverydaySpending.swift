import BankeyModel

/// The money spent on everything that does not recur, minus the other income, in a given number of days: the most and
/// the least of the last half year. Ignores single purchases that are far larger than all others.
struct EverydaySpending {
  /// A span of days with the money that went out in it.
  struct Span: Hashable, Sendable {
    let days: ClosedRange<Day>
    /// Negative when more went out than came in.
    let amount: Amount
  }

  /// The number of days that are examined.
  static let days = 180
  /// The minimum length of the history in days; a shorter one proves nothing.
  static let least = 28
  /// A movement that exceeds 90 % of the others by this factor is not everyday spending.
  private static let oddFactor: Int128 = 10
  /// The limit of sums. The difference of two sums within it cannot overflow.
  private static let most = UInt128(1) << 125

  private let first: Day
  private let scale: Int
  /// The sum up to the end of each day from `first` on. The first is 0.
  private let sums: [Int128]

  /// Examines the movements of accounts, given as indices in a list, before today. Ignores `recurring` and transfers
  /// between these accounts. Nil when the history is too short.
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
    let usual = sizes.isEmpty ? 0 : sizes[(sizes.count - 1) * 9 / 10]
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

  /// The spans of `count` days with the lowest and the highest spending.
  func spans(of count: Int) -> (light: Span, heavy: Span)? {
    let count = min(max(0, count), sums.count - 1)
    let ordered = (0..<sums.count - count).map { ($0, sums[$0 + count] - sums[$0]) }.sorted {
      ($0.1, $0.0) < ($1.1, $1.0)
    }
    // Spending is negative.
    guard let mostSpent = ordered.first.flatMap({ span($0, count) }),
      let leastSpent = ordered.last.flatMap({ span($0, count) })
    else { return nil }
    return (leastSpent, mostSpent)
  }

  private func span(_ span: (start: Int, units: Int128), _ count: Int) -> Span? {
    guard let units = Int64(exactly: span.units) else { return nil }
    let start = first.advanced(by: span.start)
    return Span(days: start...start.advanced(by: max(0, count - 1)), amount: Amount(units: units, scale: scale))
  }
}
