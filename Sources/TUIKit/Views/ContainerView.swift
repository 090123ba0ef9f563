/// A view that surrounds another with margins, a background, and a frame with a title.
open class ContainerView: View {
  /// The view inside the margins and the border.
  public var content: View
  /// The space around the content, inside the frame.
  public var margins: Insets
  /// The frame; nil for none.
  public var border: Border?
  /// The title in the upper edge of the frame.
  public var title: Text?
  /// The horizontal alignment of content that is narrower than the space inside.
  public var alignment = Alignment.fill

  /// Creates a container around `content`; a border takes one cell on each side.
  public init(_ content: View, margins: Insets = .zero, border: Border? = nil, background: Role? = nil) {
    self.content = content
    self.margins = margins
    self.border = border
    super.init()
    self.background = background
  }

  /// The content alone.
  open override var subviews: [View] { [content] }

  /// The size of the content with margins and frame.
  open override func size(fitting size: Size) -> Size {
    let inner = content.size(fitting: size.inset(by: edge).inset(by: margins))
    return inner.outset(by: margins).outset(by: edge)
  }

  /// Places the content inside margins and frame.
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

/// A text in a filled container with round corners: 26 columns and three lines, wider only when the text requires it.
///
/// It stretches in a stack that fills; it keeps its size in one that centers, or when it hugs more than its neighbors.
public final class RoundedView: ContainerView {
  /// The minimum width in columns.
  public static let columns = 26
  private let label: Label
  /// The role of its fill color.
  public var filling = Role.surface

  /// Creates a container with a text.
  public init(_ text: Text = "") {
    label = Label(text, alignment: .center)
    super.init(label, margins: Insets(columns: 2, lines: 0), border: .rounded)
  }

  /// The text inside the border.
  public var text: Text {
    get { label.text }
    set { label.text = newValue }
  }

  /// The size of the text with margins and frame, at least 26 columns wide.
  public override func size(fitting size: Size) -> Size {
    let ideal = super.size(fitting: size)
    return Size(max(RoundedView.columns, ideal.width), ideal.height)
  }

  /// Draws a filled shape, or a frame when the terminal has no colors or no half blocks.
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

/// A surface with round corners, margins of two columns and one line, and a shadow to the left and below, outside its
/// frame.
open class TileView: ContainerView {
  /// The minimum width in columns.
  public var columns = 0

  /// Creates a tile around a view. The frame counts as the first cell of the margins.
  public init(_ content: View, columns: Int = 0) {
    self.columns = columns
    super.init(content, margins: Insets(columns: 1, lines: 0), border: .rounded, background: .surface)
    shadow = .shadow
  }

  /// The size of the content with margins and frame.
  open override func size(fitting size: Size) -> Size {
    let ideal = super.size(fitting: size)
    return Size(max(columns, ideal.width), ideal.height)
  }
}
