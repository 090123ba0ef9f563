/// What happens to a scalar of foreign text at the door.
enum Passage: Equatable {
  /// It becomes a glyph of so many columns.
  case base(columns: Int)
  /// It goes onto the glyph before it.
  case mark
  /// It leaves without a trace: selectors, joiners, skin tones, bidi controls, tags, fillers.
  case dropped
  /// U+FFFD stands in for it: controls and what is not assigned.
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
  /// The columns of what most text consists of, without a look into Unicode's tables: ASCII, Latin, Greek and Cyrillic
  /// letters, dashes and quotes, raised digits, currencies, arrows, lines, blocks and braille, Chinese characters and Korean syllables.
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

  /// Whether it shows nothing itself and only changes how its neighbors are shown, or how a person reads them.
  fileprivate var isSilent: Bool {
    guard value >= 0xAD else { return false }
    return properties.generalCategory == .format || properties.isEmojiModifier
      || properties.isDefaultIgnorableCodePoint && properties.generalCategory != .unassigned
  }

  /// Whether it is a picture that a joiner may connect. Digits and signs of Latin-1 are emoji too, by name only.
  var isPicture: Bool { value > 0xFF && properties.isEmoji }
}
