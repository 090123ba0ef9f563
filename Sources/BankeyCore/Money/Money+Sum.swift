extension Sequence<Money> {
  /// One sum for each currency, in the order in which the currencies first appear; nil where a sum does not fit. Different
  /// currencies are never added.
  public var sums: [(currency: Currency, amount: Amount?)] {
    var order: [Currency] = []
    var amounts: [Currency: [Amount]] = [:]
    for money in self {
      if amounts[money.currency] == nil { order.append(money.currency) }
      amounts[money.currency, default: []].append(money.amount)
    }
    return order.map { ($0, amounts[$0]?.sum) }
  }
}
