import TerminalText

/// Foreign text on its way into plain lines: an error, a message, a log.
public enum PlainText {
  /// The text without anything that could act on a terminal.
  public static func cleaned(_ text: String) -> String { text.cleaned }

  /// How many columns of a terminal it takes, cleaned.
  public static func columns(_ text: String) -> Int { text.cleaned.columns }
}
