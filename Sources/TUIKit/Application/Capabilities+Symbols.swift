nonisolated extension Capabilities {
  /// What marks a text that was cut.
  public var ellipsis: String { isUnicode ? "…" : ".." }
}
