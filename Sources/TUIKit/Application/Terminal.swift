/// A screen with a keyboard. The application knows only this protocol; one implementation uses curses, another serves
/// tests.
public protocol Terminal: AnyObject {
  /// The current size in columns and lines.
  var size: Size { get }
  /// What the terminal can display.
  var capabilities: Capabilities { get }
  /// Takes over the terminal. Passes events to `handler` on the main actor, all waiting ones before a frame is drawn.
  func start(_ handler: @escaping (Event) -> Void)
  /// Restores the terminal. Does nothing when it was not taken over.
  func stop()
  /// Shows a canvas of the terminal's size. Only differences from the previous canvas are written.
  func present(_ canvas: Canvas)
  /// Forgets what the screen shows, so that the next canvas is painted completely (^L).
  func invalidate()
  /// Restores the terminal, stops the process until it is continued, takes over the terminal again and sends `resumed`.
  func suspend()
  /// Enables mouse events, or leaves the mouse to the terminal.
  func captureMouse(_ isOn: Bool)
  /// Asks for the background color (OSC 11), now and whenever the terminal is taken over again. The answer arrives as
  /// an event, if at all.
  func askBackground()
  /// Copies text to the clipboard (OSC 52). Returns false when the terminal does not support it.
  func copy(_ text: String) -> Bool
}
