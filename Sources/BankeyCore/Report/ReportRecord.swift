/// A transaction as the text of a plain list, before it was read.
public struct ReportRecord: Hashable, Sendable {
  /// `A` for authorized, `P` for posted.
  public var group: String
  /// `yyyy-MM-dd`
  public var date: String
  /// What it was for.
  public var text: String
  /// Digits without a sign, with a dot.
  public var amount: String
  /// `D` when money went out, `C` when it came in.
  public var flag: String

  /// The fields of a record, as they came.
  public init(group: String, date: String, text: String, amount: String, flag: String) {
    (self.group, self.date, self.text, self.amount, self.flag) = (group, date, text, amount, flag)
  }
}
