import BankeyCore

/// An account that an answer speaks of, and what the answer has said of it so far.
final class AccountInAnswer {
  /// The row of the account.
  let key: Int64
  let id: Account.ID
  let currency: Currency
  /// Whether this answer is the first to speak of it.
  let isNew: Bool
  /// The days that the answer says it covers.
  private(set) var period: ClosedRange<Day>?
  /// The days that its transactions span.
  private var span: ClosedRange<Day>?
  /// Whether the answer says that it is closed.
  var isClosed = false
  /// The connections under which the answer speaks of it.
  var connections: Set<String> = []
  /// Why the answer is not whole for it, in the source's own words.
  var incompleteness: String?
  /// Transactions that were new.
  var added = 0

  init(key: Int64, id: Account.ID, currency: Currency, isNew: Bool) {
    self.key = key
    self.id = id
    self.currency = currency
    self.isNew = isNew
  }

  /// The days of which the answer can be expected to name every transaction.
  var covered: ClosedRange<Day>? { period ?? span }

  /// Takes a stated period in; several statements of one account are one stretch of days.
  func cover(_ days: ClosedRange<Day>) { period = period?.joined(to: days) ?? days }

  /// Takes the day of a transaction in.
  func span(_ day: Day) {
    if let span, span.contains(day) { return }
    span = span?.joined(to: day...day) ?? day...day
  }
}

extension ClosedRange<Day> {
  fileprivate func joined(to other: ClosedRange<Day>) -> ClosedRange<Day> {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}
