import TerminalText

/// Text with a role for each piece of it. Foreign text may be put in as it is: it is cleaned when it is drawn.
public nonisolated struct Text: Hashable, Sendable {
  /// The pieces, in order.
  public var spans: [Span]

  /// Pieces one after the other.
  public init(_ spans: [Span]) { self.spans = spans }

  /// A text of one role.
  public init(_ string: String, _ role: Role = .text, attributes: Style.Attributes = []) {
    spans = [Span(string, role, attributes: attributes)]
  }

  /// Columns it takes in a terminal.
  public var columns: Int { spans.reduce(0) { $0 + $1.string.columns } }

  /// The text without its roles, cleaned.
  public var string: String { spans.map(\.string.cleaned).joined() }

  /// One text after another.
  public static func + (a: Text, b: Text) -> Text { Text(a.spans + b.spans) }

  /// Adds a text at the end.
  public static func += (a: inout Text, b: Text) { a.spans += b.spans }
}

nonisolated extension Text: ExpressibleByStringLiteral {
  /// Ordinary text.
  public init(stringLiteral value: String) { self.init(value) }
}

/// A piece of text that looks the same throughout.
public nonisolated struct Span: Hashable, Sendable {
  /// What it says.
  public var string: String
  /// What it is for.
  public var role: Role
  /// What is added to the style of its role.
  public var attributes: Style.Attributes

  /// A piece of text in the style of `role`.
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
  /// The text with blanks after it until it takes `columns`.
  public func padded(to columns: Int) -> Text {
    let missing = columns - self.columns
    return missing > 0 ? self + Text(String(repeating: " ", count: missing)) : self
  }
}

nonisolated extension Text {
  /// The text in at most `columns`; what is cut is marked by `ellipsis`. Of a number nothing is shown before all of it.
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

/// Where something narrower than its place stands in it.
public nonisolated enum Alignment: Sendable {
  /// It is as wide as its place.
  case fill
  /// At the left, or at the top.
  case leading
  /// In the middle.
  case center
  /// At the right, or at the bottom.
  case trailing

  /// How far it is moved, with `spare` cells left over.
  func offset(_ spare: Int) -> Int {
    switch self {
    case .fill, .leading: 0
    case .center: max(0, spare) / 2
    case .trailing: max(0, spare)
    }
  }
}

/// What happens to a text that has too little room.
public nonisolated enum Truncation: Sendable {
  /// Its end is cut and marked: `Banking Acc…`, before a number or behind it.
  case tail
  /// It is not shown in part, only the mark: for numbers, of which a part would be another number.
  case whole
}
