extension Unicode.Scalar {
  /// Columns it takes in a terminal, as the C library counts them: 0, 1 or 2; nil when it must not be printed.
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

  /// Hangul vowels and finals are drawn in the square of the consonant before them.
  private var isHangulVowelOrFinal: Bool { (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FB).contains(value) }

  private var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// East Asian wide and full width, by blocks, and emoji that are pictures by themselves.
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
