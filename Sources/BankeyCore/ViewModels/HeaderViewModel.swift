/// What the panel above the accounts shows.
public struct HeaderViewModel: Hashable, Sendable {
  /// "Good morning"
  public var greeting: String
  /// "Jonathan"; nil when nobody said.
  public var name: String?
  /// "Saturday, November 21, 2026"
  public var date: String
  /// "Net worth"
  public var netWorthTitle: String
  /// One figure for each currency, the main one first; empty while they are being read.
  public var netWorth: [String]
  /// "11 of 12 counted", when a balance is not known.
  public var counted: String?
  /// "updated 09:00"
  public var updated: String?
  /// "1 balance is old"
  public var freshness: String?
  /// "1 old", where there is little room.
  public var freshnessShort: String?
  /// "oldest balance of Nov 18", when one is old.
  public var oldest: String?
  /// Net worth in the main currency over 30 days; nil when it is not known, or nothing moved.
  public var trend: ChartSeries?
  /// "30 days"
  public var trendTitle: String
  /// By how much it has changed in this month.
  public var change: RowChange?
  /// "since Nov 1"
  public var changeTitle: String
  /// Whether the moon is drawn instead of the sun.
  public var isNight: Bool
}
