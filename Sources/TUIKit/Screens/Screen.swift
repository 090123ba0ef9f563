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
    case .paste, .resize, .resumed, .terminate: false
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
