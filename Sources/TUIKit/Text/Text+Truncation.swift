import TerminalText

nonisolated extension Text {
  /// The text in at most `columns`; what is cut is marked by `ellipsis`.
  public func truncated(
    to columns: Int, _ truncation: Truncation = .tail, ellipsis: String = "…"
  ) -> Text {
    guard self.columns > columns else { return self }
    let mark = ellipsis.prefix(columns: columns)
    let role = spans.last?.role ?? .text
    guard truncation == .tail else { return Text(mark, role) }
    var kept = prefix(columns: columns - mark.columns)
    kept += Text(mark, kept.spans.last?.role ?? role)
    return kept
  }

  /// As much of the beginning as fits into `columns`.
  public func prefix(columns: Int) -> Text {
    var left = max(0, columns)
    var kept: [Span] = []
    for var span in spans {
      let whole = span.string.columns
      if whole > left { span.string = span.string.prefix(columns: left) }
      if !span.string.isEmpty { kept.append(span) }
      if whole > left { break }
      left -= whole
    }
    return Text(kept)
  }
}

nonisolated extension String {
  /// The glyphs of its beginning that fit into `columns`.
  func prefix(columns: Int) -> String {
    var left = columns
    var kept = ""
    for glyph in glyphSequence {
      left -= glyph.columns
      if left < 0 { break }
      kept += glyph.description
    }
    return kept
  }
}
