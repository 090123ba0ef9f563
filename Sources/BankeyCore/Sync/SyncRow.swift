/// A row of a file in a preview: what it says, and what would become of it.
public struct SyncRow: Hashable, Sendable, Codable {
  /// What would become of it.
  public var verdict: RowVerdict
  /// What is odd about it.
  public var doubt: RowDoubt?
  /// The number of its account, as it came.
  public var account: String
  /// The day that it counts on, `2026-11-21`.
  public var date: String
  /// `authorized` or `posted`.
  public var status: TransactionStatus
  /// Its amount, exactly.
  public var amount: String
  /// The code of what the amount is counted in.
  public var currency: String
  /// Its text, as it came.
  public var description: String

  /// A row.
  public init(
    verdict: RowVerdict, doubt: RowDoubt? = nil, account: String, date: String, status: TransactionStatus = .posted,
    amount: String, currency: String, description: String
  ) {
    self.verdict = verdict
    self.doubt = doubt
    self.account = account
    self.date = date
    self.status = status
    self.amount = amount
    self.currency = currency
    self.description = description
  }
}
