import BankeyModel
import BankeyText

/// The balance after each posted transaction, computed backwards from the account's balance and daily totals. Exact,
/// without reading the transactions, and only as far as no statement contradicts it.
public struct RunningBalance: Sendable {
  /// The balance at the end of each day, newest first; nil where it is not certain or does not fit.
  private let ends: [Amount?]

  /// Creates the balances of an account with these posted days, newest first. Days after the balance's own date are not
  /// included in it yet. Where a computed balance differs from a statement's, a transaction is missing, and days that
  /// are therefore uncertain have no balance. Nil when the account's balance is not known.
  public init?(of account: Account, days: [DayTotal], known: [KnownBalance] = []) {
    guard let balance = account.balance else { return nil }
    let later = days.prefix { day in account.balanceDate.map { day.day > $0.day } ?? false }
    var end = later.reduce(balance) { (sum: Amount?, day) in RunningBalance.add(sum, day.total) }
    var counted = days.map { day in
      defer { end = RunningBalance.add(end, day.total?.negated) }
      return end
    }
    counted.append(end)
    ends = known.isEmpty ? counted.dropLast() : ReconciledSpans(counted, days, known).ends
  }

  /// The balance after a transaction on the day at an index, with the sum of the newer amounts of that day; without
  /// it, the balance at the end of the day.
  public func balance(day: Int, newer: Amount = .zero) -> Amount? {
    RunningBalance.add(ends[day], newer.negated)
  }

  /// The least and the greatest balance at the end of a day; empty when none is certain.
  var bounds: [Amount] {
    let certain = ends.lazy.compactMap(\.self)
    return [certain.min(), certain.max()].compactMap(\.self)
  }

  fileprivate static func add(_ a: Amount?, _ b: Amount?) -> Amount? { a.flatMap { a in b.flatMap(a.adding) } }
}

/// The days between known balances that are consistent with each other.
///
/// Each known balance differs by some amount from the computed one of its day: by zero when no transaction is missing.
/// Between two balances with the same difference no transaction is missing, so every day between them is certain, with
/// that difference.
private struct ReconciledSpans {
  /// A range of days between balances with the same difference, as indices from the newest day.
  private struct Span {
    let difference: Amount
    let days: Range<Int>
    /// Whether more than one balance confirms it.
    let isProved: Bool
  }
  private let counted: [Amount?]
  private var spans: [Span] = []

  init(_ counted: [Amount?], _ days: [DayTotal], _ known: [KnownBalance]) {
    self.counted = counted
    // The computation itself starts at a balance.
    var places: [Amount: [Int]] = [.zero: [0]]
    for balance in known.sorted(by: ReconciledSpans.isSurer) {
      let found = balance.days.compactMap { day in difference(of: balance.amount, at: days.index(notAfter: day)) }
      guard let one = found.first(where: { places[$0.difference] != nil }) ?? found.first else { continue }
      places[one.difference, default: []].append(one.place)
    }
    spans = places.map { difference, places in
      let first = difference == .zero ? 0 : places.min() ?? 0
      return Span(difference: difference, days: first..<(places.max() ?? 0), isProved: places.count > 1)
    }.sorted { ($0.days.lowerBound, $0.days.upperBound) < ($1.days.lowerBound, $1.days.upperBound) }
  }

  /// Balances with a single possible day come first, because they decide the day of ambiguous ones.
  private static func isSurer(_ one: KnownBalance, than other: KnownBalance) -> Bool {
    (one.days.count, other.days.first ?? Day(number: 0)) < (other.days.count, one.days.first ?? Day(number: 0))
  }

  /// The certain balances at the ends of days.
  var ends: [Amount?] {
    var ends = [Amount?](repeating: nil, count: counted.count - 1)
    for span in spans { fill(&ends, span.days, span.difference) }
    // Before the oldest balance nothing contradicts the computation.
    if let oldest = spans.max(by: { $0.days.upperBound < $1.days.upperBound }), oldest.isProved || spans.count == 1 {
      fill(&ends, oldest.days.upperBound..<ends.count, oldest.difference)
    }
    return ends
  }

  private func fill(_ ends: inout [Amount?], _ days: Range<Int>, _ difference: Amount) {
    for day in days where ends[day] == nil { ends[day] = RunningBalance.add(counted[day], difference) }
  }

  private func difference(of amount: Amount, at place: Int) -> (difference: Amount, place: Int)? {
    RunningBalance.add(amount, counted[place]?.negated).map { ($0, place) }
  }
}

extension [DayTotal] {
  /// The index of the newest day that is not after `day`; the number of days when there is none.
  fileprivate func index(notAfter day: Day) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].day > day { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
