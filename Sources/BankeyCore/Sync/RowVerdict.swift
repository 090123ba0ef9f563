/// What becomes of a row of a file when the file is imported.
public enum RowVerdict: String, CaseIterable, Hashable, Sendable, Codable {
  /// It is a transaction that was not known.
  case new
  /// It is known as it stands.
  case same
  /// It is known with another id or text. The older one stays, this one is kept beside it.
  case changed
  /// It was authorized and is booked now.
  case posted
  /// It was deleted and stays so.
  case deleted
  /// It would be new, and something about it is odd.
  case suspicious
}
