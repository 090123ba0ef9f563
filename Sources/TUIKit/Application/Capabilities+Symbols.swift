import TerminalText

nonisolated extension Capabilities {
  /// What marks a text that was cut.
  public var ellipsis: String { isUnicode && hasRichFont ? "…" : ".." }

  /// What of a glyph can be shown, in one column where it is another one: the one place where foreign letters and signs
  /// are replaced.
  func shown(_ glyph: Glyph) -> Glyph {
    guard isUnicode else { return glyph.ascii }
    return hasRichFont ? glyph : glyph.console
  }
}
