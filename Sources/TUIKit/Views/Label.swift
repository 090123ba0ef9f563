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
    let lines = lines(size.width)
    return Size(lines.map(\.columns).max() ?? 0, lines.count)
  }

  /// Draws the lines that there is room for.
  open override func draw(in canvas: inout Canvas) {
    let width = canvas.bounds.width
    for (y, line) in lines(width).prefix(canvas.bounds.height).enumerated() {
      let line = line.truncated(to: width, truncation, ellipsis: canvas.capabilities.ellipsis)
      canvas.put(line, at: Point(alignment.offset(width - line.columns), y))
    }
  }

  private func lines(_ width: Int) -> [Text] {
    guard lineLimit != 1 else { return [text] }
    let lines = text.wrapped(to: width)
    guard lineLimit > 0, lines.count > lineLimit else { return lines }
    let rest = lines[lineLimit...].reduce(lines[lineLimit - 1]) { $0 + " " + $1 }
    return lines.prefix(lineLimit - 1) + [rest]
  }
}
