/// The screen and the keyboard. The application knows only this; curses is one, the tests' fake another.
public protocol Terminal: AnyObject {
  /// Columns and lines, now.
  var size: Size { get }
  /// What it can show.
  var capabilities: Capabilities { get }
  /// Takes the terminal over. Every event is handed to `handler`, on the main actor; all that wait, before a frame is drawn.
  func start(_ handler: @escaping (Event) -> Void)
  /// Gives the terminal back as it was. Harmless when it is not taken.
  func stop()
  /// Shows a canvas of the terminal's size. Only what differs from the last one costs anything.
  func present(_ canvas: Canvas)
  /// Forgets what is on the screen, so that the next canvas is painted whole (^L).
  func invalidate()
  /// Gives the terminal back, stops the process until it is continued, takes the terminal again and sends `resumed`.
  func suspend()
  /// Takes clicks and the wheel, or leaves them to the terminal.
  func captureMouse(_ isOn: Bool)
  /// Asks what color is behind everything (OSC 11), now and whenever the terminal is taken over again. The answer is an event that
  /// comes later, or never: nothing waits for it.
  func askBackground()
  /// Puts text on the clipboard (OSC 52). False where the terminal cannot.
  func copy(_ text: String) -> Bool
}
