/// What the mouse did.
public nonisolated enum Mouse: Hashable, Sendable {
  /// The main button was pressed on a cell.
  case press(Point)
  /// The wheel was turned by so many lines over a cell, down when positive.
  case wheel(Int, Point)
}
