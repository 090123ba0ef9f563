/// What one place on the screen shows: a scalar of one or two columns with at most four combining marks.
///
/// Plain data (16 bytes), so that canvases compare and copy as memory. Scalars are packed 21 bits each: the base and two
/// marks in `low`, two more marks and the width in `high`.
public struct Glyph: Hashable, Sendable {
  let low: UInt64
  let high: UInt64
}
