import TerminalText

/// One cell of the grid. A wide glyph occupies a `lead` and a `tail` of the same style, which always occur together.
public nonisolated struct Cell: Hashable, Sendable {
  /// The part of a glyph in a cell.
  public enum Part: UInt8, Sendable {
    /// A glyph of one column.
    case whole
    /// The left half of a wide glyph.
    case lead
    /// The right half of a wide glyph, with the same glyph as the lead.
    case tail
  }
  /// The glyph, also in the right half of a wide one.
  public let glyph: Glyph
  /// The colors and attributes.
  public let style: Style
  /// The part of the glyph in this cell.
  public let part: Part
  /// Pads the cell to 24 bytes without gaps, so that rows can be compared as memory.
  private let filling: UInt16 = 0

  init(_ glyph: Glyph, _ style: Style, _ part: Part = .whole) {
    self.glyph = glyph
    self.style = style
    self.part = part
  }
}

/// The style of a cell. A style with a background also has a foreground.
public nonisolated struct Style: Hashable, Sendable {
  /// The effects besides color.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The attributes as bits.
    public let rawValue: UInt8
    /// Creates a set from a bit mask.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Bold or bright.
    public static let bold = Attributes(rawValue: 1)
    /// Drawn faintly.
    public static let dim = Attributes(rawValue: 2)
    /// Foreground and background swapped.
    public static let reverse = Attributes(rawValue: 4)
    /// Underlines the text.
    public static let underline = Attributes(rawValue: 8)
    /// Struck through; plain where the terminal does not support it.
    public static let strike = Attributes(rawValue: 16)
  }
  /// The color of the glyph.
  public var foreground: Color
  /// The color behind the glyph.
  public var background: Color
  /// Bold, dim and other effects.
  public var attributes: Attributes

  /// The terminal's default colors without effects.
  public static let plain = Style()

  /// Creates a style; omitted colors are the terminal's defaults.
  public init(_ foreground: Color = .default, on background: Color = .default, _ attributes: Attributes = []) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The background color used for the glyph itself, to draw blocks of color with a character.
  public var inked: Style { background == .default ? self : Style(background, attributes) }

  /// Creates a style with default colors.
  public init(attributes: Attributes) { self.init(.default, on: .default, attributes) }
}

nonisolated extension Style {
  /// This style on a surface, whose colors replace default ones.
  public func over(_ ground: Style) -> Style {
    if ground == .plain { return self }
    return Style(
      foreground == .default ? ground.foreground : foreground,
      on: background == .default ? ground.background : background,
      attributes.union(ground.attributes))
  }

  /// This style with a contrasting foreground when it has a background but no foreground.
  public var readable: Style {
    guard background != .default, foreground == .default else { return self }
    return Style(background.isBright ? Color(16, or: 0) : Color(231, or: 15), on: background, attributes)
  }
}

nonisolated extension Color {
  /// Whether black is more readable on it than white, judged by its position in the 256-color cube.
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
