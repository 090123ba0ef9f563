extension Presenter {
  /// The amount of a row of a preview.
  public func amount(of row: SyncRow) -> String {
    let currency = Currency(code: row.currency)
    guard let amount = try? AmountParser.parse(row.amount, mark: .dot, in: currency) else { return row.amount }
    return formats.money(Money(amount, currency))
  }
}
