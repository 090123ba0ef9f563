/// A rectangle of the screen that draws itself.
///
/// Every frame lays out and draws all views. A view states its preferred size and its owner sets its frame, which may
/// be larger, smaller or empty.
open class View {
  /// The position and size in the owner's coordinates.
  public var frame = Rect(0, 0, 0, 0) {
    didSet { if frame.size != oldValue.size { sizeDidChange(from: oldValue.size) } }
  }
  /// Whether it is invisible and takes no space.
  public var isHidden = false
  /// Whether it shows the selected row. Tables set this before drawing.
  public var isSelected = false
  /// Whether its background is a signal color, such as that of a new row, so that it must not draw its own. Tables set
  /// this before drawing.
  public var isTinted = false
  /// The role of its background; nil to draw on the owner's.
  public var background: Role?
  /// The role of its shadow, to the left of its frame and below; nil for none.
  public var shadow: Role?
  /// The priority with which the view resists growing.
  public var hugging = Priority.medium
  /// The priority with which the view resists shrinking.
  public var resistance = Priority.medium
  /// The action for a click.
  public var onPress: (() -> Void)?

  /// Creates a view with an empty frame.
  public init() {}

  /// The views inside, from back to front.
  open var subviews: [View] { [] }

  /// The preferred size when `size` is available.
  open func size(fitting size: Size) -> Size { Size(0, 0) }

  /// Sets the frames of the subviews. Called before drawing.
  open func layout() {}

  /// Draws its own content. The canvas is clipped to the view, whose top left is (0, 0).
  open func draw(in canvas: inout Canvas) {}

  /// Called when the size of its frame has changed from `old`.
  open func sizeDidChange(from old: Size) {}

  /// Passes a mouse event to the view under the mouse; returns false when none handles it. Positions are relative to
  /// this view.
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
  /// Lays out and draws the view with all subviews into its frame.
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

/// A view that tables can recycle. It shows one model at a time and must be drawable without one.
///
/// The model contains everything that the view shows. The view looks the same for equal models.
public protocol ReusableView: View {
  /// The data that it shows.
  associatedtype Model: Equatable
  /// Creates a view without a model.
  init()
  /// Resets it before it shows another model.
  func prepareForReuse()
  /// Shows `model` instead of the one before; views are reused.
  func configure(_ model: Model)
}

extension ReusableView {
  /// The default: nothing to reset.
  public func prepareForReuse() {}
}

/// How strongly a view keeps its size, from 1 (hardly) to 1000 (required).
public nonisolated struct Priority: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral {
  /// The strength, from 1 (hardly) to 1000 (required).
  public let value: Int

  /// The priority of a view that yields first.
  public static let low: Priority = 250
  /// The default priority, halfway to `required`.
  public static let medium: Priority = 500
  /// The priority of a view that yields last.
  public static let high: Priority = 750
  /// The priority of a view that never yields.
  public static let required: Priority = 1000

  /// Creates a priority, clamped to 1...1000.
  public init(_ value: Int) { self.value = min(max(1, value), 1000) }

  /// Creates a priority, clamped to 1...1000.
  public init(integerLiteral value: Int) { self.init(value) }

  /// Weaker priorities sort first.
  public static func < (a: Priority, b: Priority) -> Bool { a.value < b.value }
}
