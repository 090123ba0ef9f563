import BankeyModel

/// A field of a message, or a part of its frame.
struct MT940Field {
  var tag: MT940Tag
  var start: Int
  /// The place of its text, including inner line ends but not trailing ones.
  var value: Range<Int>
}

/// The fields that bankey reads, and the frame of a message. Others are ignored.
enum MT940Tag {
  /// `:20:`, which begins a statement.
  case reference
  /// `:25:`
  case account
  /// `:60F:` and `:60M:`
  case opening
  /// `:34F:`, the floor limit of an interim report.
  case floor
  /// `:61:`, a transaction.
  case entry
  /// `:86:`
  case details
  /// `:NS:`, which some banks write instead of `:86:`.
  case codedDetails
  /// `:62F:` and `:62M:`
  case closing
  /// `:64:`
  case available
  /// `:65:`, a forward available balance.
  case forward
  /// `:90:`, `:90C:` and `:90D:`, which end an interim report.
  case summary
  /// `{4:`, which begins the text of a SWIFT message.
  case block
  /// `-` or `-}`, which ends it.
  case end
  /// Any other field.
  case other

  /// Whether the field is the text of a transaction, whose lines may begin with anything.
  var isText: Bool { self == .details || self == .codedDetails }

  /// Whether the field continues a statement.
  var isOfStatement: Bool {
    switch self {
    case .entry, .details, .codedDetails, .closing, .available, .forward: true
    default: false
    }
  }

  /// Whether the tag at `place` occurs in the messages of this kind, although it is not read.
  static func isKnown(_ bytes: ByteView, _ place: Int) -> Bool {
    ["13", "19", "21", "23", "28", "72", "79"].contains { bytes.starts(with: $0, at: place + 1) }
  }

  /// The tag of that name; nil when `name` cannot be a tag and therefore is text.
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
    case 65: self = .forward
    case 86: self = .details
    case 90: self = .summary
    default: self = .other
    }
  }
}
