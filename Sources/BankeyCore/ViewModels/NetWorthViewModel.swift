/// Net worth over time, for each currency.
public struct NetWorthViewModel: Hashable, Sendable {
  /// "Net worth"
  public var title: String
  /// The currencies, the main one first.
  public var currencies: [InCurrency]

  /// Net worth in a currency.
  public struct InCurrency: Identifiable, Hashable, Sendable {
    /// The currency.
    public var id: Currency
    /// "NOK 1,240.50"
    public var figure: String
    /// The line.
    public var chart: ChartViewModel
    /// The last day, and the ends of the months before it in the range of the chart.
    public var rows: [FigureRow]
  }
}
