/// A color of the terminal: its default, or one of the 256 with a stand-in among the first 16 for terminals that have fewer.
public nonisolated struct Color: Hashable, Sendable {
  private let code: UInt8
  /// 0...15, what stands in where there are only 16 or 8 colors; −1 for the terminal's default.
  public let fallback: Int8

  /// The terminal's own color.
  public static let `default` = Color(code: 0, fallback: -1)

  /// Color `index` of 256, or `fallback` of 16 where there are fewer.
  public init(_ index: UInt8, or fallback: UInt8) {
    self.init(code: index, fallback: Int8(fallback & 15))
  }

  private init(code: UInt8, fallback: Int8) {
    self.code = code
    self.fallback = fallback
  }

  /// 0...255 in the palette of 256, −1 for the terminal's default.
  public var index: Int16 { fallback < 0 ? -1 : Int16(code) }
}
