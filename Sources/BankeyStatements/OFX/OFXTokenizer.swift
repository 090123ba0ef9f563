import BankeyCore

/// Cuts a file into tags and the texts after them: SGML with its open ends and XML alike.
///
/// It takes one pass, keeps nothing but its place, and refuses what no bank writes: endless names, tags and texts.
struct OFXTokenizer {
  /// The longest name of a tag.
  static let longestName = 64
  /// The longest tag, with whatever XML allows in it.
  static let longestTag = 1024
  /// The longest text.
  static let longestText = 65_536

  /// A tag whose name has been read and whose end has not.
  struct Start {
    var place: Int
    var name: Range<Int>
    var isClose: Bool
  }

  let bytes: ByteView
  private let tags = OFXTagTable.all
  /// The tag that ended the text before it.
  private var start: Start?

  /// The tags of `bytes` from the byte at `place` on.
  init(_ bytes: ByteView, from place: Int) throws(StatementFault) {
    self.bytes = bytes
    start = try text(from: place).next
  }

  /// The next tag with its text; nil at the end of the file, also within a tag that is cut.
  mutating func next() throws(StatementFault) -> OFXToken? {
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

  /// Where the tag ends, behind its bracket.
  private func end(of start: Start) throws(StatementFault) -> Int? {
    let limit = min(start.place + OFXTokenizer.longestTag, bytes.count)
    if let found = bytes.first(greater, in: start.name.upperBound..<limit) { return found + 1 }
    if limit == bytes.count { return nil }
    throw StatementFault("A tag is longer than \(OFXTokenizer.longestTag) bytes.", at: start.place)
  }
}

let less: UInt8 = 0x3C
let greater: UInt8 = 0x3E
let slash: UInt8 = 0x2F
