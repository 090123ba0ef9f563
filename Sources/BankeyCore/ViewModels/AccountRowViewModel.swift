/// What an account's row shows, every string final: the row view only places it.
public struct AccountRowViewModel: Identifiable, Hashable, Sendable {
  /// The account's id.
  public var id: String
  /// The kind, which the bar's colour shows.
  public var kind: AccountKind
  /// "Credit card"
  public var accountType: String
  /// "No-Fee All-In Chequing"
  public var accountName: String
  /// "Current balance", or "Value" of investments.
  public var balanceTitle: String
  /// The exact balance; nil when it is not known.
  public var balanceAmount: Amount?
  /// "$929,466.23", or "—" when it is not known.
  public var balanceFormatted: String
  /// The same in parts, for a dim symbol, a bold whole and raised cents; nil when it is not known.
  public var balanceDollarsAndCents: MoneyParts?
  /// "Available"
  public var availableTitle: String
  /// What can be spent now, where there is much room; nil when it is not known.
  public var available: MoneyParts?
  /// "As of"
  public var dateTitle: String
  /// "today 07:12", where there is much room; nil when the source gave no date.
  public var date: String?
  /// "··8903"; nil when there is no number.
  public var numberTail: String?
  /// "1234 56 78903", where there is much room; nil when there is no number.
  public var number: String?
  /// "First Bank", or "file".
  public var institution: String
  /// "bank data 3 days old", when that is worth saying.
  public var freshness: String?
  /// "3 days", where there is little room.
  public var freshnessShort: String?
  /// Whether the balance cannot be taken for today's, or its source failed.
  public var isStale: Bool
  /// The balances of the last 30 days; nil when they are not known, or nothing moved.
  public var trend: ChartSeries?
  /// "2 new", when there are transactions that were not looked at.
  public var news: String?
  /// What has just happened to the account, for a moment.
  public var change: RowChange?
  /// Columns that the widest figure of the screen takes right of its whole digits, so that all decimal marks align.
  public var fractionColumns: Int
}
