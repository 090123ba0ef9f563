/// What the transactions with one other side come to.
public struct CounterpartyTotal: Hashable, Sendable {
  /// The other side as the newest transaction has it; else the text.
  public var name: String
  /// The currency of the accounts.
  public var currency: Currency
  /// How many transactions there are.
  public var count: Int
  /// Their sum; nil when it does not fit.
  public var total: Amount?

  /// The transactions of an other side.
  public init(name: String, currency: Currency, count: Int, total: Amount?) {
    (self.name, self.currency, self.count, self.total) = (name, currency, count, total)
  }
}

/// Adds transactions up by their other sides.
public struct CounterpartySums {
  private struct Key: Hashable {
    let name: String
    let currency: Currency
  }
  fileprivate struct Sum {
    let name: String
    var count = 0
    /// The units of each scale.
    var units: [Int: Int128] = [:]
  }
  private var sums: [Key: Sum] = [:]

  /// Nothing yet.
  public init() {}

  /// Takes a transaction in.
  public mutating func add(_ description: String, _ counterparty: String?, _ amount: Amount, _ currency: Currency) {
    let name = [counterparty ?? "", description].first { !$0.allSatisfy(\.isWhitespace) } ?? ""
    let key = Key(name: TextPattern.folded(name), currency: currency)
    sums[key, default: Sum(name: name)].count += 1
    sums[key, default: Sum(name: name)].units[amount.scale, default: 0] += Int128(amount.units)
  }

  /// The sums, by currency, in each those first that come to most, in or out.
  public var totals: [CounterpartyTotal] {
    let totals = sums.map { key, sum in
      CounterpartyTotal(name: sum.name, currency: key.currency, count: sum.count, total: sum.total)
    }
    return totals.sorted { one, other in
      if one.currency != other.currency { return one.currency.code < other.currency.code }
      return one.size == other.size ? one.name < other.name : other.size < one.size
    }
  }
}

extension CounterpartySums.Sum {
  fileprivate var total: Amount? {
    let amounts = units.map { scale, units in Int64(exactly: units).map { Amount(units: $0, scale: scale) } }
    return amounts.contains(nil) ? nil : amounts.compactMap(\.self).sum
  }
}

extension CounterpartyTotal {
  /// How much it is, whatever the sign.
  fileprivate var size: Amount { total.flatMap { $0.isNegative ? $0.negated : $0 } ?? .zero }
}
