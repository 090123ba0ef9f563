import TerminalText

/// Foreign text on its way into plain lines: an error, a message, a log.
public enum PlainText {
  /// The text without anything that could act on a terminal.
  public static func cleaned(_ text: String) -> String { text.cleaned }

  /// The text, cleaned, in at most `columns` of a terminal; where something is missing at its end, `ellipsis` says so.
  public static func cut(_ text: String, to columns: Int, ellipsis: String = "..") -> String {
    let text = text.cleaned
    guard text.columns > columns else { return text }
    var (cut, room) = ("", columns - ellipsis.columns)
    for glyph in text.glyphSequence {
      room -= glyph.columns
      if room < 0 { break }
      cut.unicodeScalars.append(contentsOf: glyph.scalars)
    }
    return cut + ellipsis
  }

  /// How many columns of a terminal it takes, cleaned.
  public static func columns(_ text: String) -> Int { text.cleaned.columns }
}
