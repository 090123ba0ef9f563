nonisolated extension Rect {
  /// What is left inside of `insets`; empty, never negative, when they take more than there is.
  public func inset(by insets: Insets) -> Rect {
    Rect(x + insets.left, y + insets.top, width - insets.left - insets.right, height - insets.top - insets.bottom)
  }

  /// A rectangle of at most `size` in the middle.
  public func centered(_ size: Size) -> Rect {
    let width = min(width, size.width)
    let height = min(height, size.height)
    return Rect(x + (self.width - width) / 2, y + (self.height - height) / 2, width, height)
  }
}
