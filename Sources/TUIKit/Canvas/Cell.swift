import TerminalText

/// One place on the screen. A glyph of two columns is a `lead` and a `tail` of the same style; neither stands alone.
public nonisolated struct Cell: Hashable, Sendable {
  /// Which part of a glyph a cell holds.
  public enum Part: UInt8, Sendable {
    /// A glyph of one column.
    case whole
    /// The left half of a wide glyph.
    case lead
    /// The right half of a wide glyph: its glyph is that of the lead.
    case tail
  }
  /// What it shows.
  public let glyph: Glyph
  /// How it looks.
  public let style: Style
  /// Which part of the glyph this is.
  public let part: Part
  /// Fills the cell up to 24 bytes, so that rows compare as memory.
  private let filling: UInt16 = 0

  init(_ glyph: Glyph, _ style: Style, _ part: Part = .whole) {
    self.glyph = glyph
    self.style = style
    self.part = part
  }
}
