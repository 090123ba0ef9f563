/// What one place on the screen shows: a scalar of one or two columns with at most four combining marks.
///
/// Plain data (16 bytes), so that canvases compare and copy as memory. Scalars are packed 21 bits each: the base and two
/// marks in `low`, two more marks and the width in `high`.
@frozen
public struct Glyph: Hashable, Sendable {
  @usableFromInline var low: UInt64
  @usableFromInline var high: UInt64

  /// A space.
  public static let blank = Glyph(ascii: 0x20)
  /// U+FFFD, what stands for a character that must not be printed.
  public static let replacement = Glyph(base: "\u{FFFD}", columns: 1)

  /// The glyph of a printable ASCII character.
  @inlinable
  public init(ascii byte: UInt8) {
    low = UInt64(byte)
    high = 1 << 42
  }

  /// The glyph of one scalar; nil when it takes no column of its own or must not be printed.
  public init?(_ scalar: Unicode.Scalar) {
    guard case .base(let columns) = Passage(scalar) else { return nil }
    self.init(base: scalar, columns: columns)
  }

  init(base: Unicode.Scalar, columns: Int) {
    low = UInt64(base.value)
    high = UInt64(columns) << 42
  }

  /// How many columns it takes: 1 or 2.
  @inlinable
  public var columns: Int { Int(high >> 42) }
}
