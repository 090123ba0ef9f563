/// What has just happened to an account, every string final.
public enum RowChange: Hashable, Sendable {
  /// It is new in the list.
  case added(String)
  /// It goes; until then its row stays in its place.
  case removed(String)
  /// Its balance is higher than before, by so much.
  case risen(String)
  /// Its balance is lower than before, by so much.
  case fallen(String)
}
