import BankeyModel

/// The state of a statement, report or notification while it is read.
struct CAMTStatement {
  /// `Stmt`, `Rpt` or `Ntfctn`.
  let tag: CAMTTag
  /// The offset of its start.
  let start: Int
  private(set) var account: AccountRecord?
  /// The currency of amounts that do not name one.
  private(set) var currency: Currency?
  /// Whether the account itself names the currency.
  private var isStated = false
  private(set) var period: ClosedRange<Day>?
  private(set) var balances: [CAMTBalance] = []
  /// The currencies of booked entries.
  private var booked: [Currency] = []
  /// The sum of booked entries in its own currency; nil after an overflow.
  private var sum: Amount? = .zero
  /// The day on which it was created.
  var created: Day?
  /// Whether entries in other currencies are no longer kept back.
  var isParted = false
  /// The account as last handed over.
  var handedOver: AccountRecord?
  /// The currency of the account as last handed over.
  var named: Currency?
  /// Whether the period was handed over.
  var isDated = false
  /// The number of its entries, as the bank and bankey count them.
  var summary = CAMTSummary()
  /// The number of entries that only announce something.
  var announced = 0

  /// Creates a statement that starts at `start`.
  init(_ tag: CAMTTag, start: Int) {
    self.tag = tag
    self.start = start
  }

  /// Reads `Acct`.
  mutating func read(account element: CAMTElement) {
    if let code = element[.currency]?.text { (currency, isStated) = (Currency(code: code), true) }
    account = CAMTAccount.record(element, in: unit)
  }

  /// Reads `FrToDt` if both ends are days. An end at midnight means the day before.
  mutating func read(period element: CAMTElement) {
    let first = element[.fromTime]?.date ?? element[.fromDay]?.date
    guard let first = first?.day, let end = element[.toTime]?.date ?? element[.toDay]?.date else { return }
    let last = end.isMidnight && end.day > first ? Day(number: end.day.number - 1) : end.day
    if first <= last { period = first...last }
  }

  /// Adds a `Bal` element, and takes its currency for the account's if that has none yet.
  mutating func add(_ balance: CAMTBalance) {
    if currency == nil { currency = balance.currency }
    balances.append(balance)
  }

  /// Assigns balances in a single other currency to the account's currency, if that is certain and has no such balance.
  /// Returns the currencies that they had.
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

  /// Removes the balances without a sign, unless counting them as credit agrees with the entries. Returns the number of
  /// those removed.
  mutating func settleSigns() -> Int {
    let assumed = balances.count { $0.isAssumed }
    guard assumed > 0, let currency else { return assumed }
    if let sum, sum != .zero, change(in: currency) == sum { return 0 }
    balances.removeAll { $0.isAssumed }
    return assumed
  }

  mutating func book(_ amount: Amount, in currency: Currency) {
    if !booked.contains(currency) { booked.append(currency) }
    if currency == self.currency { sum = sum.flatMap { $0.adding(amount) } }
  }

  /// The currency of an amount with the attribute `code`. `XXX` is ISO's code for "no currency".
  func currency(_ code: String?) -> Currency {
    guard let code else { return unit }
    return code == currency?.code ? unit : Currency(code: code)
  }

  private func opens(in currency: Currency) -> Bool {
    balances.contains { $0.kind == .opening && $0.currency == currency }
  }

  private var unit: Currency { currency ?? Currency.unknown }
}

extension CAMTStatement {
  /// The day for entries without one: the last day that the statement covers, or else that of its balance, or else that
  /// of its creation.
  var day: Day? { period?.upperBound ?? currency.flatMap { newest(.booked, in: $0)?.time?.day } ?? created }

  /// Whether entries in `other` may be in its own currency, which its balances could prove.
  func mayBeOwn(_ other: Currency) -> Bool {
    guard let currency, other != currency, !isParted, !balances.contains(where: { $0.currency == other }) else {
      return false
    }
    return change(in: currency) != nil
  }

  /// Whether its balances agree with the booked entries only if `more` is added.
  func isClosed(only more: Amount) -> Bool {
    guard let currency, let change = change(in: currency), let sum else { return false }
    return sum != change && sum.adding(more) == change
  }

  /// The change between its balances; nil when it lacks one.
  private func change(in currency: Currency) -> Amount? {
    guard let opening = balances.first(where: { $0.kind == .opening && $0.currency == currency })?.amount.negated,
      let closing = newest(.booked, in: currency)?.amount
    else { return nil }
    return closing.adding(opening)
  }

  /// The currencies of its balances.
  var currencies: [Currency] {
    var found: [Currency] = []
    for balance in balances where !found.contains(balance.currency) { found.append(balance.currency) }
    return found
  }

  /// The days that it covers completely. Reports and notifications contain only some transactions.
  var wholePeriod: ClosedRange<Day>? { tag == .statement ? period : nil }

  /// The account's balances in a currency; nil when there are none.
  func figures(in currency: Currency) -> BalanceRecord? {
    let (booked, available) = (newest(.booked, in: currency), newest(.available, in: currency))
    guard let first = booked ?? available else { return nil }
    return BalanceRecord(
      balance: booked?.amount, available: available?.amount, creditLimit: booked?.limit ?? available?.limit,
      date: first.time)
  }

  /// Its opening and closing balances in a currency. Reports and notifications prove nothing, because they contain only
  /// some transactions.
  func ends(in currency: Currency) -> StatementRecord {
    guard tag == .statement else { return StatementRecord() }
    let opening = balances.first { $0.kind == .opening && $0.currency == currency }
    let closing = newest(.booked, in: currency)
    return StatementRecord(
      firstDay: opening?.time?.day ?? period?.lowerBound, lastDay: closing?.time?.day ?? period?.upperBound,
      opening: opening?.amount, closing: closing?.amount)
  }

  /// Whether it has no balance in the currency handed over last.
  var endsUnproved: Bool { named.map { !currencies.contains($0) } ?? false }

  private func newest(_ kind: CAMTBalance.Kind, in currency: Currency) -> CAMTBalance? {
    balances.filter { $0.kind == kind && $0.currency == currency }
      .reduce(nil) { best, next in best.map { next.isNotOlder(than: $0) } ?? true ? next : best }
  }
}

/// The number of entries that a statement says it has (`TtlNtries`), beside the number of those that were read.
struct CAMTSummary {
  private(set) var stated: Int?
  private(set) var entries = 0
  /// The number of payments: that of the details, or one for an entry without any.
  private var payments = 0

  /// Reads `TxsSummry`.
  mutating func read(_ element: CAMTElement) {
    stated = element[.total]?[.entries]?.text.flatMap { Int($0) }
  }

  /// Counts an entry with its number of details.
  mutating func count(details: Int) {
    entries += 1
    payments += max(1, details)
  }

  /// Whether the numbers agree. Some banks state that of the payments.
  var isRight: Bool { stated.map { $0 == entries || $0 == payments } ?? true }
}

extension CAMTReader {
  /// Reports a statement that has more or fewer entries than it says.
  mutating func tellSummary() {
    guard let statement, let stated = statement.summary.stated, !statement.summary.isRight else { return }
    note("The bank counts \(stated) entries here, and bankey \(statement.summary.entries).", at: statement.start)
  }

  /// Reports balances whose sign is missing, and which the entries do not prove.
  mutating func settleSigns() {
    guard let statement, let number = self.statement?.settleSigns() else { return }
    note(
      number, one: "Skipped 1 balance that is marked neither credit nor debit.",
      many: "Skipped \(number) balances that are marked neither credit nor debit.", at: statement.start)
  }
}
