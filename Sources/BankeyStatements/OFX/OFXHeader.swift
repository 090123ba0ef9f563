import BankeyModel

/// What stands before `<OFX>`: lines of `KEY:VALUE`, the same on one line or in a comment, an XML declaration, or nothing.
struct OFXHeader {
  /// How far a header may go.
  static let limit = 65_536

  /// Where `<OFX>` begins.
  let root: Int
  /// The name of the charset that it declares, when that says something.
  let charset: String?

  /// The header of a file.
  init(_ bytes: ByteView) throws(ReadingError) {
    guard let root = OFXHeader.root(of: bytes) else {
      throw ReadingError("The file is cut off: no <OFX> follows its OFX header.", at: bytes.count)
    }
    self.root = root
    charset = OFXHeader.charset(in: bytes, before: root)
  }

  /// Whether the file says that it is OFX.
  static func isFound(in bytes: ByteView) -> Bool {
    root(of: bytes) != nil || bytes.first("OFXHEADER", in: 0..<min(limit, bytes.count)) != nil
  }

  private static func root(of bytes: ByteView) -> Int? {
    var place = 0
    while let found = bytes.first(less, in: place..<min(limit, bytes.count)) {
      let end = found + 4
      if bytes.starts(with: "<OFX", at: found), end < bytes.count, bytes[end] == greater || isBlank(bytes[end]) {
        return found
      }
      place = found + 1
    }
    return nil
  }

  /// `ENCODING` when that is UTF-8, else what `CHARSET` or `encoding` names. `USASCII` and `NONE` say nothing.
  private static func charset(in bytes: ByteView, before root: Int) -> String? {
    let encoding = word(after: "ENCODING", in: bytes, before: root)
    if let encoding, Charset.isUTF8(encoding) { return encoding }
    return [word(after: "CHARSET", in: bytes, before: root), encoding].lazy.compactMap(\.self)
      .first { Charset(named: $0) != nil }
  }

  private static func word(after key: StaticString, in bytes: ByteView, before root: Int) -> String? {
    guard let found = bytes.first(key, in: 0..<root) else { return nil }
    let rest = bytes[(found + key.utf8CodeUnitCount)..<min(found + 64, root)]
    let word = rest.drop { isBlank($0) || [0x3A, 0x3D, 0x22, 0x27].contains($0) }.prefix { isOfWord($0) }
    return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == 0x2D || byte == 0x5F
  }
}

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
