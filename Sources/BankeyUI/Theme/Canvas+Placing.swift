import TUIKit

extension Canvas {
  /// Writes text that ends before column `end`, not left of `start`; it is cut at its end when there is too little room.
  /// Gives the column that it starts in.
  @discardableResult
  nonisolated mutating func put(_ text: Text, endingAt end: Int, from start: Int = 0, line y: Int) -> Int {
    let text = text.truncated(to: max(0, end - start), ellipsis: capabilities.ellipsis)
    let x = end - text.columns
    put(text, at: Point(x, y))
    return x
  }

  /// Writes text from column `x` that is cut before column `end`. Gives the column behind it.
  @discardableResult
  nonisolated mutating func put(_ text: Text, from x: Int, to end: Int, line y: Int) -> Int {
    x + put(text.truncated(to: max(0, end - x), ellipsis: capabilities.ellipsis), at: Point(x, y))
  }
}
