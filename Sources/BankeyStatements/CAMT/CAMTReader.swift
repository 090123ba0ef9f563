import BankeyModel
import CXML2

/// Reads CAMT.052, .053 and .054: accounts, entries and balances are handed over as they are complete.
///
/// It is forgiving about versions (a meaning is looked for in every place that one of them has it) and strict about the rest: what is
/// no well-formed XML is refused, and what cannot be read with certainty is reported with its line.
struct CAMTReader: StatementReader {
  let bytes: ByteView
  let xml: XMLParser
  var tags = CAMTTagTable()
  var lines: LineCounter
  /// Where the outermost element begins.
  var rootStart: Int?
  /// How many elements are open.
  var depth = 0
  /// How many of them are without a meaning, or stand in one that is.
  var skipped = 0
  /// How many details the entry has so far.
  var details = 0
  /// The part of a statement that is being read.
  let part: CAMTTree
  /// Where it begins.
  var partStart = 0
  var statement: CAMTStatement?
  /// What has been read and not been handed over.
  var events: [StatementEvent] = []
  var batch = TransactionBatch()
  /// Entries in another currency than the account's, until its balances say whose they are.
  var strangers = CAMTStrangers()
  var counts = StatementCounts()
  /// Why the file is refused.
  private var fault: ReadingError?
  /// Why it is when it holds nothing else.
  private var announced: ReadingError?
  /// Whether a balance was handed over.
  private var hasFigures = false

  /// A reader of a whole file in UTF-8 without a mark, which must outlive it.
  init(_ text: UnsafeRawBufferPointer) throws(StatementError) {
    bytes = ByteView(text)
    lines = LineCounter(bytes)
    part = CAMTTree(bytes)
    if let place = XMLText.endlessPiece(in: bytes) {
      throw StatementError("A tag or a text is longer than 64 KB.", line: lines.line(at: place))
    }
    guard let xml = XMLParser(bytes, making: CAMTReader.calls) else {
      throw StatementError("There is not enough memory.")
    }
    self.xml = xml
  }

  /// Takes what is in the next piece of the file.
  mutating func step() throws(ReadingError) {
    let xml = xml
    let isOver = withUnsafeMutablePointer(to: &self) { !xml.pushNext(to: $0) }
    if let fault { throw fault }
    if let wrong = xml.fault { throw refusal(wrong) }
    if isOver {
      if counts.rows == 0, !hasFigures, let announced { throw announced }
      try finishCounts()
    }
  }

  /// Reads no further.
  mutating func stop(_ fault: ReadingError) {
    self.fault = self.fault ?? fault
    xml.stop()
  }
}

extension CAMTReader {
  /// The calls that libxml2 makes to the reader that pushes. Nothing may be thrown through libxml2.
  static var calls: xmlSAXHandler {
    var calls = xmlSAXHandler()
    calls.startElementNs = { target, name, prefix, _, declared, namespaces, count, _, attributes in
      guard let name else { return }
      CAMTReader.heed(target) { reader throws(ReadingError) in
        if let prefix { reader.meet(prefix) }
        try reader.begin(name, XMLAttributes(attributes, count, namespaces: namespaces, declared))
      }
    }
    calls.endElementNs = { target, _, _, _ in
      CAMTReader.heed(target) { reader throws(ReadingError) in try reader.end() }
    }
    calls.characters = { target, text, count in
      CAMTReader.heed(target) { reader throws(ReadingError) in
        try reader.append(UnsafeRawBufferPointer(start: text, count: Int(count)))
      }
    }
    calls.ignorableWhitespace = calls.characters
    calls.cdataBlock = calls.characters
    calls.processingInstruction = { target, name, _ in
      CAMTReader.heed(target) { reader throws(ReadingError) in
        if let name { reader.meet(name) }
        try reader.checkNames()
      }
    }
    calls.internalSubset = { target, _, _, _ in
      CAMTReader.heed(target) { reader throws(ReadingError) in try reader.refuseDocumentType() }
    }
    return calls
  }

