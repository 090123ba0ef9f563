extension UInt8 {
  /// Whether it is a blank, a tab or a line end. NUL counts: some banks fill with it.
  @inline(__always)
  var isBlank: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) || self == 0 }

  /// Whether it is 0 to 9.
  var isDigit: Bool { self &- 0x30 < 10 }

  /// Whether it is A to Z or a to z.
  var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// In small letters.
  var lowercase: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }

  /// In capitals.
  var uppercase: UInt8 { self &- 0x61 < 26 ? self & 0xDF : self }
}
