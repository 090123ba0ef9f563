/// What stands above an account's transactions.
public struct DetailsViewModel: Hashable, Sendable {
  /// A figure with its name.
  public struct Figure: Hashable, Sendable {
    /// "Available"
    public var title: String
    /// "$929,420.33"
    public var amount: String
    /// What has just happened to it, for a moment.
    public var change: RowChange?
  }
  /// "Banking Account"
  public var name: String
  /// "Sbanken · bank data of today 07:12"
  public var origin: String
  /// "bank data of today 07:12", where there is little room.
  public var originShort: String
  /// Whether the figures cannot be taken for today's.
  public var isStale: Bool
  /// "Account 1234 56 78903"; nil when there is no number.
  public var number: String?
  /// Available, balance, and the credit limit when there is one.
  public var figures: [Figure]
}
