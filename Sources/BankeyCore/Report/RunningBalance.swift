/// The balance after each posted transaction, counted back from the account's balance through the sums of days: exact, and
/// without reading the transactions.
public struct RunningBalance: Sendable {
  /// The balance at the end of each day, newest first; nil where a sum does not fit.
  private let ends: [Amount?]

  /// The balances of an account with these posted days, newest first. Days after the balance's own date are not in it yet.
  /// Nil when the balance is not known.
  public init?(of account: Account, days: [DayTotal]) {
    guard let balance = account.balance else { return nil }
    let later = days.prefix { day in account.balanceDate.map { day.day > $0.day } ?? false }
    var end = later.reduce(balance) { (sum: Amount?, day) in RunningBalance.add(sum, day.total) }
    ends = days.map { day in
      defer { end = RunningBalance.add(end, day.total?.negated) }
      return end
    }
  }

  /// The balance after a transaction of the day at an index, `newer` being the amounts of its day that came after it.
  public func balance(day: Int, newer: some Collection<Amount>) -> Amount? {
    RunningBalance.add(ends[day], newer.sum?.negated)
  }

  private static func add(_ a: Amount?, _ b: Amount?) -> Amount? { a.flatMap { a in b.flatMap(a.adding) } }
}
