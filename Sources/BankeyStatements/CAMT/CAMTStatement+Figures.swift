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

  /// Where what it held before, what it books and what it holds after do not agree.
  var contradictions: [String] {
    guard tag == .statement else { return [] }
    return currencies.compactMap { currency in
      guard let opening = balances.first(where: { $0.kind == .opening && $0.currency == currency })?.amount,
        let closing = newest(.booked, in: currency)?.amount,
        let booked = booked[currency] ?? Amount(units: 0, scale: 0), opening.adding(booked) != closing
      else { return nil }
      return "A statement does not add up: it begins with \(opening), books \(booked) and ends with \(closing)."
    }
  }

  private func newest(_ kind: CAMTBalance.Kind, in currency: Currency) -> CAMTBalance? {
    balances.filter { $0.kind == kind && $0.currency == currency }
      .reduce(nil) { best, next in best.map { next.isNotOlder(than: $0) } ?? true ? next : best }
  }
}
