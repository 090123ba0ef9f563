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
