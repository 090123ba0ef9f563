/// A tag, and the text that follows it up to the next one.
struct OFXToken {
  /// What a tag does.
  enum Kind {
    /// `<NAME>`
    case open
    /// `</NAME>`
    case close
    /// `<NAME/>`
    case empty
  }

  /// What it does.
  var kind: Kind
  /// Which it is; nil when it means nothing to bankey.
  var tag: OFXTag?
  /// Where its name stands.
  var name: Range<Int>
  /// Where the tag stands, with its brackets.
  var place: Range<Int>
  /// The text after it.
  var value: OFXValue
}
