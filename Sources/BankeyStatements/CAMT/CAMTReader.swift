import BankeyCore

/// Reads CAMT.052, .053 and .054: accounts, entries and balances are handed over as they are complete.
///
/// It is forgiving about versions (a meaning is looked for in every place that one of them has it) and strict about the rest: what is
/// no well-formed XML is refused, and what cannot be read with certainty is reported with its line.
struct CAMTReader: StatementReader {
  /// How many details of one entry are read; there may be thousands, and the entry is one transaction all the same.
  private static let detailsRead = 100

  let bytes: ByteView
  private let xml: XMLReader
  private var tags = CAMTTagTable()
  private var places: CAMTPlaces
  var lines: LineCounter
  /// The name of the outermost element.
  private var root: String?
  /// How many elements without a meaning are open.
  private var skipped = 0
  private var details = 0
  /// The part of a statement that is being read.
  let part = CAMTTree()
  /// Where it begins.
  var partStart = 0
  var statement: CAMTStatement?
  /// What has been read and not been handed over.
  var events: [StatementEvent] = []
  var batch = TransactionBatch()
  var counts = StatementCounts()

  /// A reader of a whole file in UTF-8 without a mark, which must outlive it.
  init(_ text: UnsafeRawBufferPointer) throws(StatementError) {
    bytes = ByteView(text)
    lines = LineCounter(bytes)
    places = CAMTPlaces(bytes)
    if let place = CAMTHeader.documentType(in: bytes) {
      throw StatementError(
        "The file declares a document type, which no bank does: it is not read.", line: lines.line(at: place))
    }
    if let place = XMLText.endlessPiece(in: bytes) {
      throw StatementError("A tag or a text is longer than 64 KB.", line: lines.line(at: place))
    }
    guard let xml = XMLReader(text) else { throw StatementError("The file is too large: an XML file may have 2 GB.") }
    self.xml = xml
  }

  /// Takes the next node.
  mutating func step() throws(StatementFault) {
    switch try read() {
    case .start(let isEmpty): try begin(isEmpty: isEmpty)
    case .end: try end()
    case .text: if skipped == 0, let text = xml.text { part.append(text) }
    case .reference: throw StatementFault("There is a reference to an entity, which no bank uses.", at: partStart)
    case .filler: break
    case nil: try finishCounts()
    }
  }

  private mutating func read() throws(StatementFault) -> XMLReader.Node? {
    do throws(XMLFault) {
      return try xml.next()
    } catch {
      throw refusal(of: root, error)
    }
  }

  private mutating func begin(isEmpty: Bool) throws(StatementFault) {
    if root == nil { root = xml.qualifiedName }
    let tag = xml.name.flatMap { name in tags.tag(name) }
    let place = tag?.isPlaced == true ? places.next() : nil
    if skipped == 0, let tag, try enter(tag, at: place) {
      if isEmpty { try end() }
    } else if !isEmpty, skipped > 0 || statement != nil {
      skipped += 1
    }
  }

  /// Whether the element has a meaning where it stands.
  private mutating func enter(_ tag: CAMTTag, at place: Int?) throws(StatementFault) -> Bool {
    if statement == nil {
      guard tag.isStatement else { return false }
      statement = CAMTStatement(tag, start: place ?? 0)
    } else if part.isComplete {
      guard tag.isPart else { return false }
      beginPart(tag, at: place)
    } else {
      if tag == .transaction { details += 1 }
      guard tag != .transaction || details <= CAMTReader.detailsRead else { return false }
      part.begin(tag, currency: tag == .amount ? xml.attribute("Ccy") : nil)
    }
    if part.isTooLarge { throw StatementFault("An entry or another part of a statement is too large.", at: partStart) }
    return true
  }

  private mutating func beginPart(_ tag: CAMTTag, at place: Int?) {
    partStart = place ?? partStart
    details = 0
    part.clear()
    part.begin(tag, currency: nil)
  }

  private mutating func end() throws(StatementFault) {
    if skipped > 0 {
      skipped -= 1
    } else if !part.isComplete {
      part.end()
      if part.isComplete { try finishPart() }
    } else if statement != nil {
      try finishStatement()
    }
  }

  /// Where the part ends. An empty one has no end of its own.
  private mutating func endOfPart() -> Int {
    part.root.isEmpty ? partStart : places.end(of: partStart) ?? partStart
  }

  private mutating func finishPart() throws(StatementFault) {
    let whole = part.root
    switch whole.tag {
    case .account: statement?.take(account: whole)
    case .period: statement?.take(period: whole)
    case .balance: takeBalance(whole)
    case .entry: try finishEntry(CAMTEntry(whole), before: endOfPart())
    default: break
    }
  }
}

extension CAMTTag {
  /// Whether it holds an account and its entries.
  fileprivate var isStatement: Bool { self == .statement || self == .report || self == .notification }

  /// Whether it is a part of a statement that is read.
  fileprivate var isPart: Bool { self == .account || self == .period || self == .balance || self == .entry }
}
