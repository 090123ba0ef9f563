import BankeyModel

/// The header before `<OFX>`: lines of `KEY:VALUE`, the same on one line or in a comment, an XML declaration, or
/// nothing.
struct OFXHeader {
  /// The maximum length of a header in bytes.
  static let limit = 65_536

  /// The place of `<OFX>`.
  let root: Int
  /// The declared charset; nil when it is missing or not a charset.
  let charset: String?

  init(_ bytes: ByteView) throws(ReadingError) {
    guard let root = OFXHeader.root(of: bytes) else {
      throw ReadingError("The file is cut off: no <OFX> follows its OFX header.", at: bytes.count)
    }
    self.root = root
    charset = OFXHeader.charset(in: bytes, before: root)
  }

  /// Whether the file identifies itself as OFX.
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

  /// `ENCODING` if it is UTF-8, otherwise the charset that `CHARSET` or `encoding` names. `USASCII` and `NONE` are
  /// ignored.
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

/// Markup other than tags that may occur within text.
enum OFXMarkup {
  case comment, cdata, instruction, declaration

  /// The kind of markup that begins at `place`; nil when there is none.
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

  /// The characters that end it.
  var end: StaticString {
    switch self {
    case .comment: "-->"
    case .cdata: "]]>"
    case .instruction, .declaration: ">"
    }
  }
}
