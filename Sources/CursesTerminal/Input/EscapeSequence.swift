import TUIKit

/// The expected rest of a sequence that starts with Escape: unused keys, mouse reports, answers of the terminal, keys
/// of protocols that were not requested. Without this, its letters would be taken for keys.
nonisolated enum EscapeSequence: Equatable {
  /// `ESC [`, parameters and a final byte. `isEmpty`: nothing has followed the bracket yet.
  case control(isEmpty: Bool)
  /// `ESC O`, digits and one byte.
  case single
  /// `ESC [ [` and one byte: a function key of the Linux console.
  case console
  /// `ESC [ M` and this many bytes: a mouse report of an old terminal.
  case mouse(Int)
  /// `ESC ]`, `ESC P` and others: text that ends with BEL or `ESC \`.
  case string
  /// Text interrupted by an Escape, which probably starts its end.
  case stringEscape

  /// The effect of a byte on a sequence.
  enum Step: Equatable {
    /// The byte belongs to the sequence; this is what remains.
    case more(EscapeSequence)
    /// The byte ends the sequence.
    case end
    /// The byte does not belong to the sequence, which was cut off. The byte stands for itself.
    case cut
    /// Like `cut`, and the preceding Escape starts another sequence.
    case cutAtEscape
  }

  /// The sequence that starts with Escape and `byte`; nil when there is none.
  init?(introducedBy byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["): self = .control(isEmpty: true)
    case UInt8(ascii: "O"): self = .single
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"): self = .string
    default: return nil
    }
  }

  /// The effect of `byte`. A sequence never swallows a control character that cannot belong to it, so ^C still quits.
  func step(_ byte: UInt8) -> Step {
    switch self {
    case .control(let isEmpty): Self.control(byte, isEmpty: isEmpty)
    case .single where (0x30...0x39).contains(byte): .more(.single)
    case .single, .console: (0x20...0x7E).contains(byte) ? .end : .cut
    // Zero stands for a column too far right to be reported.
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
    // Keys with which users interrupt (^C, ^Z), and the cancel character that terminals send (CAN).
    case 0x03, 0x18, 0x1A: .cut
    default: .more(.string)
    }
  }
}

/// Assembles characters from bytes that may arrive in any portions.
///
/// Replaces `get_wch`, which loses a character whose bytes arrive separately and, after an invalid byte, up to sixteen
/// keys.
nonisolated struct CharacterDecoder {
  /// Whether the terminal sends UTF-8. Otherwise each byte is read as Latin-1, which it usually is.
  let isUTF8: Bool
  private var bytes: [UInt8] = []

  /// Creates a decoder without pending bytes.
  init(isUTF8: Bool) { self.isUTF8 = isUTF8 }

  /// The character that `byte` completes; nil while it is incomplete. Invalid bytes are dropped, but never the byte
  /// after them.
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

/// Text between the marks that a terminal puts around pasted text.
nonisolated struct Paste: Equatable {
  /// The maximum length: no field of ours takes more, and a terminal that never sends the end mark must not fill the
  /// memory.
  static let limit = 65_536
  /// The text so far, with `\n` line ends.
  private(set) var text = ""
  private var count = 0
  private var endsInReturn = false

  /// Appends a character. Terminals send line ends either as CR or as they were copied.
  mutating func append(_ scalar: Unicode.Scalar) {
    defer { endsInReturn = scalar == "\r" }
    guard count < Self.limit, !(scalar == "\n" && endsInReturn) else { return }
    text.unicodeScalars.append(scalar == "\r" ? "\n" : scalar)
    count += 1
  }
}

/// Parses the mouse reports of terminals.
nonisolated enum MouseReport {
  /// The lines to scroll for one notch of the wheel.
  private static let notch = 3

  /// The event of a complete report, `ESC [ < button ; column ; line M` or `ESC [ M` and three bytes. Nil for anything
  /// else, and for unused events: button releases, other buttons, drags, horizontal scrolling.
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

  /// Columns and lines count from 1. The bits of Shift, Alt and Ctrl (4, 8, 16) are ignored.
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

  /// A number of at most five digits, which is enough for any screen.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard (1...5).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }
}

/// Parses a terminal's answer to a request for its background color (OSC 11).
nonisolated enum BackgroundReport {
  /// The request. Terminals end their answer with the same terminator as the request.
  static let question = "\u{1B}]11;?\u{07}"

  /// The color in a complete answer, `ESC ] 11 ; rgb:ffff/ffff/ffff` and a terminator; nil for anything else.
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

  /// One to four hexadecimal digits, scaled so that the largest number of that length is 255.
  private static func part(_ digits: Substring) -> UInt8? {
    guard (1...4).contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let value = Int(digits, radix: 16)
    else { return nil }
    let most = (1 << (4 * digits.count)) - 1
    return UInt8(clamping: value * 255 / most)
  }
}
