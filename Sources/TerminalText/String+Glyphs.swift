extension String {
  /// The text as glyphs, cleaned.
  public var glyphs: [Glyph] { isPlain ? utf8.map(Glyph.init(ascii:)) : Array(glyphSequence) }

  /// The glyphs one after the other, without an array.
  public var glyphSequence: GlyphSequence { GlyphSequence(unicodeScalars) }

  /// The text as it may be shown: without control, escape, bidi, zero-width and unassigned characters.
  public var cleaned: String {
    isPlain ? self : glyphSequence.reduce(into: "") { $0.unicodeScalars.append(contentsOf: $1.scalars) }
  }

  /// Columns it takes in a terminal once it is cleaned.
  public var columns: Int {
    isPlain ? utf8.count : commonColumns ?? glyphSequence.reduce(0) { $0 + $1.columns }
  }

  /// Its columns when each scalar is a glyph by itself, as in most text; nil when it takes more than a look at them.
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

  /// Columns it takes in a terminal once it is cleaned.
  public var columns: Int { String(self).columns }
}
