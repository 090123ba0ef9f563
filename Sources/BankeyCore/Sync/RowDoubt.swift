/// What is odd about a row that would be new.
public enum RowDoubt: String, CaseIterable, Hashable, Sendable, Codable {
  /// It is booked more than a month from now.
  case farAhead
  /// It is years older than everything else of its account.
  case longBefore
  /// Its amount is more than twenty times the next one of its account.
  case outsize
  /// Another transaction of that day has its id, with another amount.
  case otherAmount
  /// The file has it twice, with one and the same id.
  case repeated
}
