/// Something on the screen: where it stands in the order, and on which lines.
nonisolated struct VisibleRow {
  let place: Place
  var y: Int
  let height: Int

  /// The line behind its last one.
  var maxY: Int { y + height }
}

nonisolated extension [VisibleRow] {
  /// What stands at a place, when it is among them.
  subscript(place: Place) -> VisibleRow? { first { $0.place == place } }

  /// Moves all of them down by lines, or up when negative.
  mutating func move(by lines: Int) {
    guard lines != 0 else { return }
    for index in indices { self[index].y += lines }
  }

  /// Drops what is not on a screen of so many lines.
  mutating func clip(to height: Int) {
    while let last, last.y >= height { removeLast() }
    while let first, first.maxY <= 0 { removeFirst() }
  }
}
