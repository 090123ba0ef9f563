extension Presenter {
  /// The title of what an account holds, with what all of it is worth, where that is known in the account's currency.
  public func title(of holdings: [HoldingRecord], in currency: Currency) -> ReportRow {
    let values = holdings.map { $0.currency == currency ? $0.value : nil }
    let sum = values.contains(nil) ? nil : values.compactMap(\.self).sum
    let amount = sum.map { formats.plain($0, decimals: currency.decimals) }
    return .title(.holdings, ReportLine(text: strings.title(.holdings), amount: amount))
  }

  /// Something that an account holds, by its number: what it is called, how many, and what they are worth.
  public func row(of holding: HoldingRecord, number: Int, in currency: Currency) -> ReportRow {
    let quantity = holding.quantity.map { strings.units(formats.plain($0, decimals: 0)) }
    let value = holding.value.map { value in
      holding.currency == currency
        ? formats.plain(value, decimals: currency.decimals) : formats.money(Money(value, holding.currency))
    }
    return .holding(
      number, ReportLine(text: formats.foreign(holding.name), note: quantity, amount: value ?? unknown))
  }
}
