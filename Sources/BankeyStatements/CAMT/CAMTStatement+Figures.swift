import BankeyCore

extension CAMTStatement {
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
