/// Something on the screen: where it stands in the order, and on which lines.
nonisolated struct VisibleRow {
  let place: Place
  var y: Int
  let height: Int

  /// The line behind its last one.
  var maxY: Int { y + height }
}
