import TUIKit

nonisolated extension Key {
  /// The key that sends this character; nil for control characters without a meaning.
  init?(typed scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    case 0x08, 0x7F: self = .backspace
    case 0x01...0x1A: self = .control(Character(Unicode.Scalar(UInt8(scalar.value + 0x60))))
    case 0..<0x20, 0x80..<0xA0: return nil
    default: self = .character(Character(scalar))
    }
  }
}
