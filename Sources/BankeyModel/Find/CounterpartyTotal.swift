/// The total of all transactions with one counterparty in one currency.
public struct CounterpartyTotal: Hashable, Sendable {
  /// The user's name for the counterparty, or else the counterparty as the newest transaction writes it. Where no
  /// transaction gives a counterparty, the description.
  public var name: String
  /// The currency of the total.
  public var currency: Currency
  /// How many transactions the total sums.
  public var count: Int
  /// Their exact sum; nil when it does not fit an amount.
  public var total: Amount?

  /// Creates a total; `total` is nil if the sum overflows.
  public init(name: String, currency: Currency, count: Int, total: Amount?) {
    (self.name, self.currency, self.count, self.total) = (name, currency, count, total)
  }
}

/// Sums transactions by counterparty and currency.
public struct CounterpartySums {
  private struct Key: Hashable {
    let name: String
    let currency: Currency
  }
  fileprivate struct Sum {
    let name: String
    var count = 0
    /// The sum in units, by scale.
    var units: [Int: Int128] = [:]
  }
  private var sums: [Key: Sum] = [:]

  /// Creates sums without transactions.
  public init() {}

  /// Adds a transaction, by the user's name for its payee if there is one. The first spelling of a counterparty becomes
  /// its name, so add the newest transactions first.
  public mutating func add(
    _ description: String, _ counterparty: String?, called payee: String?, _ amount: Amount, _ currency: Currency
  ) {
    let name = [payee ?? "", counterparty ?? "", description].first { !$0.allSatisfy(\.isWhitespace) } ?? ""
    let key = Key(name: TextPattern.folded(name), currency: currency)
    sums[key, default: Sum(name: name)].count += 1
    sums[key, default: Sum(name: name)].units[amount.scale, default: 0] += Int128(amount.units)
  }

  /// The totals, grouped by currency; within a currency the largest come first, regardless of sign.
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
  /// The magnitude of the total.
  fileprivate var size: Amount { total.flatMap { $0.isNegative ? $0.negated : $0 } ?? .zero }
}
