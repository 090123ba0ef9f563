/// Where the text of an element stands in the file, without the blanks around it.
struct OFXValue {
  /// Where it stands.
  var place: Range<Int>
  /// Whether there is CDATA, a comment or a lone `<` in it.
  var isMarked: Bool

  /// Whether there is nothing.
  var isEmpty: Bool { place.isEmpty }
}
