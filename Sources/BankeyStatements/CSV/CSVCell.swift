/// One field of a row: its place, without quotes and without the blanks around it.
struct CSVCell {
  /// Where its text stands.
  var place: Range<Int>
  /// Whether it holds quotes that are written twice.
  var hasTwins = false

  /// Whether nothing stands in it.
  var isEmpty: Bool { place.isEmpty }
}
