/// How much room an account row takes.
public enum Density: String, CaseIterable, Hashable, Sendable, Codable {
  /// Comfortable, unless only compact rows show all accounts.
  case auto
  /// Three lines.
  case comfortable
  /// One line.
  case compact
}
