/// A colour of the terminal: its default, or one of the 256 with a stand-in among the first 16 for terminals that have fewer.
public nonisolated struct Color: Hashable, Sendable {
  /// 0...255 in the palette of 256, −1 for the terminal's default.
  public let index: Int16
  /// 0...15, what stands in where there are only 16 or 8 colours; −1 for the terminal's default.
  public let fallback: Int8

  /// The terminal's own colour.
  public static let `default` = Color(index: -1, fallback: -1)

  /// Colour `index` of 256, or `fallback` of 16 where there are fewer.
  public init(_ index: UInt8, or fallback: UInt8) {
    self.init(index: Int16(index), fallback: Int8(fallback & 15))
  }

  private init(index: Int16, fallback: Int8) {
    self.index = index
    self.fallback = fallback
  }
}
