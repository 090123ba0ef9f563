/// What may stand in a text beside characters.
enum OFXMarkup {
  case comment, cdata, instruction, declaration

  /// The kind that begins at `place`.
  init?(_ bytes: ByteView, at place: Int) {
    guard place + 1 < bytes.count, bytes[place + 1] == 0x21 || bytes[place + 1] == 0x3F else { return nil }
    if bytes.starts(with: "<!--", at: place) {
      self = .comment
    } else if bytes.starts(with: "<![CDATA[", at: place) {
      self = .cdata
    } else if bytes.starts(with: "<?", at: place), bytes.hasLetter(at: place + 2) {
      self = .instruction
    } else if bytes.starts(with: "<!", at: place), bytes.hasLetter(at: place + 2) {
      self = .declaration
    } else {
      return nil
    }
  }

  /// What ends it.
  var end: StaticString {
    switch self {
    case .comment: "-->"
    case .cdata: "]]>"
    case .instruction, .declaration: ">"
    }
  }
}
