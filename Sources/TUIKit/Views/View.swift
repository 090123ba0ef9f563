/// Something that takes a rectangle of the screen and draws itself there.
///
/// Views are laid out and drawn whole, every frame. A view says how large it would like to be, its owner gives it a frame,
/// and it may be given any: larger, smaller, nothing at all.
open class View {
  /// Where it is in its owner.
  public var frame = Rect(0, 0, 0, 0) {
    didSet { if frame.size != oldValue.size { sizeDidChange(from: oldValue.size) } }
  }
  /// Whether it is left out and takes no space.
  public var isHidden = false
  /// Whether it shows the selected row. Set by the table before it draws.
  public var isSelected = false
  /// Whether it lies on a color that says something, as that of a new row does, and so does not fill its own surface. Set by
  /// the table before it draws.
  public var isTinted = false
  /// The role of the surface that it fills and draws on; nil when it lies on its owner's.
  public var background: Role?
  /// The role of the shadow that falls left of its frame and below it; nil for none.
  public var shadow: Role?
  /// How strongly it refuses to grow.
  public var hugging = Priority.medium
  /// How strongly it refuses to shrink.
  public var resistance = Priority.medium
  /// What a click on it does.
  public var onPress: (() -> Void)?

  /// A view without a frame.
  public init() {}

  /// The views inside of it, from back to front.
  open var subviews: [View] { [] }

  /// The size that it would like to have where there is room for `size`.
  open func size(fitting size: Size) -> Size { Size(0, 0) }

  /// Gives the views inside their frames. Called before it is drawn.
  open func layout() {}

  /// Draws what is its own. The canvas is clipped to it, and its top left is 0, 0.
  open func draw(in canvas: inout Canvas) {}

  /// Called when it has got a frame of another size than `old`.
  open func sizeDidChange(from old: Size) {}

  /// Lets the view under the mouse act; false when none wanted to. Points are seen from its own top left.
  open func handle(_ mouse: Mouse) -> Bool {
    for view in subviews.reversed() where !view.isHidden && view.frame.contains(mouse.point) {
      if view.handle(mouse.relative(to: view.frame.origin)) { return true }
    }
    guard case .press = mouse, let onPress else { return false }
    onPress()
    return true
  }
}
