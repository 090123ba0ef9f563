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
