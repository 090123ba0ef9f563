extension String {
  /// The sanitized text as glyphs.
  public var glyphs: [Glyph] { isPlain ? utf8.map(Glyph.init(ascii:)) : Array(glyphSequence) }

  /// The glyphs as a lazy sequence, without an array.
  public var glyphSequence: GlyphSequence { GlyphSequence(unicodeScalars) }

  /// The text as it may be shown: without control, escape, bidi, zero-width and unassigned characters.
  public var cleaned: String {
    // Common characters need no sanitizing.
    if isPlain || commonColumns != nil { return self }
    return glyphSequence.reduce(into: "") { $0.unicodeScalars.append(contentsOf: $1.scalars) }
  }

  /// The number of terminal columns that the sanitized text takes.
  public var columns: Int {
    isPlain ? utf8.count : commonColumns ?? glyphSequence.reduce(0) { $0 + $1.columns }
  }

  /// The width of a text that consists only of common characters; nil for other texts.
  private var commonColumns: Int? {
    var columns = 0
    for scalar in unicodeScalars {
      guard let more = scalar.commonColumns else { return nil }
      columns += more
    }
    return columns
  }

  /// Whether every byte is a printable ASCII character, so that bytes, glyphs and columns are the same.
  public var isPlain: Bool {
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy(Self.isPrintable) } ?? utf8.allSatisfy(Self.isPrintable)
  }

  private static func isPrintable(_ byte: UInt8) -> Bool { byte >= 0x20 && byte < 0x7F }
}

extension Substring {
  /// The text as it may be shown: without control, escape, bidi, zero-width and unassigned characters.
  public var cleaned: String { String(self).cleaned }

  /// The number of terminal columns that the sanitized text takes.
  public var columns: Int { String(self).columns }
}

extension Glyph {
  /// The replacement on terminals that show only ASCII: one column, without marks. Letters lose their accents (`å`
  /// becomes `a`, `ø` becomes `o`), signs become similar ones (`£ € ¥` become `L E Y`), and everything else becomes
  /// `?`.
  public var ascii: Glyph { Glyph(ascii: Substitute.ascii(for: base) ?? 0x3F) }

  /// The replacement in the small font of a console, which has letters and lines but few signs.
  public var console: Glyph {
    guard !base.isASCII, base.value >= 0x2000, let sign = Substitute.sign(for: base) else { return self }
    return Glyph(ascii: sign)
  }
}

/// Tables of substitutes: two blocks of letters in Unicode order, and single signs.
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
