/// A chart of balances: the line, and every text around it.
public struct ChartViewModel: Hashable, Sendable {
  /// A day with its balance, where the chart is a table.
  public struct Tick: Hashable, Sendable {
    /// "Aug 24"
    public var date: String
    /// "925,000.00"
    public var figure: String
  }
  /// What is drawn.
  public var series: ChartSeries
  /// "90 days"
  public var range: String
  /// "931,204.10", at the height of the highest balance.
  public var highest: String
  /// "925,000.00", at the height of the lowest.
  public var lowest: String
  /// By how much it has changed; nil when it has not, or the difference does not fit.
  public var change: RowChange?
  /// Days at equal distances, from the first to the last.
  public var ticks: [Tick]

  /// How many ticks there are.
  public static let tickCount = 5
}
