import BankeyModel
import BankeyText

/// The balance of an account, or the sum of several, at the end of each day. Exact; stores only days with a change.
public struct BalanceHistory: Hashable, Sendable {
  /// A day on which the balance changed.
  public struct Step: Hashable, Sendable {
    /// The day at whose end the account had the balance.
    public let day: Day
    /// The balance at the end of the day.
    public let balance: Amount
  }
  /// The balance before the first step.
  public let opening: Amount
  /// The days with a change, oldest first.
  public let steps: [Step]
  /// The day of the known balance, from which the history counts back.
  public let last: Day

  /// The balance at the end of a day.
  public func balance(on day: Day) -> Amount {
    let count = steps.partitionPoint { $0.day <= day }
    return count == 0 ? opening : steps[count - 1].balance
  }
}

extension BalanceHistory {
  /// The history of an account, computed backwards from its balance and the daily totals of posted transactions (newest
  /// first), as far as these fit. Ends where statements contradict it. Nil when the balance is not known, or when
  /// neither its date nor a posted day is.
  public init?(of account: Account, days: [DayTotal], known balances: [KnownBalance] = []) {
    guard let running = RunningBalance(of: account, days: days, known: balances), let balance = account.balance,
      let last = [account.balanceDate?.day, days.first?.day].compactMap(\.self).max()
    else { return nil }
    let known = days.indices.prefix { running.balance(day: $0) != nil }
    if known.isEmpty, !balances.isEmpty { return nil }
    let steps = known.compactMap { index in
      running.balance(day: index).map { Step(day: days[index].day, balance: $0) }
    }
    let before = known.last.flatMap { oldest in
      steps.last.flatMap { step in days[oldest].total?.negated.flatMap(step.balance.adding) }
    }
    self.init(opening: before ?? steps.last?.balance ?? balance, steps: steps.reversed(), last: last)
  }

  /// The sum of several histories in one currency; nil when there are none or the sum does not fit.
  public init?(sum histories: [BalanceHistory]) {
    guard let last = histories.map(\.last).max(), let opening = histories.map(\.opening).sum else { return nil }
    let changes = Dictionary(grouping: histories.flatMap(\.changes)) { $0.day }
    var (steps, balance): ([Step], Amount) = ([], opening)
    for (day, changes) in changes.sorted(by: { $0.key < $1.key }) {
      let amounts = [balance] + changes.compactMap(\.amount)
      guard amounts.count == changes.count + 1, let sum = amounts.sum else { return nil }
      balance = sum
      steps.append(Step(day: day, balance: sum))
    }
    self.init(opening: opening, steps: steps, last: last)
  }

  /// The change on each of its days; nil where it does not fit.
  private var changes: [(day: Day, amount: Amount?)] {
    zip([opening] + steps.map(\.balance), steps).map { before, step in
      (step.day, before.negated.flatMap(step.balance.adding))
    }
  }
}

extension Array {
  /// The number of leading elements that pass a test. Requires that no later element passes.
  fileprivate func partitionPoint(where passes: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if passes(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
