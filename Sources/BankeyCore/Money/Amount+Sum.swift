extension Collection<Amount> {
  /// The exact sum, whatever the order; nil when it does not fit. Nothing adds up to zero.
  public var sum: Amount? {
    let scale = map(\.scale).max() ?? 0
    var total: Int128 = 0
    for amount in self {
      let (sum, overflows) = total.addingReportingOverflow(amount.wideUnits(at: scale))
      if overflows { return nil }
      total = sum
    }
    return Int64(exactly: total).map { Amount(units: $0, scale: scale) }
  }
}
