extension String {
  /// The text without line ends and blanks at its end.
  var trimmed: String {
    String(reversed().drop(while: \.isWhitespace).reversed())
  }
}
