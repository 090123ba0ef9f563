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

extension View {
  /// Lays it out and draws it, with everything inside of it, into its frame.
  public final func render(in canvas: inout Canvas) {
    guard !isHidden else { return }
    layout()
    if let shadow { canvas.shadow(of: frame, shadow) }
    canvas.inside(frame) { canvas in
      if let background, !isTinted { canvas.surface(background) }
      draw(in: &canvas)
      for view in subviews { view.render(in: &canvas) }
    }
  }
}

/// A view that a table can recycle: it shows one model at a time, and may be shown without any.
///
/// A model is everything the view shows. Two models are equal when the view looks the same with both.
public protocol ReusableView: View {
  /// What it shows.
  associatedtype Model: Equatable
  /// A view without a model.
  init()
  /// Forgets what it showed. Called before it shows another model.
  func prepareForReuse()
  /// Shows a model.
  func configure(_ model: Model)
}

extension ReusableView {
  /// Nothing to forget, unless a view says otherwise.
  public func prepareForReuse() {}
}

/// How strongly a view holds on to its size: 1, hardly, to 1000, required. What lies outside is clamped.
public nonisolated struct Priority: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral {
  /// 1...1000.
  public let value: Int

  /// Gives way first.
  public static let low: Priority = 250
  /// What views have unless they say otherwise.
  public static let medium: Priority = 500
  /// Gives way last.
  public static let high: Priority = 750
  /// The most there is.
  public static let required: Priority = 1000

  /// A priority, clamped to 1...1000.
  public init(_ value: Int) { self.value = min(max(1, value), 1000) }

  /// A priority, clamped to 1...1000.
  public init(integerLiteral value: Int) { self.init(value) }

  /// The weaker one comes first.
  public static func < (a: Priority, b: Priority) -> Bool { a.value < b.value }
}
