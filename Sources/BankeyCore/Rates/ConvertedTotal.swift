import BankeyModel
import BankeyText

/// The currency in which totals are shown in addition, and the reference rates for it.
public struct OneCurrency: Equatable, Sendable {
  /// The currency that the parts are converted to.
  public var base: Currency
  /// The rates of the accounts' currencies and of `base`.
  public var rates: ReferenceRates

  /// Creates a choice; `rates` may be empty before the first refresh.
  public init(base: Currency, rates: ReferenceRates) { (self.base, self.rates) = (base, rates) }

  /// The codes of the currencies whose rates are needed for these accounts.
  public static func codes(_ base: Currency, _ accounts: [ListedAccount]) -> Set<String> {
    Set(accounts.filter { !$0.isExcluded }.map(\.account.currency.code) + [base.code])
  }
}

/// The sum of balances in several currencies, converted to one. Only the total is rounded, once; each part is also
/// rounded for display.
public struct ConvertedTotal: Sendable {
  /// The balances in one currency.
  public struct Part: Sendable {
    /// The currency that is converted.
    public let currency: Currency
    /// The accounts with their balances, in the order of the list.
    public let accounts: [(account: Account, balance: Amount)]
    /// The exact sum; nil when it does not fit.
    public let amount: Amount?
    /// The conversion of the sum; nil when there is no rate.
    public let conversion: Conversion?
    /// The last day with a rate; nil when there never was one.
    public let lastRate: Day?
    /// Whether the total omits it, because it has no rate.
    public let isLeftOut: Bool

    /// The exact result; nil when there is none.
    public var value: Rational? { amount.flatMap { conversion?.value(of: $0) } }
  }

  /// The currency of the total.
  public let base: Currency
  /// The parts, the main currency first.
  public let parts: [Part]

  /// Converts balances with the last rates up to `day`. Omits a currency that never had a rate. A currency without a
  /// rate near `day` is omitted from the current total, and makes a past total unknown.
  init(
    _ balances: [(account: Account, balance: Amount)], to choice: OneCurrency, on day: Day, main: Currency?, isNow: Bool
  ) {
    var order = balances.map(\.account.currency).reduce(into: [Currency]()) { if !$0.contains($1) { $0.append($1) } }
    if let main, let index = order.firstIndex(of: main) { order.insert(order.remove(at: index), at: 0) }
    let byCurrency = Dictionary(grouping: balances, by: \.account.currency)
    base = choice.base
    parts = order.map { currency in
      let accounts = byCurrency[currency, default: []]
      let amount = accounts.map(\.balance).sum
      let conversion =
        amount == .zero
        ? Conversion(day: nil, multiplier: nil, divisor: nil)
        : choice.rates.conversion(from: currency, to: choice.base, on: day)
      return Part(
        currency: currency, accounts: accounts, amount: amount, conversion: conversion,
        lastRate: choice.rates.days(of: currency).last { $0 <= day },
        isLeftOut: conversion == nil && (isNow || !choice.rates.knows(currency)))
    }
  }

  /// The exact total of all parts that are not left out; nil when one of them has no value, or there are none.
  public var exact: Rational? {
    let counted = parts.filter { !$0.isLeftOut }
    let values = counted.compactMap(\.value)
    guard values.count == counted.count, !values.isEmpty else { return nil }
    return values.reduce(.zero) { $0.adding($1) }
  }

  /// The total, rounded half to even; nil when it is not known or does not fit.
  public var total: Amount? { exact?.rounded(to: base.decimals) }

  /// The currencies without a current rate, which the total omits.
  public var leftOut: [Currency] { parts.filter(\.isLeftOut).map(\.currency) }

  /// The day of the oldest rate used; nil when none was.
  public var ratesDay: Day? { parts.compactMap(\.conversion?.day).min() }

  /// Whether there is anything to convert.
  public var isNeeded: Bool { parts.contains { $0.currency != base } }
}
