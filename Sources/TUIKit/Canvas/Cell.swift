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

/// How a cell looks. A style that sets a background sets its foreground too.
public nonisolated struct Style: Hashable, Sendable {
  /// What a terminal can do to a glyph without color.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// The attributes whose bits are set.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Heavier or brighter.
    public static let bold = Attributes(rawValue: 1)
    /// Fainter.
    public static let dim = Attributes(rawValue: 2)
    /// Foreground and background exchanged.
    public static let reverse = Attributes(rawValue: 4)
    /// A line below.
    public static let underline = Attributes(rawValue: 8)
    /// A line through; plain where the terminal cannot.
    public static let strike = Attributes(rawValue: 16)
  }
  /// The color of the glyph.
  public var foreground: Color
  /// The color behind it.
  public var background: Color
  /// Bold, dim and so on.
  public var attributes: Attributes

  /// The terminal's own colors and no attribute.
  public static let plain = Style()

  /// A style; what is left out is the terminal's own.
  public init(_ foreground: Color = .default, on background: Color = .default, _ attributes: Attributes = []) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The color behind the glyph as that of the glyph itself: a block of color, drawn with a sign.
  public var inked: Style { background == .default ? self : Style(background, attributes) }

  /// The terminal's own colors with attributes.
  public init(attributes: Attributes) { self.init(.default, on: .default, attributes) }
}

nonisolated extension Style {
  /// This style on a surface that has one: what it leaves to the terminal, the surface decides.
  public func over(_ ground: Style) -> Style {
    if ground == .plain { return self }
    return Style(
      foreground == .default ? ground.foreground : foreground,
      on: background == .default ? ground.background : background,
      attributes.union(ground.attributes))
  }

  /// This style with a foreground wherever it has a background: the terminal's own might not be readable on it.
  public var readable: Style {
    guard background != .default, foreground == .default else { return self }
    return Style(background.isBright ? Color(16, or: 0) : Color(231, or: 15), on: background, attributes)
  }
}

nonisolated extension Color {
  /// Whether black is easier to read on it than white, by its place in the cube of 256 colors.
  var isBright: Bool {
    switch index {
    case 16...231:
      let cube = Int(index) - 16
      return 2 * (cube / 36) + 5 * (cube / 6 % 6) + cube % 6 > 19
    case 232...255: return index > 243
    default: return index == 7 || index >= 9
    }
  }
}
