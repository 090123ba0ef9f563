/// How old a balance is by the source's own date, and whether its source still answers.
public struct Freshness: Hashable, Sendable {
  /// More than this many days old is worth a mark.
  public static let limit = 2

  /// Beyond this many days the date says more than the number.
  static let countable = 60

  /// The source's own date; nil when it gave none.
  public var date: LocalTime?
  /// Days since the source's own date; nil when it gave none. Never negative.
  public var days: Int?
  /// Whether the account, its connection or its source failed when it was last asked for.
  public var hasFailed: Bool

  /// An account's balance, looked at on `today`.
  public init(of account: Account, today: Day) {
    date = account.balanceDate
    days = date.map { max(0, $0.day.distance(to: today)) }
    hasFailed = account.error != nil
  }

  /// Whether it is too old to be taken for today's.
  public var isOld: Bool { days.map { $0 > Freshness.limit } ?? false }
}
