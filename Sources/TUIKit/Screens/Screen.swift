/// What fills the terminal: a view, the keys that act on it, and whatever state they need.
open class Screen {
  /// What it shows.
  public let view: View
  /// What its keys do.
  public var keys: KeyMap = []
  /// The application while it is on the stack.
  public internal(set) weak var application: Application?

  /// A screen that shows a view.
  public init(_ view: View) { self.view = view }

  /// Called whenever it becomes the top of the stack.
  open func didAppear() {}

  /// Called before each frame: the place to bring its views up to date.
  open func update() {}

  /// Does what an event asks for; false when it means nothing here. Keys go to `keys`, the mouse to the view under it.
  open func handle(_ event: Event) -> Bool {
    switch event {
    case .key(let key): keys.perform(key)
    case .mouse(let mouse): view.handle(mouse.relative(to: view.frame.origin))
    case .paste, .resize, .resumed, .background, .terminate: false
    }
  }

  /// Where it stands in a terminal of a size: all of it.
  func frame(in size: Size) -> Rect { Rect(0, 0, size.width, size.height) }

  final func draw(in canvas: inout Canvas) {
    update()
    view.frame = frame(in: canvas.size)
    view.render(in: &canvas)
  }
}

/// A box on top of a screen that takes all events until it is closed.
open class Overlay: Screen {
  /// Called after it was closed.
  public var onClose: (() -> Void)?
  /// The box around its content.
  public let box: ContainerView

  /// An overlay with a title in its frame.
  public init(_ title: Text, _ content: View) {
    box = ContainerView(content, margins: Insets(columns: 1, lines: 0), border: .rounded, background: .overlay)
    box.title = title
    super.init(box)
  }

  /// Closes it; the next one in the queue is shown.
  public func close() { application?.dismiss(self) }

  /// In the middle, as large as its content and its title, as far as there is room.
  override func frame(in size: Size) -> Rect {
    let room = Self.room(in: size)
    let content = box.size(fitting: room.size)
    return room.centered(Size(min(room.width, max(content.width, titleColumns)), content.height))
  }

  /// What its title takes in the frame.
  final var titleColumns: Int { (box.title?.columns ?? 0) + 4 }

  /// Where it may stand: on a large terminal it leaves the edges free.
  static func room(in size: Size) -> Rect {
    let whole = Rect(0, 0, size.width, size.height)
    return size.width > 40 && size.height > 12 ? whole.inset(by: Insets(columns: 2, lines: 1)) : whole
  }
}
