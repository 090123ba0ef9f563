import BankeyCore
import CXML2

extension CAMTReader {
  /// How many details of one entry are read; there may be thousands, and the entry is one transaction all the same.
  private static let detailsRead = 100
  /// How many elements may be open at once.
  private static let deepest = 256

  /// An element begins.
  mutating func begin(_ name: UnsafePointer<xmlChar>, _ attributes: XMLAttributes) throws(StatementFault) {
    guard depth < CAMTReader.deepest else {
      throw refusal(XMLFault("more elements are open than any bank opens", at: xml.place))
    }
    depth += 1
    let tag = tags.tag(name)
    attributes.eachName { meet($0) }
    try checkNames()
    if skipped == 0, try enter(tag, attributes) { return }
    if skipped > 0 || statement != nil { skipped += 1 }
  }

  /// An element ends.
  mutating func end() throws(StatementFault) {
    depth -= 1
    if skipped > 0 {
      skipped -= 1
    } else if !part.isComplete {
      part.end()
      if part.isComplete { try finishPart() }
    } else if statement != nil {
      try finishStatement()
    }
  }

  /// A name stands somewhere. Each that the file has for the first time takes libxml2 memory, and time later.
  mutating func meet(_ name: UnsafePointer<xmlChar>) { _ = tags.tag(name) }

  /// Throws when the file has more names than any bank writes.
  func checkNames() throws(StatementFault) {
    if tags.isTooLarge { throw refusal(XMLFault("there are too many different names", at: xml.place)) }
  }

  /// Characters of an element.
  mutating func append(_ text: UnsafeRawBufferPointer) throws(StatementFault) {
    guard skipped == 0, !part.isComplete else { return }
    part.append(xml.characters(text))
    if part.isTooLarge { throw tooLarge }
  }

  /// With a document type, a file could declare entities: they could be made to grow without end, or to fetch what is none of their
  /// business. No bank writes one.
  func refuseDocumentType() throws(StatementFault) {
    throw StatementFault("The file declares a document type, which no bank does: it is not read.", at: xml.place)
  }

  /// Whether the element has a meaning where it stands.
  private mutating func enter(_ tag: CAMTTag?, _ attributes: XMLAttributes) throws(StatementFault) -> Bool {
    if statement == nil { return beginStatement(tag) }
    guard let tag else { return false }
    if part.isComplete {
      guard tag.isPart else { return false }
      beginPart(tag)
    } else {
      if tag == .transaction { details += 1 }
      guard tag != .transaction || details <= CAMTReader.detailsRead else { return false }
      part.begin(
        tag, currency: tag == .amount ? attributes.value { tags.tag($0) == .currency }.map(xml.characters) : nil)
    }
    if part.isTooLarge { throw tooLarge }
    return true
  }

  /// Whatever is around a statement is looked into.
  private mutating func beginStatement(_ tag: CAMTTag?) -> Bool {
    if rootStart == nil { rootStart = bytes.startOfTag(before: xml.place) }
    guard let tag, tag.isStatement else { return false }
    statement = CAMTStatement(tag, start: bytes.startOfTag(before: xml.place))
    return true
  }

  private mutating func beginPart(_ tag: CAMTTag) {
    partStart = bytes.startOfTag(before: xml.place)
    details = 0
    part.clear()
    part.begin(tag, currency: nil)
  }

  private var tooLarge: StatementFault {
    StatementFault("An entry or another part of a statement is too large.", at: partStart)
  }

  private mutating func finishPart() throws(StatementFault) {
    let whole = part.root
    switch whole.tag {
    case .account: statement?.take(account: whole)
    case .period: statement?.take(period: whole)
    case .balance: takeBalance(whole)
    case .entry: try finishEntry(CAMTEntry(whole), before: xml.place)
    default: break
    }
  }
}

extension ByteView {
  /// Where the tag begins that stands before `place`, whole or not. There is no other `<` within it.
  fileprivate func startOfTag(before place: Int) -> Int {
    var start = place - 1
    while start > 0, self[start] != less { start -= 1 }
    return start
  }
}

extension CAMTTag {
  /// Whether it holds an account and its entries.
  fileprivate var isStatement: Bool { self == .statement || self == .report || self == .notification }

  /// Whether it is a part of a statement that is read.
  fileprivate var isPart: Bool { self == .account || self == .period || self == .balance || self == .entry }
}
