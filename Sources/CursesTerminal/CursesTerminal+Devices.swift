import CNcurses
import TUIKit

extension CursesTerminal {
  /// Takes clicks and the wheel, or leaves them to the terminal, which then selects text with them.
  public func captureMouse(_ isOn: Bool) {
    isMouseCaptured = isOn
    if handler != nil { reportMouse() }
  }

  /// Asks for the buttons that are used and for no motion, which would flood.
  func reportMouse() {
    mousemask(isMouseCaptured ? mouse_press | wheel_up | wheel_down : 0, nil)
  }

  /// Puts text on the clipboard (OSC 52). False where the terminal cannot.
  public func copy(_ text: String) -> Bool {
    guard handler != nil, capabilities.canCopy, let format = terminfo.selection,
      let sequence = Clipboard.sequence(text, format: format)
    else { return false }
    Output.write(sequence)
    return true
  }
}
