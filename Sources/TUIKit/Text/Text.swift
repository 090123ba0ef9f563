import TerminalText

/// Text whose pieces have roles. It may contain foreign text verbatim, because drawing sanitizes it.
public nonisolated struct Text: Hashable, Sendable {
  /// The pieces, in order.
  public var spans: [Span]

  /// Creates a text from pieces.
  public init(_ spans: [Span]) { self.spans = spans }

  /// Creates a text of a single role.
  public init(_ string: String, _ role: Role = .text, attributes: Style.Attributes = []) {
    spans = [Span(string, role, attributes: attributes)]
  }

  /// The number of terminal columns that it takes.
  public var columns: Int { spans.reduce(0) { $0 + $1.string.columns } }

  /// The sanitized text without roles.
  public var string: String { spans.map(\.string.cleaned).joined() }

  /// Both texts joined.
  public static func + (a: Text, b: Text) -> Text { Text(a.spans + b.spans) }

  /// Appends the spans of `b`.
  public static func += (a: inout Text, b: Text) { a.spans += b.spans }
}

nonisolated extension Text: ExpressibleByStringLiteral {
  /// Creates a text in the role `.text`.
  public init(stringLiteral value: String) { self.init(value) }
}

/// A piece of text with a single style.
public nonisolated struct Span: Hashable, Sendable {
  /// The characters without their styles.
  public var string: String
  /// The role that determines its style.
  public var role: Role
  /// Attributes added to the style of the role.
  public var attributes: Style.Attributes

  /// Creates a piece of text.
  public init(_ string: String, _ role: Role = .text, attributes: Style.Attributes = []) {
    self.string = string
    self.role = role
    self.attributes = attributes
  }

  func style(in palette: Palette) -> Style {
    var style = palette[role]
    style.attributes.formUnion(attributes)
    return style
  }
}

nonisolated extension Text {
  /// The text padded with blanks to `columns`.
  public func padded(to columns: Int) -> Text {
    let missing = columns - self.columns
    return missing > 0 ? self + Text(String(repeating: " ", count: missing)) : self
  }
}

nonisolated extension Text {
  /// The text cut to at most `columns` and marked with `ellipsis`. Numbers are shown completely or not at all.
  public func truncated(
    to columns: Int, _ truncation: Truncation = .tail, ellipsis: String = "…"
  ) -> Text {
    guard self.columns > columns else { return self }
    let mark = ellipsis.prefix(columns: columns)
    let role = spans.last?.role ?? .text
    guard truncation == .tail else { return Text(mark, role) }
    var kept = prefix(columns: columns - mark.columns).withoutPartOfNumber(of: self)
    kept += Text(mark, kept.spans.last?.role ?? role)
    return kept
  }

  /// The longest prefix that fits into `columns`.
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
  /// The longest prefix that fits into `columns`.
  func prefix(columns: Int) -> String {
    if isPlain { return String(Substring(utf8.prefix(max(0, columns)))) }
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

/// The alignment of something smaller than its space.
public nonisolated enum Alignment: Sendable {
  /// Stretches to the whole space.
  case fill
  /// At the left or the top.
  case leading
  /// Centered; an odd cell goes to the right.
  case center
  /// At the right or the bottom.
  case trailing

  /// The offset when `spare` cells are left over.
  func offset(_ spare: Int) -> Int {
    switch self {
    case .fill, .leading: 0
    case .center: max(0, spare) / 2
    case .trailing: max(0, spare)
    }
  }
}

/// The place at which a text is shortened.
public nonisolated enum Truncation: Sendable {
  /// Cuts its end and marks the cut: `Banking Acc…`. The cut is before or after a number.
  case tail
  /// Shows the text completely or only the mark. For numbers, because part of a number reads as a different number.
  case whole
}
