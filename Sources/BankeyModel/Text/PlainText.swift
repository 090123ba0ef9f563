import TerminalText

/// Foreign text on its way into plain lines: an error, a message, a log.
public enum PlainText {
  /// The text without anything that could act on a terminal.
  public static func cleaned(_ text: String) -> String { text.cleaned }

  /// The text, cleaned, on one line with single blanks. What cleaning takes away must not leave two beside each other.
  public static func line(_ text: String) -> String {
    let line = cleaned(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    return line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// So much of a sentence is read.
  private static let limit = 4000

  /// The beginning of a sentence, cleaned: what quotes a megabyte is not read by anybody.
  public static func beginning(of text: String) -> String {
    guard text.utf8.count > limit, text.unicodeScalars.count > limit else { return text.cleaned }
    return (String(text.unicodeScalars.prefix(limit)) + "…").cleaned
  }

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

extension String {
  /// Whether a message begins with a name, so that it need not be put before it: "First Bank wants you to log in".
  public func begins(withName name: String) -> Bool {
    guard !name.isEmpty, hasPrefix(name) else { return false }
    let next = dropFirst(name.count).first
    return next.map { !$0.isLetter && !$0.isNumber } ?? true
  }
}

extension StringProtocol {
  /// The text without the blanks and line ends around it.
  public var trimmed: String {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[...last].drop(while: \.isWhitespace))
  }
}
