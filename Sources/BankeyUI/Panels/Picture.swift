import TUIKit

/// The sun, and the moon at night: three lines of seven columns.
nonisolated enum Picture {
  /// The lines that a terminal can show.
  static func lines(isNight: Bool, _ capabilities: Capabilities) -> [String] {
    if isNight { return ["  .-'` .", " (  (", "  '-._ *"] }
    return capabilities.isUnicode ? ["  \\ | /", "── O ──", "  / | \\"] : ["  \\ | /", "-- O --", "  / | \\"]
  }
}
