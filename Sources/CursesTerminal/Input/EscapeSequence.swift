/// A sequence that curses does not know, swallowed up to its end: answers of the terminal, focus reports, keys of
/// protocols that were not asked for. Without this its letters would be taken for keys.
nonisolated enum EscapeSequence: Equatable {
  /// `ESC [` parameters and a final byte.
  case control
  /// `ESC O` and one byte.
  case single
  /// `ESC ]`, `ESC P` and others: text up to BEL or `ESC \`.
  case string
  /// Text that an `ESC` interrupted: most likely its end.
  case stringEscape

  /// The sequence that `byte` opens after an escape, if it opens one.
  init?(introducedBy byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["): self = .control
    case UInt8(ascii: "O"): self = .single
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"): self = .string
    default: return nil
    }
  }

  /// What is left of the sequence after `byte`; nil at its end.
  func after(_ byte: UInt8) -> EscapeSequence? {
    switch self {
    case .control: (0x40...0x7E).contains(byte) ? nil : .control
    case .single, .stringEscape: nil
    case .string: byte == 0x07 ? nil : byte == 0x1B ? .stringEscape : .string
    }
  }
}
