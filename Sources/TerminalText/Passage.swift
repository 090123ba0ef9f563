/// The treatment of a scalar of foreign text.
enum Passage: Equatable {
  /// It becomes a glyph of this width.
  case base(columns: Int)
  /// It is added to the previous glyph.
  case mark
  /// It is removed: variation selectors, joiners, skin tones, bidi controls, tags, fillers.
  case dropped
  /// It is replaced by U+FFFD: control and unassigned characters.
  case replaced

  init(_ scalar: Unicode.Scalar) {
    if let columns = scalar.commonColumns {
      self = .base(columns: columns)
    } else if scalar.value >= 0x10_FF80 {
      // A byte of a path that is not UTF-8.
      self = .replaced
    } else if scalar.isSilent {
      self = .dropped
    } else {
      switch scalar.columns {
      case nil: self = .replaced
      case 0: self = .mark
      case let columns?: self = .base(columns: columns)
      }
    }
  }
}

extension Unicode.Scalar {
  /// The width of common characters, without a lookup in Unicode's tables; nil for others. Covers ASCII, Latin, Greek
  /// and Cyrillic letters, dashes and quotes, raised digits, currencies, arrows, lines, blocks and braille, Chinese
  /// characters and Korean syllables.
  var commonColumns: Int? {
    switch value {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x3B1...0x482, 0x2010...0x2027, 0x2030...0x205E, 0x2070,
      0x2074...0x208E,
      0x20A0...0x20BF, 0x2190...0x2319, 0x23CE, 0x2500...0x25FC, 0x2800...0x28FF:
      1
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3: 2
    default: nil
    }
  }

  /// Whether it is invisible and only affects how its neighbors are displayed or read.
  fileprivate var isSilent: Bool {
    guard value >= 0xAD else { return false }
    return properties.generalCategory == .format || properties.isEmojiModifier
      || properties.isDefaultIgnorableCodePoint && properties.generalCategory != .unassigned
  }

  /// Whether it is a picture that a joiner may connect. Unicode also calls digits and some signs of Latin-1 emoji.
  var isPicture: Bool { value > 0xFF && properties.isEmoji }
}
