/// One view inside of another: margins, a background, a frame around it, a title in the frame.
open class ContainerView: View {
  /// What is inside.
  public var content: View
  /// Room around the content, inside of the frame.
  public var margins: Insets
  /// The frame; nil for none.
  public var border: Border?
  /// What the upper edge of the frame says.
  public var title: Text?
  /// Where the content stands when it could be smaller than the room inside.
  public var alignment = Alignment.fill

  /// A container.
  public init(_ content: View, margins: Insets = .zero, border: Border? = nil, background: Role? = nil) {
    self.content = content
    self.margins = margins
    self.border = border
    super.init()
    self.background = background
  }

  /// The content.
  open override var subviews: [View] { [content] }

  /// The content's size with everything around it.
  open override func size(fitting size: Size) -> Size {
    let inner = content.size(fitting: size.inset(by: edge).inset(by: margins))
    return inner.outset(by: margins).outset(by: edge)
  }

  /// Puts the content into the room inside.
  open override func layout() {
    let room = Rect(0, 0, frame.width, frame.height).inset(by: edge).inset(by: margins)
    guard alignment != .fill else { return content.frame = room }
    let width = min(room.width, content.size(fitting: room.size).width)
    content.frame = Rect(room.x + alignment.offset(room.width - width), room.y, width, room.height)
  }

  /// Draws the frame and its title.
  open override func draw(in canvas: inout Canvas) {
    guard let border else { return }
    canvas.border(border, canvas.palette[.border])
    guard let title, canvas.bounds.width > 4 else { return }
    let text = " " + title.truncated(to: canvas.bounds.width - 4, ellipsis: canvas.capabilities.ellipsis) + " "
    canvas.put(text, at: Point(1, 0))
  }

  private var edge: Insets { border == nil ? .zero : Insets(columns: 1, lines: 1) }
}

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

/// A surface with round corners, margins of two columns and one line, and a shadow that falls left and below, outside of its
/// frame.
open class TileView: ContainerView {
  /// The columns that it has at least.
  public var columns = 0

  /// A tile around a view. The frame counts as the first cell of the margins.
  public init(_ content: View, columns: Int = 0) {
    self.columns = columns
    super.init(content, margins: Insets(columns: 1, lines: 0), border: .rounded, background: .surface)
    shadow = .shadow
  }

  /// Its content with frame and margins.
  open override func size(fitting size: Size) -> Size {
    let ideal = super.size(fitting: size)
    return Size(max(columns, ideal.width), ideal.height)
  }
}
