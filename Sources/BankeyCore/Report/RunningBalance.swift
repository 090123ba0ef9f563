import BankeyModel
import BankeyText

/// The balance after each posted transaction, counted back from the account's balance through the sums of days: exact, without reading
/// the transactions, and only as far as no statement contradicts it.
public struct RunningBalance: Sendable {
  /// The balance at the end of each day, newest first; nil where it is not certain, or a sum does not fit.
  private let ends: [Amount?]

  /// The balances of an account with these posted days, newest first. Days after the balance's own date are not in it yet. What
  /// statements say must agree: where what is counted differs from it, something is missing, and nothing is said before and behind.
  /// Nil when the balance is not known.
  public init?(of account: Account, days: [DayTotal], known: [KnownBalance] = []) {
    guard let balance = account.balance else { return nil }
    let later = days.prefix { day in account.balanceDate.map { day.day > $0.day } ?? false }
    var end = later.reduce(balance) { (sum: Amount?, day) in RunningBalance.add(sum, day.total) }
    var counted = days.map { day in
      defer { end = RunningBalance.add(end, day.total?.negated) }
      return end
    }
    counted.append(end)
    ends = known.isEmpty ? counted.dropLast() : CertainSpans(counted, days, known).ends
  }

  /// The balance after a transaction of the day at an index, `newer` being the amounts of its day that came after it.
  public func balance(day: Int, newer: some Collection<Amount>) -> Amount? {
    RunningBalance.add(ends[day], newer.sum?.negated)
  }

  fileprivate static func add(_ a: Amount?, _ b: Amount?) -> Amount? { a.flatMap { a in b.flatMap(a.adding) } }
}

/// The days between balances that agree with what is counted between them.
///
/// Each known balance differs by something from the one that is counted on its day: by nothing where no row is missing. Two that differ by
/// the same have every row between them, so all days between them are certain, each with that difference.
private struct CertainSpans {
  /// Where balances that differ by the same begin and end, in days from the newest.
  private struct Span {
    let difference: Amount
    let days: Range<Int>
    /// Whether more than one balance says so.
    let isProved: Bool
  }
  private let counted: [Amount?]
  private var spans: [Span] = []

  init(_ counted: [Amount?], _ days: [DayTotal], _ known: [KnownBalance]) {
    self.counted = counted
    // What is counted begins with a balance, too.
    var places: [Amount: [Int]] = [.zero: [0]]
    for balance in known.sorted(by: CertainSpans.isSurer) {
      let found = balance.days.compactMap { day in difference(of: balance.amount, at: days.index(notAfter: day)) }
      guard let one = found.first(where: { places[$0.difference] != nil }) ?? found.first else { continue }
      places[one.difference, default: []].append(one.place)
    }
    spans = places.map { difference, places in
      let first = difference == .zero ? 0 : places.min() ?? 0
      return Span(difference: difference, days: first..<(places.max() ?? 0), isProved: places.count > 1)
    }.sorted { ($0.days.lowerBound, $0.days.upperBound) < ($1.days.lowerBound, $1.days.upperBound) }
  }

  /// What can be of one day alone decides of which day the others are.
  private static func isSurer(_ one: KnownBalance, than other: KnownBalance) -> Bool {
    (one.days.count, other.days.first ?? Day(number: 0)) < (other.days.count, one.days.first ?? Day(number: 0))
  }

  /// The certain balances at the ends of days.
  var ends: [Amount?] {
    var ends = [Amount?](repeating: nil, count: counted.count - 1)
    for span in spans { fill(&ends, span.days, span.difference) }
    // Beyond the oldest balance nothing contradicts what is counted from it.
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
  /// The index of the newest day that is not after a day; behind the last one when there is none.
  fileprivate func index(notAfter day: Day) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].day > day { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
