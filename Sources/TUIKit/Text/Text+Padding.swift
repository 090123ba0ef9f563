nonisolated extension Text {
  /// The text with blanks after it until it takes `columns`.
  public func padded(to columns: Int) -> Text {
    let missing = columns - self.columns
    return missing > 0 ? self + Text(String(repeating: " ", count: missing)) : self
  }
}
