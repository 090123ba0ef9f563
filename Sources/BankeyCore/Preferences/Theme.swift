/// The colors of the screen.
public enum Theme: String, CaseIterable, Hashable, Sendable {
  /// As the terminal's background asks.
  case auto
  case light, dark, mono
}
