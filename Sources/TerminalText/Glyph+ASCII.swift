extension Glyph {
  /// What stands for it where only ASCII can be shown: one column, without marks. Letters lose their accents (`å` is `a`,
  /// `ø` is `o`), signs become the nearest one (`£ € ¥` are `L E Y`), and everything else is `?`.
  public var ascii: Glyph { Glyph(ascii: Substitute.ascii(for: base) ?? 0x3F) }

  /// What stands for it in the small font of a console, which has letters and lines but few signs.
  public var console: Glyph {
    guard !base.isASCII, base.value >= 0x2000, let sign = Substitute.sign(for: base) else { return self }
    return Glyph(ascii: sign)
  }
}

/// The tables of substitutes: two blocks of letters, in the order of Unicode, and single signs.
private enum Substitute {
  /// U+00A0 to U+00FF.
  private static let latin1 = StaticString(
    " !cL?Y|S\"ca<--r-o?23'uP-,1o>????AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuyty")
  /// U+0100 to U+017F.
  private static let latinA = StaticString(
    "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlLlLlNnNnNnnNnOoOoOoOoRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs"
  )

  static func ascii(for scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    case ..<0x80: UInt8(scalar.value)
    case 0xA0...0xFF: latin1.utf8Start[Int(scalar.value) - 0xA0]
    case 0x100...0x17F: latinA.utf8Start[Int(scalar.value) - 0x100]
    case 0x20AC: UInt8(ascii: "E")
    default: sign(for: scalar)
    }
  }

  static func sign(for scalar: Unicode.Scalar) -> UInt8? {
    switch scalar {
    case "\u{2000}"..."\u{200A}", "\u{202F}", "\u{205F}", "\u{3000}": UInt8(ascii: " ")
    case "\u{2010}"..."\u{2015}", "\u{2212}": UInt8(ascii: "-")
    case "\u{2018}"..."\u{201B}", "\u{2032}": UInt8(ascii: "'")
    case "\u{201C}"..."\u{201F}", "\u{2033}": UInt8(ascii: "\"")
    case "\u{2022}", "\u{25CF}": UInt8(ascii: "*")
    case "\u{2026}": UInt8(ascii: ".")
    case "\u{2039}": UInt8(ascii: "<")
    case "\u{203A}": UInt8(ascii: ">")
    default: nil
    }
  }
}
