/// One of the things that a query asks for; a transaction must have them all.
public enum FindTerm: Hashable, Sendable {
  /// A part of the description or of the counterparty.
  case text(TextPattern)
  /// An amount.
  case amount(AmountRange)
  /// A number alone: a part of a text, or an amount that begins so.
  case figure(TextPattern, AmountRange)
  /// The day it counts on.
  case days(ClosedRange<Day>)
  /// Authorized or posted.
  case status(TransactionStatus)
}
