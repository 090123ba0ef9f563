import TerminalText

/// Text in one line, or in several when it may wrap.
open class Label: View {
  /// What it says.
  public var text: Text
  /// Where the text stands when there is more room.
  public var alignment: Alignment
  /// What happens to it when there is less.
  public var truncation = Truncation.tail
  /// How many lines it may take; 0 for any number.
  public var lineLimit = 1

  /// A label.
  public init(_ text: Text = "", alignment: Alignment = .leading) {
    self.text = text
    self.alignment = alignment
  }

  /// Its columns and lines, wrapped to the width there is.
  open override func size(fitting size: Size) -> Size {
    guard lineLimit != 1 else { return Size(text.columns, 1) }
    let lines = lines(size.width, limit: lineLimit)
    return Size(lines.map(\.columns).max() ?? 0, lines.count)
  }

  /// Draws the lines that there is room for; the last one says when there are more.
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

/// A bar of a number of cells, as a colored underline: half a line high, or a sign in its color where there are no half blocks.
public final class BarView: View {
  /// How many cells.
  public var columns: Int
  /// What gives it its color: the background of the role's style.
  public var role: Role

  /// A bar.
  public init(_ columns: Int, _ role: Role) {
    self.columns = columns
    self.role = role
  }

  /// One line of its cells.
  public override func size(fitting size: Size) -> Size { Size(columns, 1) }

  /// Draws the bar, and nothing in cells beyond its length.
  public override func draw(in canvas: inout Canvas) {
    let bar = Rect(0, 0, columns, canvas.bounds.height)
    let capabilities = canvas.capabilities
    canvas.fill(bar, with: capabilities.isUnicode ? Self.block : Self.hash, canvas.palette[role].inked)
  }

  private static let block = "▀".glyphs[0]
  private static let hash = Glyph(ascii: 0x23)
}

/// A title in one line.
final class TitleView: Label, ReusableView {
  required init() { super.init() }

  func configure(_ model: Text) { text = model }
}
