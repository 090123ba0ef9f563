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
