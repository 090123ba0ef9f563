/// A character on the screen: a scalar of one or two columns with at most four combining marks.
///
/// A glyph is plain data of 16 bytes, so canvases can be compared and copied as memory. Each scalar takes 21 bits:
/// `low` holds the base and two marks, `high` two more marks and the width.
@frozen
public struct Glyph: Hashable, Sendable {
  @usableFromInline var low: UInt64
  @usableFromInline var high: UInt64

  /// A space.
  public static let blank = Glyph(ascii: 0x20)
  /// U+FFFD, which replaces a character that must not be printed.
  public static let replacement = Glyph(base: "\u{FFFD}", columns: 1)

  /// The glyph of a printable ASCII character.
  @inlinable
  public init(ascii byte: UInt8) {
    low = UInt64(byte)
    high = 1 << 42
  }

  /// The glyph of one scalar; nil when the scalar has no column of its own or must not be printed.
  public init?(_ scalar: Unicode.Scalar) {
    guard case .base(let columns) = Passage(scalar) else { return nil }
    self.init(base: scalar, columns: columns)
  }

  init(base: Unicode.Scalar, columns: Int) {
    low = UInt64(base.value)
    high = UInt64(columns) << 42
  }

  /// The width in columns: 1 or 2.
  @inlinable
  public var columns: Int { Int(high >> 42) }
}

extension Glyph {
  /// The scalar without its marks.
  @inlinable
  public var base: Unicode.Scalar { Unicode.Scalar(UInt32(truncatingIfNeeded: low & 0x1F_FFFF)) ?? "\u{FFFD}" }

  /// The base and its marks, in order.
  public var scalars: [Unicode.Scalar] { [base] + marks }

  /// The combining marks, at most four.
  public var marks: [Unicode.Scalar] {
    [low >> 21, low >> 42, high, high >> 21].compactMap {
      let value = UInt32(truncatingIfNeeded: $0 & 0x1F_FFFF)
      return value == 0 ? nil : Unicode.Scalar(value)
    }
  }

  /// Whether it consists only of `base`, without marks.
  @inlinable
  public var isBare: Bool { low >> 21 == 0 && high & 0x1F_FFFF == 0 }

  /// The glyph with one more mark. A fifth is dropped, because curses stores only four.
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

extension Glyph: CustomStringConvertible {
  /// The glyph as text.
  public var description: String {
    var text = String.UnicodeScalarView()
    text.append(base)
    text.append(contentsOf: marks)
    return String(text)
  }
}

extension Unicode.Scalar {
  /// The width in terminal columns according to the C library: 0, 1 or 2; nil when the scalar must not be printed.
  public var columns: Int? {
    if value < 0x300 { return value < 32 || (0x7F..<0xA0).contains(value) ? nil : 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    case .control, .unassigned, .surrogate, .lineSeparator, .paragraphSeparator: return nil
    default: break
    }
    if isHangulVowelOrFinal { return 0 }
    return isWide ? 2 : 1
  }

  /// Whether it is a Hangul vowel or final, which is drawn in the square of the preceding consonant.
  private var isHangulVowelOrFinal: Bool { (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FB).contains(value) }

  private var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// Whether it is in a block of East Asian wide or full-width characters, or an emoji that is shown as a picture by
  /// default.
  private var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF,
      0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18D08, 0x1AFF0...0x1B2FB,
      0x1F200...0x1F2FF, 0x20000...0x3FFFD:
      true
    default: properties.isEmojiPresentation && !isRegionalIndicator
    }
  }
}
