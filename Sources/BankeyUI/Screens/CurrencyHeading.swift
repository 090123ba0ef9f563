import BankeyCore

/// What stands above the rows of a currency, where there are several.
nonisolated struct CurrencyHeading: Identifiable, Equatable {
  /// The currency.
  let id: Currency
  /// What there is of it.
  let figure: String
}
