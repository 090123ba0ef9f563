import TUIKit

/// A terminal in memory. The test supplies its events and examines its frames.
public final class FakeTerminal: Terminal {
  /// The size in columns and lines.
  public private(set) var size: Size
  /// What it can display.
  public var capabilities: Capabilities
  /// All frames drawn, in order.
  public private(set) var frames: [Canvas] = []
  /// Whether the application has taken it over.
  public private(set) var isStarted = false
  /// How many times the screen was invalidated.
  public private(set) var invalidations = 0
  /// How many times the program was suspended.
  public private(set) var suspensions = 0
  /// Whether it captures the mouse.
  public private(set) var capturesMouse = false
  /// How many times its background color was requested.
  public private(set) var backgroundQuestions = 0
  /// The texts copied to the clipboard.
  public private(set) var copied: [String] = []
  private var handler: (Event) -> Void = { _ in }

  /// Creates a terminal of a size.
  public init(_ width: Int = 80, _ height: Int = 24, _ capabilities: Capabilities = Capabilities()) {
    size = Size(width, height)
    self.capabilities = capabilities
  }

  /// The current frame.
  public var screen: Canvas { frames.last ?? Canvas(size, capabilities: capabilities) }

  /// Sends events to the application.
  public func send(_ events: Event...) { events.forEach(handler) }

  /// Resizes the terminal and notifies the application.
  public func resize(_ width: Int, _ height: Int) {
    size = Size(width, height)
    handler(.resize(size))
  }

  /// Starts sending events to `handler`.
  public func start(_ handler: @escaping (Event) -> Void) {
    self.handler = handler
    isStarted = true
  }

  /// Stops.
  public func stop() { isStarted = false }

  /// Stores a frame.
  public func present(_ canvas: Canvas) { frames.append(canvas) }

  /// Counts the call.
  public func invalidate() { invalidations += 1 }

  /// Counts the call and resumes immediately.
  public func suspend() {
    suspensions += 1
    handler(.resumed)
  }

  /// Stores the setting.
  public func captureMouse(_ isOn: Bool) { capturesMouse = isOn }

  /// Counts the call. A test may answer with an event.
  public func askBackground() { backgroundQuestions += 1 }

  /// Stores the text if the terminal supports copying.
  public func copy(_ text: String) -> Bool {
    if capabilities.canCopy { copied.append(text) }
    return capabilities.canCopy
  }
}
