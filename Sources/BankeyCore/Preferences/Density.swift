/// How much room an account row takes.
public enum Density: String, CaseIterable, Hashable, Sendable {
  /// Compact when that shows all accounts and comfortable rows less than half of them.
  case auto
  case comfortable, compact
}
