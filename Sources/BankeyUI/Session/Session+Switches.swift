import BankeyCore
import TUIKit

extension Session {
  /// Masks all figures, or shows them again.
  func switchPrivacy() {
    choose { $0.isPrivate.toggle() }
    notice = settings.strings.privacy(isOn: settings.choices.isPrivate)
  }

  /// Lets charts go further back, or less far.
  func switchChart(by count: Int) {
    chartRange = chartRange.advanced(by: count)
    notice = settings.strings.chart(of: settings.strings.range(chartRange))
  }

  /// Takes the mouse, or leaves it to the terminal.
  func switchMouse() {
    choose { $0.takesMouse.toggle() }
    application?.terminal.captureMouse(settings.choices.takesMouse)
    notice = settings.strings.mouse(isOn: settings.choices.takesMouse)
  }

  /// Locks the screen, where there is a lock.
  func lockScreen() {
    guard let lock else { return notice = settings.strings.lockIsOff }
    lock.close()
  }

  /// Puts a text on the clipboard, unless it is masked on the screen, and says what became of it.
  func copy(_ text: String?, isShown: Bool) {
    let strings = settings.strings
    guard let text else { return notice = strings.nothingToCopy }
    guard isShown || !settings.choices.isPrivate else { return notice = strings.copyIsMasked }
    notice = application?.terminal.copy(text) == true ? strings.copied : strings.cannotCopy
  }
}
