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
