/// The glyphs of a text: the one door through which foreign text comes to a screen, a log or a table.
///
/// An emoji family shows as its first member: less pretty, but every terminal agrees how wide it is.
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

  /// Takes a scalar in; gives the glyph that it completes by not belonging to it.
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

  /// Whether a joiner made this picture part of the one before it.
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
