import TUIKit

/// Plays a person at a fake terminal, through the application's real `send`.
public final class Driver {
  /// What the person sees.
  public let terminal: FakeTerminal
  /// What the person uses.
  public let application: Application
  /// Time, which passes only when told to.
  public let time = FakeTime()

  /// An application on a terminal of a size.
  public init(
    _ width: Int = 80, _ height: Int = 24, _ capabilities: Capabilities = Capabilities(), palette: Palette = .mono
  ) {
    terminal = FakeTerminal(width, height, capabilities)
    application = Application(terminal, palette: palette, later: time.call, uptime: { [time] in time.now })
    terminal.start { [weak application] in application?.send($0) }
  }

  /// What is on the screen now.
  public var screen: Canvas {
    application.displayIfNeeded()
    return terminal.screen
  }

  /// Presses keys, and looks at the screen after each.
  public func press(_ keys: Key...) {
    for key in keys {
      terminal.send(.key(key))
      application.displayIfNeeded()
    }
  }

  /// Types characters, one key after the other.
  public func type(_ text: String) { for character in text { press(.character(character)) } }

  /// Clicks on a cell.
  public func click(_ x: Int, _ y: Int) {
    terminal.send(.mouse(.press(Point(x, y))))
    application.displayIfNeeded()
  }

  /// Gives the terminal a new size.
  public func resize(_ width: Int, _ height: Int) {
    terminal.resize(width, height)
    application.displayIfNeeded()
  }
}
