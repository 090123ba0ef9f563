import TerminalText

/// Sanitizes foreign text for lines of output: errors, messages, logs.
public enum PlainText {
  /// The text without anything that could act on a terminal.
  public static func cleaned(_ text: String) -> String { text.cleaned }

  /// The sanitized text on one line, with single blanks between words, even where sanitizing removed characters between
  /// two blanks.
  public static func line(_ text: String) -> String {
    let line = cleaned(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    return line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The number of scalars of a message that are kept.
  private static let limit = 4000

  /// The sanitized beginning of a message, in case it quotes a megabyte.
  public static func beginning(of text: String) -> String {
    guard text.utf8.count > limit, text.unicodeScalars.count > limit else { return text.cleaned }
    return (String(text.unicodeScalars.prefix(limit)) + "…").cleaned
  }

  /// The sanitized text, cut to at most `columns` terminal columns and then ending in `ellipsis`.
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

  /// The number of terminal columns that the sanitized text takes.
  public static func columns(_ text: String) -> Int { text.cleaned.columns }
}

extension String {
  /// Whether a message begins with a name, which then need not be prefixed: "First Bank wants you to log in".
  public func begins(withName name: String) -> Bool {
    guard !name.isEmpty, hasPrefix(name) else { return false }
    let next = dropFirst(name.count).first
    return next.map { !$0.isLetter && !$0.isNumber } ?? true
  }
}

extension StringProtocol {
  /// The text without surrounding whitespace.
  public var trimmed: String {
    // Nearly all texts begin and end with a visible ASCII character.
    if let first = unicodeScalars.first, let last = unicodeScalars.last, isVisible(first), isVisible(last) {
      return String(self)
    }
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[...last].drop(while: \.isWhitespace))
  }
}

/// Whether a scalar is an ASCII character other than a blank or a control character.
private func isVisible(_ scalar: Unicode.Scalar) -> Bool { (0x21...0x7E).contains(scalar.value) }

/// Whether a byte is an ASCII digit.
@inlinable public func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

/// Whether a byte is an ASCII letter.
@inlinable public func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