  @inline(__always)
  private static func heed(
    _ target: UnsafeMutableRawPointer?, _ call: (inout CAMTReader) throws(ReadingError) -> Void
  ) {
    guard let reader = XMLParser.handler(of: target)?.assumingMemoryBound(to: CAMTReader.self) else { return }
    do throws(ReadingError) {
      try call(&reader.pointee)
    } catch {
      reader.pointee.stop(error)
    }
  }
}

extension CAMTReader {
  /// Why libxml2 does not go on: the file is cut off, or it is no XML.
  func refusal(_ fault: XMLError) -> ReadingError {
    if let root, isCut(root) {
      return ReadingError("The file is cut off: its end </\(PlainText.cleaned(root))> is missing.", at: bytes.count)
    }
    return ReadingError("This is not valid XML: \(fault.message).", at: fault.place)
  }

  /// The name of the outermost element, with its prefix.
  private var root: String? {
    rootStart.map { start in
      let rest = bytes[start + 1..<bytes.count]
      return String(decoding: rest.prefix { !isBlank($0) && $0 != slash && $0 != greater }, as: UTF8.self)
    }
  }

  /// Whether the last tag is not the end of the outermost element.
  private func isCut(_ root: String) -> Bool {
    guard let last = bytes.last(less) else { return true }
    return !bytes[last..<bytes.count].starts(with: "</\(root)".utf8)
      || bytes.first(greater, in: last..<bytes.count) == nil
  }
}

extension CAMTReader {
  /// Takes a balance; one that cannot be read is "no balance", and said.
  mutating func takeBalance(_ element: CAMTElement) {
    guard let kind = CAMTBalance.kind(of: element), let statement else { return }
    let currency = statement.currency(element[.amount]?.currency)
    if let balance = CAMTBalance(element, kind, in: currency) {
      self.statement?.take(balance)
    } else {
      note("The balance \(Quotation.of(element[.amount]?.text ?? "")) cannot be read.", at: partStart)
    }
  }

  /// A statement is complete.
  mutating func finishStatement() throws(ReadingError) {
    defer { statement = nil }
    try settleStrangers()
    guard let currency = statement?.named ?? statement?.currency else { return tellEmpty() }
    try flush(in: currency)
    counts.statements += 1
    tellForeign(statement?.settleBalances() ?? [])
    // What nothing proves is an end too: its rows are not those of the next statement.
    if statement?.endsUnproved == true { events.append(.statement(StatementRecord())) }
    for currency in statement?.currencies ?? [] {
      guard let statement else { continue }
      try flush(in: currency)
      if let balances = statement.figures(in: currency) {
        events.append(.balances(balances))
        hasFigures = true
      }
      events.append(.statement(statement.ends(in: currency)))
    }
    tell()
  }

  /// Hands over the transactions that wait, and says what follows: the account in `currency`.
  mutating func flush(in currency: Currency) throws(ReadingError) {
    if !batch.transactions.isEmpty { events.append(.transactions(batch.take())) }
    guard var statement else { return }
    var account = statement.account ?? .unknown(in: currency)
    account.currency = currency
    guard statement.named != currency || account.isUnknown != statement.handedOver?.isUnknown else { return }
    let isLate = statement.handedOver?.isUnknown == true && !account.isUnknown
    statement.handedOver = try handOver(account, after: isLate ? statement.handedOver : nil, at: statement.start)
    if let period = statement.wholePeriod { events.append(.period(period)) }
    statement.named = currency
    self.statement = statement
  }

  private mutating func tellForeign(_ written: [Currency]) {
    guard let statement, let currency = statement.currency else { return }
    for other in written {
      let (code, other) = (currency.code, Quotation.of(other.code))
      note("A balance counts as \(code), though \(other) stands beside it.", at: statement.start)
    }
  }

  /// A statement without a currency holds neither an entry nor a balance.
  private mutating func tellEmpty() {
    guard let statement else { return }
    if statement.account != nil {
      counts.statements += 1
      note("A statement has neither entries nor balances.", at: statement.start)
    }
    tell()
  }

  private mutating func tell() {
    guard let statement else { return }
    guard statement.announced > 0 else { return }
    let words = "Skipped entries that the bank has only announced: \(statement.announced)."
    announced = announced ?? ReadingError(words, at: statement.start)
    note(words, at: statement.start)
  }
}
