/// The glyphs of a text. All foreign text passes through this sequence on the way to a screen, a log or a table.
///
/// An emoji family becomes its first member. That is less pretty, but all terminals agree on its width.
public struct GlyphSequence: Sequence, IteratorProtocol {
  private var scalars: String.UnicodeScalarView.Iterator
  private var pending: Glyph?
  private var isJoining = false

  init(_ scalars: String.UnicodeScalarView) { self.scalars = scalars.makeIterator() }

  /// The next glyph, complete with its marks.
  public mutating func next() -> Glyph? {
    while let scalar = scalars.next() {
      if let glyph = pass(scalar) { return glyph }
    }
    return replacePending(nil)
  }

  /// Processes a scalar. If it begins another glyph, returns the previous one, which is then complete.
  private mutating func pass(_ scalar: Unicode.Scalar) -> Glyph? {
    switch Passage(scalar) {
    case .base(let columns):
      return isJoined(scalar) ? nil : replacePending(Glyph(base: scalar, columns: columns))
    case .replaced: return replacePending(.replacement)
    case .mark: pending = (pending ?? .blank).adding(scalar)
    case .dropped: isJoining = isJoining || scalar == "\u{200D}"
    }
    return nil
  }

  /// Whether a joiner makes this picture part of the previous one.
  private mutating func isJoined(_ scalar: Unicode.Scalar) -> Bool {
    defer { isJoining = false }
    return isJoining && scalar.isPicture && pending?.base.isPicture == true
  }

  private mutating func replacePending(_ glyph: Glyph?) -> Glyph? {
    defer { pending = glyph }
    isJoining = false
    return pending
  }
}
