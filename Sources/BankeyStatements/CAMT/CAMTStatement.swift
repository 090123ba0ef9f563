import BankeyModel

/// What is known of a statement, a report or a notification while it is read.
struct CAMTStatement {
  /// `Stmt`, `Rpt` or `Ntfctn`.
  let tag: CAMTTag
  /// Where it begins.
  let start: Int
  private(set) var account: AccountRecord?
  /// What its amounts are counted in when they do not say.
  private(set) var currency: Currency?
  /// Whether the account itself says so.
  private var isStated = false
  private(set) var period: ClosedRange<Day>?
  private(set) var balances: [CAMTBalance] = []
  /// The currencies in which something is booked.
  private var booked: [Currency] = []
  /// What is booked in its own; nil when that is too large.
  private var sum: Amount? = .zero
  /// The day on which it was made.
  var created: Day?
  /// Whether entries in other currencies are no longer kept back.
  var isParted = false
  /// The account as it was handed over last.
  var handedOver: AccountRecord?
  /// The currency of the account that was handed over last.
  var named: Currency?
  /// Whether the period has been handed over.
  var isDated = false
  /// Entries that only announce something.
  var announced = 0

  /// A statement that begins at `start`.
  init(_ tag: CAMTTag, start: Int) {
    self.tag = tag
    self.start = start
  }

  /// Takes `Acct`.
  mutating func take(account element: CAMTElement) {
    if let code = element[.currency]?.text { (currency, isStated) = (Currency(code: code), true) }
    account = CAMTAccount.record(element, in: unit)
  }

  /// Takes `FrToDt`, when both are days. An end at midnight is the end of the day before.
  mutating func take(period element: CAMTElement) {
    let first = element[.fromTime]?.date ?? element[.fromDay]?.date
    guard let first = first?.day, let end = element[.toTime]?.date ?? element[.toDay]?.date else { return }
    let last = end.isMidnight && end.day > first ? Day(number: end.day.number - 1) : end.day
    if first <= last { period = first...last }
  }

  /// Takes `Bal`, once it is read.
  mutating func take(_ balance: CAMTBalance) {
    if currency == nil { currency = balance.currency }
    balances.append(balance)
  }

  /// Takes balances in one other currency for the account's, where its own is sure and has no such balance.
  /// Returns the currencies that were written.
  mutating func settleBalances() -> [Currency] {
    guard let currency, isStated || opens(in: currency) else { return [] }
    return [CAMTBalance.Kind.booked, .available].compactMap { kind in
      let written = Set(balances.filter { $0.kind == kind }.map(\.currency))
      guard written.count == 1, let other = written.first, other != currency, !booked.contains(other) else {
        return nil
      }
      for index in balances.indices where balances[index].kind == kind { balances[index].currency = currency }
      return other
    }
  }

  /// Notes that an entry is booked.
  mutating func book(_ amount: Amount, in currency: Currency) {
    if !booked.contains(currency) { booked.append(currency) }
    if currency == self.currency { sum = sum.flatMap { $0.adding(amount) } }
  }

  /// What an amount with the attribute `code` is counted in. `XXX` is ISO's own word for "no currency".
  func currency(_ code: String?) -> Currency {
    guard let code else { return unit }
    return code == currency?.code ? unit : Currency(code: code)
  }

  private func opens(in currency: Currency) -> Bool {
    balances.contains { $0.kind == .opening && $0.currency == currency }
  }

  private var unit: Currency { currency ?? Currency(code: "XXX") }
}

extension CAMTStatement {
  /// The day of an entry that names none: the last one that it covers, else that of its balance, else that on which it was made.
  var day: Day? { period?.upperBound ?? currency.flatMap { newest(.booked, in: $0)?.time?.day } ?? created }

  /// Whether an entry in that currency may be one in its own, which its balances can prove.
  func mayBeOwn(_ other: Currency) -> Bool {
    guard let currency, other != currency, !isParted, !balances.contains(where: { $0.currency == other }) else {
      return false
    }
    return change(in: currency) != nil
  }

  /// Whether its balances agree with what is booked in its own currency and `more`, and do not without that.
  func isClosed(only more: Amount) -> Bool {
    guard let currency, let change = change(in: currency), let sum else { return false }
    return sum != change && sum.adding(more) == change
  }

  /// By how much its balance changes.
  private func change(in currency: Currency) -> Amount? {
    guard let opening = balances.first(where: { $0.kind == .opening && $0.currency == currency })?.amount.negated,
      let closing = newest(.booked, in: currency)?.amount
    else { return nil }
    return closing.adding(opening)
  }

  /// The currencies that it has balances in.
  var currencies: [Currency] {
    var found: [Currency] = []
    for balance in balances where !found.contains(balance.currency) { found.append(balance.currency) }
    return found
  }

  /// The days that it covers wholly. A report and a notification name only some of their transactions.
  var wholePeriod: ClosedRange<Day>? { tag == .statement ? period : nil }

  /// The account's figures; nil when there are none.
  func figures(in currency: Currency) -> BalanceRecord? {
    let (booked, available) = (newest(.booked, in: currency), newest(.available, in: currency))
    guard let first = booked ?? available else { return nil }
    return BalanceRecord(
      balance: booked?.amount, available: available?.amount, creditLimit: booked?.limit ?? available?.limit,
      date: first.time)
  }

  /// Where it begins and ends in a currency. A report and a notification name only some of their transactions: they prove
  /// nothing.
  func ends(in currency: Currency) -> StatementRecord {
    guard tag == .statement else { return StatementRecord() }
    let opening = balances.first { $0.kind == .opening && $0.currency == currency }
    let closing = newest(.booked, in: currency)
    return StatementRecord(
      firstDay: opening?.time?.day ?? period?.lowerBound, lastDay: closing?.time?.day ?? period?.upperBound,
      opening: opening?.amount, closing: closing?.amount)
  }

  /// Whether there is no balance in the currency that was named last.
  var endsUnproved: Bool { named.map { !currencies.contains($0) } ?? false }

  private func newest(_ kind: CAMTBalance.Kind, in currency: Currency) -> CAMTBalance? {
    balances.filter { $0.kind == kind && $0.currency == currency }
      .reduce(nil) { best, next in best.map { next.isNotOlder(than: $0) } ?? true ? next : best }
  }
}
