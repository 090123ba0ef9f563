/// Where and when bankey got a transaction, and what it was before.
public struct TransactionOrigin: Hashable, Sendable {
  /// A state that a newer one has replaced, or the same transaction under another id.
  public struct Earlier: Hashable, Sendable {
    /// Reserved or booked.
    public var status: TransactionStatus
    /// The day it counted on.
    public var day: Day
    /// What it came to.
    public var amount: Amount
    /// Its text, as it came.
    public var description: String

    /// A state.
    public init(status: TransactionStatus, day: Day, amount: Amount, description: String) {
      (self.status, self.day, self.amount, self.description) = (status, day, amount, description)
    }
  }
  /// The source's name.
  public var source: String
  /// The statement file that it came from; nil when a source was asked.
  public var file: String?
  /// When it came.
  public var received: Timestamp
  /// When a source or a file last had it.
  public var seen: Timestamp?
  /// The record as it stood in the answer or the file.
  public var raw: String
  /// What it was before, newest last.
  public var earlier: [Earlier]

  /// Everything that is known of it.
  public init(
    source: String, file: String? = nil, received: Timestamp, seen: Timestamp? = nil, raw: String,
    earlier: [Earlier] = []
  ) {
    (self.source, self.file, self.received, self.seen) = (source, file, received, seen)
    (self.raw, self.earlier) = (raw, earlier)
  }
}
