import BankeyCore
import TUIKit

extension Canvas {
  /// The bar of a compact row: one cell in the color of a kind.
  nonisolated mutating func putBarMark(of kind: AccountKind, at point: Point) {
    let style = palette[.bar(kind)]
    let isColored = capabilities.isUnicode && capabilities.colors != .none && style.background != .default
    put(isColored ? " " : capabilities.symbols.barMark, at: point, isColored ? style : style.inked)
  }

  /// The place of a text that is being read.
  nonisolated mutating func putSkeleton(from x: Int, columns: Int, line y: Int) {
    put(String(repeating: capabilities.symbols.place, count: max(0, columns)), at: Point(x, y), .skeleton)
  }
}
