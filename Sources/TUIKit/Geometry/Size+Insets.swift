nonisolated extension Size {
  /// Lines without a limit: what a view is offered that may be as tall as it likes.
  public static let unlimited = 1 << 30

  /// What is left inside of `insets`.
  public func inset(by insets: Insets) -> Size {
    Size(width - insets.left - insets.right, height - insets.top - insets.bottom)
  }

  /// With `insets` around it.
  public func outset(by insets: Insets) -> Size {
    Size(width + insets.left + insets.right, height + insets.top + insets.bottom)
  }
}
