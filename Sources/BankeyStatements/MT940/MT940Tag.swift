/// The fields that mean something to bankey, and the frame of a message. All others are read over.
enum MT940Tag {
  /// `:20:`, with which a statement begins.
  case reference
  /// `:25:`
  case account
  /// `:60F:` and `:60M:`
  case opening
  /// `:34F:` of an interim report.
  case floor
  /// `:61:`, a transaction.
  case entry
  /// `:86:`
  case details
  /// `:NS:`, which some banks write in place of `:86:`.
  case codedDetails
  /// `:62F:` and `:62M:`
  case closing
  /// `:64:`
  case available
  /// `:90C:` and `:90D:`, with which an interim report ends.
  case summary
  /// `{4:`, with which the text of a SWIFT message begins.
  case block
  /// `-` or `-}`, with which it ends.
  case end
  /// Any other field.
  case other

  /// The tag with that name; nil when `name` cannot be one, and is text.
  init?(_ name: UnsafeRawBufferPointer) {
    switch name.count {
    case 2 where isDigit(name[0]) && isDigit(name[1]): self.init(Int(name[0] & 15) * 10 + Int(name[1] & 15))
    case 2 where name.elementsEqual("NS".utf8): self = .codedDetails
    case 3 where isDigit(name[0]) && isDigit(name[1]) && (isLetter(name[2]) || isDigit(name[2])):
      self.init(isDigit(name[2]) ? 0 : Int(name[0] & 15) * 10 + Int(name[1] & 15))
    default: return nil
    }
  }

  private init(_ number: Int) {
    switch number {
    case 20: self = .reference
    case 25: self = .account
    case 34: self = .floor
    case 60: self = .opening
    case 61: self = .entry
    case 62: self = .closing
    case 64: self = .available
    case 86: self = .details
    case 90: self = .summary
    default: self = .other
    }
  }
}
