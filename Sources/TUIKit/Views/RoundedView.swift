/// A text in the middle of a rounded, filled container: 26 columns and three lines, wider only when the text needs it.
///
/// In a stack that fills, it stretches; where views are centered, or when it hugs more than its neighbors, it keeps its size.
public final class RoundedView: ContainerView {
  /// The columns that it has at least.
  public static let columns = 26
  private let label: Label
  /// What it is filled with.
  public var filling = Role.surface

  /// A container with a text.
  public init(_ text: Text = "") {
    label = Label(text, alignment: .center)
    super.init(label, margins: Insets(columns: 2, lines: 0), border: .rounded)
  }

  /// What it says.
  public var text: Text {
    get { label.text }
    set { label.text = newValue }
  }

  /// Its text with frame and margins, at least 26 columns.
  public override func size(fitting size: Size) -> Size {
    let ideal = super.size(fitting: size)
    return Size(max(RoundedView.columns, ideal.width), ideal.height)
  }

  /// Draws its shape in the color that it is filled with; a frame, where there is no color or no half blocks.
  public override func draw(in canvas: inout Canvas) {
    let style = canvas.palette[filling]
    let capabilities = canvas.capabilities
    guard capabilities.hasRichFont, capabilities.colors != .none, style.background != .default else {
      canvas.surface(filling)
      return super.draw(in: &canvas)
    }
    canvas.border(.filled, style.inked)
    canvas.ground = style
    canvas.fill(canvas.bounds.inset(by: Insets(columns: 1, lines: 1)))
  }
}
