/// A field of a message, or a part of its frame.
struct MT940Field {
  /// What it is.
  var tag: MT940Tag
  /// Where it begins.
  var start: Int
  /// Where its text stands, with the line ends in it, without those at its end.
  var value: Range<Int>
}
