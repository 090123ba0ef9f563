/// Content for the whole terminal: a view, its keys, and any state that they need.
open class Screen {
  /// The view that fills the screen.
  public let view: View
  /// The commands of the screen and their keys.
  public var keys: KeyMap = []
  /// The application, while the screen is on its stack.
  public internal(set) weak var application: Application?

  /// Creates a screen that `view` fills.
  public init(_ view: View) { self.view = view }

  /// Called whenever it becomes the top of the stack.
  open func didAppear() {}

  /// Called before each frame, to update the views.
  open func update() {}

  /// Handles an event; returns false when it has no effect here. Keys go to `keys`, mouse events to the view under the
  /// mouse.
  open func handle(_ event: Event) -> Bool {
    switch event {
    case .key(let key): keys.perform(key)
    case .mouse(let mouse): view.handle(mouse.relative(to: view.frame.origin))
    case .paste, .resize, .resumed, .background, .terminate: false
    }
  }

  /// The frame in a terminal of `size`: all of it.
  func frame(in size: Size) -> Rect { Rect(0, 0, size.width, size.height) }

  final func draw(in canvas: inout Canvas) {
    update()
    view.frame = frame(in: canvas.size)
    view.render(in: &canvas)
  }
}

/// A box on top of a screen that receives all events until it is closed.
open class Overlay: Screen {
  /// Called after it was closed.
  public var onClose: (() -> Void)?
  /// The box around the content.
  public let box: ContainerView

  /// Creates an overlay with a title in its frame.
  public init(_ title: Text, _ content: View) {
    box = ContainerView(content, margins: Insets(columns: 1, lines: 0), border: .rounded, background: .overlay)
    box.title = title
    super.init(box)
  }

  /// Closes it and shows the next one in the queue.
  public func close() { application?.dismiss(self) }

  /// Centers the box, which is as large as its content and title need, within the available space.
  override func frame(in size: Size) -> Rect {
    let room = Self.room(in: size)
    let content = box.size(fitting: room.size)
    return room.centered(Size(min(room.width, max(content.width, titleColumns)), content.height))
  }

  /// The columns that the frame needs for its title.
  final var titleColumns: Int { (box.title?.columns ?? 0) + 4 }

  /// The space for overlays, which leaves the edges of a large terminal free.
  static func room(in size: Size) -> Rect {
    let whole = Rect(0, 0, size.width, size.height)
    return size.width > 40 && size.height > 12 ? whole.inset(by: Insets(columns: 2, lines: 1)) : whole
  }
}
