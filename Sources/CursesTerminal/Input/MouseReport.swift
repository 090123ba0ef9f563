import TUIKit

/// What the mouse did, as terminals report it.
nonisolated enum MouseReport {
  /// How far a notch of the wheel scrolls.
  private static let notch = 3

  /// The event of a whole report, `ESC [ < button ; column ; line M` or `ESC [ M` and three bytes; nil for what is no
  /// report, and for what is not used: a button that is let go, other buttons, drags, the sideways wheel.
  static func event(_ sequence: [UInt8]) -> Mouse? {
    guard sequence.starts(with: [0x1B, UInt8(ascii: "[")]) else { return nil }
    return switch sequence.dropFirst(2).first {
    case UInt8(ascii: "<"): extended(sequence.dropFirst(3))
    case UInt8(ascii: "M"): plain(Array(sequence.dropFirst(3)))
    default: nil
    }
  }

  private static func extended(_ bytes: ArraySlice<UInt8>) -> Mouse? {
    guard bytes.last == UInt8(ascii: "M") else { return nil }
    let numbers = bytes.dropLast().split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map(number)
    guard numbers.count == 3, let button = numbers[0], let column = numbers[1], let line = numbers[2] else {
      return nil
    }
    return event(button: button, column: column, line: line)
  }

  private static func plain(_ bytes: [UInt8]) -> Mouse? {
    guard bytes.count == 3 else { return nil }
    let numbers = bytes.map { Int($0) - 32 }
    return event(button: numbers[0], column: numbers[1], line: numbers[2])
  }

  /// Columns and lines count from 1. Shift, Alt and Ctrl (4, 8, 16) make no difference.
  private static func event(button: Int, column: Int, line: Int) -> Mouse? {
    guard column > 0, line > 0 else { return nil }
    let point = Point(column - 1, line - 1)
    return switch button & ~(4 | 8 | 16) {
    case 0: .press(point)
    case 64: .wheel(-notch, point)
    case 65: .wheel(notch, point)
    default: nil
    }
  }

  /// A number of at most five digits: no screen is wider.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard (1...5).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }
}
