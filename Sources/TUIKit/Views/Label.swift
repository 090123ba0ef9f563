import TerminalText

/// Text on one line, or on several when wrapping is allowed.
open class Label: View {
  /// The text to draw; lines beyond the label's height are cut.
  public var text: Text
  /// The alignment of a text that is narrower than the label.
  public var alignment: Alignment
  /// How a text that is wider than the label is shortened.
  public var truncation = Truncation.tail
  /// The maximum number of lines; 0 for no limit.
  public var lineLimit = 1

  /// Creates a label of one line; see `lineLimit`.
  public init(_ text: Text = "", alignment: Alignment = .leading) {
    self.text = text
    self.alignment = alignment
  }

  /// The size of the text, wrapped to the available width.
  open override func size(fitting size: Size) -> Size {
    guard lineLimit != 1 else { return Size(text.columns, 1) }
    let lines = lines(size.width, limit: lineLimit)
    return Size(lines.map(\.columns).max() ?? 0, lines.count)
  }

  /// Draws as many lines as fit. The last one ends in an ellipsis when there are more.
  open override func draw(in canvas: inout Canvas) {
    let (width, height) = (canvas.bounds.width, canvas.bounds.height)
    for (y, line) in lines(width, limit: lineLimit == 0 ? height : min(lineLimit, height)).enumerated() {
      let line = line.truncated(to: width, truncation, ellipsis: canvas.capabilities.ellipsis)
      canvas.put(line, at: Point(alignment.offset(width - line.columns), y))
    }
  }

  private func lines(_ width: Int, limit: Int) -> [Text] {
    guard lineLimit != 1 else { return [text] }
    let lines = text.wrapped(to: width)
    guard limit > 0, lines.count > limit else { return lines }
    let rest = lines[limit...].reduce(lines[limit - 1]) { $0 + " " + $1 }
    return lines.prefix(limit - 1) + [rest]
  }
}

/// A horizontal bar, drawn as half blocks in its color, or as a character in its color where there are none.
public final class BarView: View {
  /// How many columns the bar takes.
  public var columns: Int
  /// The role whose background color the bar has.
  public var role: Role

  /// Creates a bar of `columns` cells: a background if the terminal has colors, else a glyph.
  public init(_ columns: Int, _ role: Role) {
    self.columns = columns
    self.role = role
  }

  /// Its length on one line.
  public override func size(fitting size: Size) -> Size { Size(columns, 1) }

  /// Fills the bar with its color.
  public override func draw(in canvas: inout Canvas) {
    let bar = Rect(0, 0, columns, canvas.bounds.height)
    let capabilities = canvas.capabilities
    canvas.fill(bar, with: capabilities.isUnicode ? Self.block : Self.hash, canvas.palette[role].inked)
  }

  private static let block = "▀".glyphs[0]
  private static let hash = Glyph(ascii: 0x23)
}

/// A one-line title.
final class TitleView: Label, ReusableView {
  required init() { super.init() }

  func configure(_ model: Text) { text = model }
}
