import TUIKit

/// A terminal in memory: events are handed in by the test, frames are kept for it.
public final class FakeTerminal: Terminal {
  /// Columns and lines, as the application sees them.
  public private(set) var size: Size
  /// What it can show.
  public var capabilities: Capabilities
  /// Every frame that was drawn, the last one last.
  public private(set) var frames: [Canvas] = []
  /// Whether it is taken over.
  public private(set) var isStarted = false
  /// How often the screen was forgotten.
  public private(set) var invalidations = 0
  /// How often the program was suspended.
  public private(set) var suspensions = 0
  /// Whether it takes clicks and the wheel.
  public private(set) var capturesMouse = false
  /// How often it was asked for its background.
  public private(set) var backgroundQuestions = 0
  /// What was put on the clipboard.
  public private(set) var copied: [String] = []
  private var handler: (Event) -> Void = { _ in }

  /// A terminal of a size.
  public init(_ width: Int = 80, _ height: Int = 24, _ capabilities: Capabilities = Capabilities()) {
    size = Size(width, height)
    self.capabilities = capabilities
  }

  /// The frame that is on the screen.
  public var screen: Canvas { frames.last ?? Canvas(size, capabilities: capabilities) }

  /// Hands events to the application, as they would come from a person.
  public func send(_ events: Event...) { events.forEach(handler) }

  /// Gives it a new size and says so.
  public func resize(_ width: Int, _ height: Int) {
    size = Size(width, height)
    handler(.resize(size))
  }

  /// Takes events from now on.
  public func start(_ handler: @escaping (Event) -> Void) {
    self.handler = handler
    isStarted = true
  }

  /// Gives it back.
  public func stop() { isStarted = false }

  /// Keeps a frame.
  public func present(_ canvas: Canvas) { frames.append(canvas) }

  /// Counts.
  public func invalidate() { invalidations += 1 }

  /// Counts, and comes back at once.
  public func suspend() {
    suspensions += 1
    handler(.resumed)
  }

  /// Remembers whether it was asked for.
  public func captureMouse(_ isOn: Bool) { capturesMouse = isOn }

  /// Counts. A test answers by an event, if it wants to.
  public func askBackground() { backgroundQuestions += 1 }

  /// Keeps the text.
  public func copy(_ text: String) -> Bool {
    if capabilities.canCopy { copied.append(text) }
    return capabilities.canCopy
  }
}
