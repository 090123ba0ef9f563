/// Reads the tags of a file ahead of its reader, for what only the file as a whole tells. It finds the same tags.
struct OFXScan: Sequence, IteratorProtocol {
  private var tokens: OFXTokenizer?

  /// Prepares to read from where `tokens` is.
  init(_ tokens: OFXTokenizer) { self.tokens = tokens }

  /// The next tag; nil at the end, or where the reader is going to refuse the file.
  mutating func next() -> OFXToken? {
    guard let token = try? tokens?.next() else {
      tokens = nil
      return nil
    }
    return token
  }
}
