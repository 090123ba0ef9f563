extension Glyph: CustomStringConvertible {
  /// The glyph as text.
  public var description: String {
    var text = String.UnicodeScalarView()
    text.append(base)
    text.append(contentsOf: marks)
    return String(text)
  }
}
