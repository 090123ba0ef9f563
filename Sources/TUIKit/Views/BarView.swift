import TerminalText

/// A bar of a number of cells, as a colored underline: blanks on a background, or a glyph where there is no color.
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
    if capabilities.isUnicode, capabilities.colors != .none, canvas.palette[role].background != .default {
      // Blanks show no foreground: to set one would only be more for the terminal to read.
      canvas.fill(bar, Style(on: canvas.palette[role].background))
    } else {
      canvas.fill(bar, with: capabilities.isUnicode ? Self.block : Self.hash, canvas.palette[role].inked)
    }
  }

  private static let block = "▀".glyphs[0]
  private static let hash = Glyph(ascii: 0x23)
}
