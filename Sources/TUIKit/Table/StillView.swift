/// Draws its content once, and shows that picture until it is told that the content has changed, or has to look otherwise. For what
/// costs more to draw than to copy, beside something that changes with every key.
public final class StillView: View {
  private let content: View
  private var picture: RowPicture?

  /// A picture of a view.
  public init(_ content: View) {
    self.content = content
    super.init()
  }

  /// Lets the content be drawn anew.
  public func contentDidChange() { picture = nil }

  /// As large as the content would like to be.
  public override func size(fitting size: Size) -> Size { content.size(fitting: size) }

  /// Copies the picture.
  public override func draw(in canvas: inout Canvas) {
    let look = RowLook(
      size: frame.size, isSelected: false, ground: canvas.ground, capabilities: canvas.capabilities,
      palette: canvas.palette)
    let picture = picture.flatMap { $0.look == look ? $0 : nil } ?? RowPicture(of: content, look)
    self.picture = picture
    canvas.put(picture.canvas, at: Point(0, 0))
  }
}
