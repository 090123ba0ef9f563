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
    if (0x20..<0x7F).contains(scalar.value) {
      self = .base(columns: 1)
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
  /// Whether it shows nothing itself and only changes how its neighbors are shown, or how a person reads them.
  fileprivate var isSilent: Bool {
    guard value >= 0xAD else { return false }
    return properties.generalCategory == .format || properties.isEmojiModifier
      || properties.isDefaultIgnorableCodePoint && properties.generalCategory != .unassigned
  }

  /// Whether it is a picture that a joiner may connect. Digits and signs of Latin-1 are emoji too, by name only.
  var isPicture: Bool { value > 0xFF && properties.isEmoji }
}
