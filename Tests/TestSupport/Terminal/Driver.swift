import TUIKit
import Testing

/// Simulates a user at a fake terminal, through the application's real `send`.
public final class Driver {
  /// The terminal.
  public let terminal: FakeTerminal
  /// The application.
  public let application: Application
  /// The time, which advances only on request.
  public let time = FakeTime()
  /// The number of the application's tasks that wait until the test continues them.
  public var heldTasks: () -> Int = { 0 }

  /// Creates an application on a terminal of a size.
  public init(
    _ width: Int = 80, _ height: Int = 24, _ capabilities: Capabilities = Capabilities(), palette: Palette = .mono
  ) {
    terminal = FakeTerminal(width, height, capabilities)
    application = Application(terminal, palette: palette, later: time.call, uptime: { [time] in time.now })
    terminal.start { [weak application] in application?.send($0) }
    time.settle = { [weak self] in await self?.settle() }
  }

  /// Waits until all tasks of the application have ended, except held ones, and draws what they changed.
  public func settle() async {
    application.displayIfNeeded()
    await waitUntil {
      guard application.runningTasks <= heldTasks() else { return false }
      application.displayIfNeeded()
      return application.runningTasks <= heldTasks()
    }
  }

  /// The current screen.
  public var screen: Canvas {
    application.displayIfNeeded()
    return terminal.screen
  }

  /// Presses keys, drawing the screen after each.
  public func press(_ keys: Key...) {
    for key in keys {
      terminal.send(.key(key))
      application.displayIfNeeded()
    }
  }

  /// Types characters one by one.
  public func type(_ text: String) { for character in text { press(.character(character)) } }

  /// Clicks on a cell.
  public func click(_ x: Int, _ y: Int) {
    terminal.send(.mouse(.press(Point(x, y))))
    application.displayIfNeeded()
  }

  /// Resizes the terminal.
  public func resize(_ width: Int, _ height: Int) {
    terminal.resize(width, height)
    application.displayIfNeeded()
  }
}
