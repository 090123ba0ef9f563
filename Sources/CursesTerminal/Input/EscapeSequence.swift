import TUIKit

/// What is still to come of a sequence that began with an escape: keys that mean nothing here, the mouse, answers of the
/// terminal, keys of protocols that were not asked for. Without this their letters would be taken for keys.
nonisolated enum EscapeSequence: Equatable {
  /// `ESC [`, parameters and a final byte; whether nothing followed the bracket yet.
  case control(isEmpty: Bool)
  /// `ESC O`, digits and one byte.
  case single
  /// `ESC [ [` and one byte: function keys of the Linux console.
  case console
  /// `ESC [ M` and so many bytes: the mouse as terminals of old report it.
  case mouse(Int)
  /// `ESC ]`, `ESC P` and others: text up to BEL or `ESC \`.
  case string
  /// Text that an escape interrupted: most likely its end.
  case stringEscape

  /// What a byte means to a sequence.
  enum Step: Equatable {
    /// It belongs to it, and this is still to come.
    case more(EscapeSequence)
    /// It is its last byte.
    case end
    /// It does not belong to it: the sequence was cut off, and the byte means what it means alone.
    case cut
    /// The same, and the escape before it begins another sequence.
    case cutAtEscape
  }

  /// The sequence that `byte` opens after an escape, if it opens one.
  init?(introducedBy byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["): self = .control(isEmpty: true)
    case UInt8(ascii: "O"): self = .single
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"): self = .string
    default: return nil
    }
  }

  /// What `byte` means to it. A control character is never swallowed by a sequence that it cannot belong to: ^C quits.
  func step(_ byte: UInt8) -> Step {
    switch self {
    case .control(let isEmpty): Self.control(byte, isEmpty: isEmpty)
    case .single where (0x30...0x39).contains(byte): .more(.single)
    case .single, .console: (0x20...0x7E).contains(byte) ? .end : .cut
    // Zero stands for a column that is too far right to be reported.
    case .mouse(let count): byte < 0x20 && byte != 0 ? .cut : count > 1 ? .more(.mouse(count - 1)) : .end
    case .string: Self.string(byte)
    case .stringEscape: byte == UInt8(ascii: "\\") ? .end : .cutAtEscape
    }
  }

  private static func control(_ byte: UInt8, isEmpty: Bool) -> Step {
    switch byte {
    case UInt8(ascii: "[") where isEmpty: .more(.console)
    case UInt8(ascii: "M") where isEmpty: .more(.mouse(3))
    case 0x20...0x3F: .more(.control(isEmpty: false))
    case 0x40...0x7E: .end
    default: .cut
    }
  }

  private static func string(_ byte: UInt8) -> Step {
    switch byte {
    case 0x07: .end
    case 0x1B: .more(.stringEscape)
    // What a person types to get out (^C, ^Z), and what terminals send for that (CAN).
    case 0x03, 0x18, 0x1A: .cut
    default: .more(.string)
    }
  }
}

/// Puts characters together from bytes that may come in any portions.
///
/// Not `get_wch`: that loses a character whose bytes arrive apart, and with an invalid byte up to sixteen keys after it.
nonisolated struct CharacterDecoder {
  /// Whether the terminal speaks UTF-8; otherwise a byte is taken for the Latin-1 character it mostly is.
  let isUTF8: Bool
  private var bytes: [UInt8] = []

  /// A decoder without anything pending.
  init(isUTF8: Bool) { self.isUTF8 = isUTF8 }

  /// The character that `byte` completes. What is no character is dropped, but never the byte that follows it.
  mutating func decode(_ byte: UInt8) -> Unicode.Scalar? {
    guard isUTF8 else { return Unicode.Scalar(byte) }
    if byte & 0xC0 != 0x80 { bytes.removeAll(keepingCapacity: true) }
    bytes.append(byte)
    guard bytes.count >= length(ledBy: bytes[0]) else { return nil }
    defer { bytes.removeAll(keepingCapacity: true) }
    return String(validating: bytes, as: UTF8.self)?.unicodeScalars.first
  }

  private func length(ledBy byte: UInt8) -> Int {
    switch byte {
    case 0xC0...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF7: 4
    default: 1
    }
  }
}

/// Text between the two marks that a terminal puts around what is pasted.
nonisolated struct Paste: Equatable {
  /// No field of ours takes more, and a terminal that never sends the end must not fill the memory.
  static let limit = 65_536
  /// What came so far, with `\n` at the end of each line.
  private(set) var text = ""
  private var count = 0
  private var endsInReturn = false

  /// Takes a character. Terminals send returns for line ends, or the line ends as they were copied.
  mutating func append(_ scalar: Unicode.Scalar) {
    defer { endsInReturn = scalar == "\r" }
    guard count < Self.limit, !(scalar == "\n" && endsInReturn) else { return }
    text.unicodeScalars.append(scalar == "\r" ? "\n" : scalar)
    count += 1
  }
}

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
    case 2: .secondary(point)
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

/// What a terminal answers when it is asked for its background (OSC 11), as terminals write it.
nonisolated enum BackgroundReport {
  /// The question. A terminal ends its answer as the question ends.
  static let question = "\u{1B}]11;?\u{07}"

  /// The color of a whole answer, `ESC ] 11 ; rgb:ffff/ffff/ffff` and its end; nil for what is no such answer.
  static func color(_ sequence: [UInt8]) -> RGB? {
    guard let end = [[0x07], [0x1B, UInt8(ascii: "\\")]].first(where: { sequence.suffix($0.count) == $0[...] }) else {
      return nil
    }
    let text = String(decoding: sequence.dropLast(end.count), as: UTF8.self)
    guard let start = ["\u{1B}]11;rgb:", "\u{1B}]11;rgba:"].first(where: text.hasPrefix) else { return nil }
    let parts = text.dropFirst(start.count).split(separator: "/", omittingEmptySubsequences: false)
    let wanted = start.hasSuffix("rgba:") ? 4 : 3
    let values = parts.prefix(3).compactMap(part)
    return parts.count == wanted && values.count == 3 ? RGB(values[0], values[1], values[2]) : nil
  }

  /// One to four hexadecimal digits, of which `f`, `ff` and so on are the most.
  private static func part(_ digits: Substring) -> UInt8? {
    guard (1...4).contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let value = Int(digits, radix: 16)
    else { return nil }
    let most = (1 << (4 * digits.count)) - 1
    return UInt8(clamping: value * 255 / most)
  }
}
