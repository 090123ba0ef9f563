import BankeyModel
import BankeyText

/// What an account's balance, or a sum of balances, was at the end of each day: exact, and only where it moved.
public struct BalanceHistory: Hashable, Sendable {
  /// A day on which it moved.
  public struct Step: Hashable, Sendable {
    /// The day.
    public let day: Day
    /// The balance at its end.
    public let balance: Amount
  }
  /// The balance before the first step.
  public let opening: Amount
  /// The days on which it moved, oldest first.
  public let steps: [Step]
  /// The last day that is known of.
  public let last: Day

  /// The balance at the end of a day.
  public func balance(on day: Day) -> Amount {
    let count = steps.partitionPoint { $0.day <= day }
    return count == 0 ? opening : steps[count - 1].balance
  }
}

extension BalanceHistory {
  /// The history of an account, counted back from its balance through the sums of its posted days, newest first. It reaches
  /// as far back as those fit. Nil when the balance is not known, or neither its day nor a posted one is.
  /// It ends where what statements say contradicts it.
  public init?(of account: Account, days: [DayTotal], known balances: [KnownBalance] = []) {
    guard let running = RunningBalance(of: account, days: days, known: balances), let balance = account.balance,
      let last = [account.balanceDate?.day, days.first?.day].compactMap(\.self).max()
    else { return nil }
    let known = days.indices.prefix { running.balance(day: $0, newer: []) != nil }
    if known.isEmpty, !balances.isEmpty { return nil }
    let steps = known.compactMap { index in
      running.balance(day: index, newer: []).map { Step(day: days[index].day, balance: $0) }
    }
    let before = known.last.flatMap { oldest in
      steps.last.flatMap { step in days[oldest].total?.negated.flatMap(step.balance.adding) }
    }
    self.init(opening: before ?? steps.last?.balance ?? balance, steps: steps.reversed(), last: last)
  }

  /// The sum of several, all in one currency; nil when there is none or it does not fit.
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

  /// By how much it moved on each of its days; nil where that does not fit.
  private var changes: [(day: Day, amount: Amount?)] {
    zip([opening] + steps.map(\.balance), steps).map { before, step in
      (step.day, before.negated.flatMap(step.balance.adding))
    }
  }
}

extension Array {
  /// How many of the first elements pass a test; those that pass come first.
  fileprivate func partitionPoint(where passes: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if passes(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
