/// The price of one euro in another currency on a day, as the European Central Bank publishes it on working days.
public struct ReferenceRate: Hashable, Sendable {
  /// The day that the rate is for.
  public var day: Day
  /// The currency's ISO 4217 code.
  public var currency: String
  /// The amount of the currency that one euro bought; above zero.
  public var rate: Amount

  /// Creates a rate; `rate` must be above zero.
  public init(day: Day, currency: String, rate: Amount) {
    (self.day, self.currency, self.rate) = (day, currency, rate)
  }
}

/// Reference rates of several currencies, for converting amounts on any day that they cover.
public struct ReferenceRates: Hashable, Sendable {
  /// The most days that a rate may be older than the day it is used for: longer than any bank holiday.
  public static let reach = 7
  /// The currency that all rates are prices of.
  public static let euro = "EUR"

  /// The newest day of any rate, of these and other currencies; nil when there is none.
  public let newest: Day?
  /// The rates of each currency, oldest first.
  private let quotes: [String: [ReferenceRate]]

  /// Creates rates. `newest` is the newest day of all that are stored, which may be of other currencies.
  public init(_ rates: [ReferenceRate] = [], newest: Day? = nil) {
    quotes = Dictionary(grouping: rates, by: \.currency).mapValues { $0.sorted { $0.day < $1.day } }
    self.newest = [newest, rates.map(\.day).max()].compactMap(\.self).max()
  }

  /// Whether a currency has a rate on any day.
  public func knows(_ currency: Currency) -> Bool { currency.code == Self.euro || quotes[currency.code] != nil }

  /// The days on which a currency has a rate, oldest first.
  public func days(of currency: Currency) -> [Day] { quotes[currency.code, default: []].map(\.day) }

  /// The conversion from `currency` to `base` on a day. It uses the rates of the last day on which both currencies have
  /// one. Nil when that day is more than `reach` days before `day`, or there is none.
  public func conversion(from currency: Currency, to base: Currency, on day: Day) -> Conversion? {
    if currency == base { return Conversion(day: nil, multiplier: nil, divisor: nil) }
    var last = day
    while true {
      guard let from = quote(of: currency, through: last), let to = quote(of: base, through: last),
        let common = [from, to].compactMap(\.day).min(), common.distance(to: day) <= Self.reach
      else { return nil }
      let isSameDay = [from, to].allSatisfy { $0.day == nil || $0.day == common }
      if isSameDay { return Conversion(day: common, multiplier: to.rate, divisor: from.rate) }
      last = common
    }
  }

  /// The last rate up to a day; nil when there is none. The euro has no rate, so its day and rate are nil.
  private func quote(of currency: Currency, through day: Day) -> (day: Day?, rate: Amount?)? {
    if currency.code == Self.euro { return (nil, nil) }
    guard let quotes = quotes[currency.code] else { return nil }
    var (low, high) = (0, quotes.count)
    while low < high {
      let middle = (low + high) / 2
      if quotes[middle].day <= day { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : (quotes[low - 1].day, quotes[low - 1].rate)
  }
}

/// A conversion of amounts from one currency to another.
public struct Conversion: Hashable, Sendable {
  /// The day of the rates; nil when both currencies are the same.
  public let day: Day?
  /// The amount of the target currency that one euro bought; nil when that is the euro, or both currencies are the
  /// same.
  public let multiplier: Amount?
  /// The amount of the source currency that one euro bought; nil like `multiplier`.
  public let divisor: Amount?

  /// Creates a conversion: amounts are multiplied by `multiplier`, then divided by `divisor`; nil counts as 1.
  public init(day: Day?, multiplier: Amount?, divisor: Amount?) {
    (self.day, self.multiplier, self.divisor) = (day, multiplier, divisor)
  }

  /// The exact value of an amount; nil when a rate is zero.
  public func value(of amount: Amount) -> Rational? {
    let value = multiplier.map(Rational(amount).multiplied) ?? Rational(amount)
    guard let divisor else { return value }
    return value.divided(by: divisor)
  }
}
