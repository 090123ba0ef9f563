import BankeyModel

/// Splits a file into tags and the texts that follow them; works for SGML with unclosed tags and for XML.
///
/// The tokenizer makes one pass, keeps only its position, and refuses names, tags and texts longer than any bank
/// writes.
struct OFXTokenizer {
  /// The maximum length of a tag's name in bytes.
  static let longestName = 64
  /// The maximum length of a tag in bytes, with everything that XML allows in it.
  static let longestTag = 1024
  /// The maximum length of a text in bytes.
  static let longestText = 65_536

  /// A tag whose name was read but not its end.
  struct Start {
    var place: Int
    var name: Range<Int>
    var isClose: Bool
  }

  let bytes: ByteView
  private let tags = OFXTagTable.all
  /// The tag that ended the previous text.
  private var start: Start?

  /// Prepares to read the tags of `bytes` from `place` on.
  init(_ bytes: ByteView, from place: Int) throws(ReadingError) {
    self.bytes = bytes
    start = try text(from: place).next
  }

  /// The next tag with its text; nil at the end of the file, even within a truncated tag.
  mutating func next() throws(ReadingError) -> OFXToken? {
    guard let start, let end = try end(of: start) else { return nil }
    let (value, next) = try text(from: end)
    self.start = next
    let isEmpty = !start.isClose && bytes[end - 2] == slash
    return OFXToken(
      kind: start.isClose ? .close : isEmpty ? .empty : .open, tag: tag(start.name), name: start.name,
      place: start.place..<end, value: value)
  }

  private func tag(_ name: Range<Int>) -> OFXTag? {
    name.count <= OFXTagTable.longest ? tags.tag(OFXTagTable.Key(bytes[name])) : nil
  }

  /// The place after the tag's closing bracket; nil when the file ends before it.
  private func end(of start: Start) throws(ReadingError) -> Int? {
    let limit = min(start.place + OFXTokenizer.longestTag, bytes.count)
    if let found = bytes.first(greater, in: start.name.upperBound..<limit) { return found + 1 }
    if limit == bytes.count { return nil }
    throw ReadingError("A tag is longer than \(OFXTokenizer.longestTag) bytes.", at: start.place)
  }
}

let less: UInt8 = 0x3C
let greater: UInt8 = 0x3E
let slash: UInt8 = 0x2F

extension OFXTokenizer {
  /// The tag that begins with the `<` at `place`; nil when it is not a tag or its name is truncated.
  func start(at place: Int) throws(ReadingError) -> Start? {
    let isClose = place + 1 < bytes.count && bytes[place + 1] == slash
    let first = place + (isClose ? 2 : 1)
    guard bytes.hasLetter(at: first) else { return nil }
    let limit = min(first + OFXTokenizer.longestName + 1, bytes.count)
    var (end, prefix) = (first, first)
    while end < limit, isOfName(bytes[end]) {
      end += 1
      if bytes[end - 1] == colon { prefix = end }
    }
    if end - first > OFXTokenizer.longestName {
      throw ReadingError("The name of a tag is longer than \(OFXTokenizer.longestName) bytes.", at: place)
    }
    guard end < bytes.count, bytes[end] == greater || bytes[end] == slash || isBlank(bytes[end]) else { return nil }
    return Start(place: place, name: prefix..<end, isClose: isClose)
  }

  private func isOfName(_ byte: UInt8) -> Bool {
    isLetter(byte) || (byte >= 0x30 && byte <= colon) || byte == 0x2E || byte == 0x2D || byte == 0x5F
  }
}

private let colon: UInt8 = 0x3A

extension OFXTokenizer {
  /// The text that begins at `place`, and the tag that ends it.
  func text(from place: Int) throws(ReadingError) -> (OFXValue, next: Start?) {
    var (end, isMarked) = (place, false)
    while let found = bytes.first(less, in: end..<bytes.count) {
      if let start = try start(at: found) { return (try value(place..<found, isMarked), start) }
      end = try afterMarkup(at: found)
      isMarked = true
    }
    return (try value(place..<bytes.count, isMarked), nil)
  }

  private func value(_ range: Range<Int>, _ isMarked: Bool) throws(ReadingError) -> OFXValue {
    let trimmed = bytes.trimmed(range)
    guard trimmed.count <= OFXTokenizer.longestText else {
      throw ReadingError("A text is longer than \(OFXTokenizer.longestText) bytes.", at: range.lowerBound)
    }
    return OFXValue(place: trimmed, isMarked: isMarked)
  }

  /// The end of the comment, CDATA or instruction at `place`. Any other `<` is part of the text.
  private func afterMarkup(at place: Int) throws(ReadingError) -> Int {
    guard let end = OFXMarkup(bytes, at: place)?.end else { return place + 1 }
    guard let after = bytes.end(of: end, from: place + 2) else {
      throw ReadingError("The file is cut off: it ends inside a comment or CDATA.", at: place)
    }
    return after
  }
}

/// A tag and the text up to the next one.
struct OFXToken {
  enum Kind {
    /// `<NAME>`
    case open
    /// `</NAME>`
    case close
    /// `<NAME/>`
    case empty
  }

  var kind: Kind
  /// The tag; nil when bankey does not read it.
  var tag: OFXTag?
  /// The place of its name.
  var name: Range<Int>
  /// The place of the tag, including its brackets.
  var place: Range<Int>
  /// The text after it.
  var value: OFXValue
}

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
