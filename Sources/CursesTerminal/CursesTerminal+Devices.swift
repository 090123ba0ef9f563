import TUIKit

extension CursesTerminal {
  /// Takes clicks and the wheel, or leaves them to the terminal, which then selects text with them.
  public func captureMouse(_ isOn: Bool) {
    isMouseCaptured = isOn
    if handler != nil { reportMouse() }
  }

  /// Asks for buttons and for no motion, which would flood.
  func reportMouse() {
    guard isMouseReported != isMouseCaptured else { return }
    isMouseReported = isMouseCaptured
    Output.write(isMouseCaptured ? terminfo.mouseOn : terminfo.mouseOff)
  }

  /// Leaves the mouse to the terminal for as long as the terminal is not ours.
  func releaseMouse() {
    if isMouseReported { Output.write(terminfo.mouseOff) }
    isMouseReported = false
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
