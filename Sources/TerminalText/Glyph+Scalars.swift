extension Glyph {
  /// The scalar without its marks.
  @inlinable
  public var base: Unicode.Scalar { Unicode.Scalar(UInt32(truncatingIfNeeded: low & 0x1F_FFFF)) ?? "\u{FFFD}" }

  /// The base and its marks, in order.
  public var scalars: [Unicode.Scalar] { [base] + marks }

  /// Zero to four combining marks.
  public var marks: [Unicode.Scalar] {
    [low >> 21, low >> 42, high, high >> 21].compactMap {
      let value = UInt32(truncatingIfNeeded: $0 & 0x1F_FFFF)
      return value == 0 ? nil : Unicode.Scalar(value)
    }
  }

  /// Whether it has no mark, so that `base` is all of it.
  @inlinable
  public var isBare: Bool { low >> 21 == 0 && high & 0x1F_FFFF == 0 }

  /// The glyph with one more mark; a fifth is dropped, as curses keeps no more.
  func adding(_ mark: Unicode.Scalar) -> Glyph {
    var glyph = self
    let value = UInt64(mark.value)
    switch marks.count {
    case 0: glyph.low |= value << 21
    case 1: glyph.low |= value << 42
    case 2: glyph.high |= value
    case 3: glyph.high |= value << 21
    default: break
    }
    return glyph
  }
}
