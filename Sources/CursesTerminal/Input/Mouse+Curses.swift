import CNcurses
import TUIKit

extension Mouse {
  /// How far a notch of the wheel scrolls.
  private static let notch = 3

  /// What curses reports; nil for what is not used, such as letting a button go.
  init?(_ event: MEVENT) {
    let point = Point(Int(event.x), Int(event.y))
    switch event.bstate {
    case let state where state & mouse_press != 0: self = .press(point)
    case let state where state & wheel_up != 0: self = .wheel(-Self.notch, point)
    case let state where state & wheel_down != 0: self = .wheel(Self.notch, point)
    default: return nil
    }
  }
}
