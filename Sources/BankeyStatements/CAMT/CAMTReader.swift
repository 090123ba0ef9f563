import BankeyModel
import CXML2

/// Reads CAMT.052, .053 and .054 and hands over accounts, entries and balances as they are completed.
///
/// It accepts the variants of all versions but is otherwise strict: XML that is not well-formed is rejected, and what
/// cannot be read with certainty is reported with its line.
struct CAMTReader: StatementReader {
  let bytes: ByteView
  var xml: XMLParser
  var tags = CAMTTagTable()
  var lines: LineCounter
  /// The start of the root element.
  var rootStart: Int?
  /// The end of the root element, once it was read.
  var rootEnd: Int?
  /// The number of documents that have begun.
  private var documents = 1
  /// The number of open elements.
  var depth = 0
  /// The number of open elements that are irrelevant or inside an irrelevant one.
  var skipped = 0
  /// The number of details in the current entry.
  var details = 0
  /// The current part of a statement.
  let part: CAMTTree
  /// The start of the current part.
  var partStart = 0
  var statement: CAMTStatement?
  /// Events that have not been handed over.
  var events: [StatementEvent] = []
  var batch = TransactionBatch()
  /// Entries in other currencies than the account's, until its balances show where they belong.
  var strangers = CAMTForeignEntries()
  var counts = StatementCounts()
  /// The reason for rejecting the file.
  private var fault: ReadingError?
  /// The reason for rejecting the file if it contains nothing else.
  private var announced: ReadingError?
  /// Whether a balance was handed over.
  private var hasFigures = false

  /// How CAMT is recognized and read.
  static let format = FormatReading(format: .camt, declaresCharset: true, isFound: CAMTHeader.isFound) {
    bytes, _, sink in
    try XMLText.withUTF8(bytes, declared: CAMTHeader.charset(in: bytes)) { try CAMTReader($0).read(into: sink) }
  }

  /// Prepares reading a complete file in UTF-8 without a mark, which must outlive the reader.
  init(_ text: UnsafeRawBufferPointer) throws(StatementError) {
    bytes = ByteView(text)
    lines = LineCounter(bytes)
    part = CAMTTree(bytes)
    if let place = XMLText.endlessPiece(in: bytes) {
      throw StatementError("A tag or text is longer than 64 KB.", line: lines.line(at: place))
    }
    guard let xml = XMLParser(bytes, making: CAMTReader.calls) else {
      throw StatementError("There is not enough memory.")
    }
    self.xml = xml
  }

  /// Parses the next piece of the file.
  mutating func step() throws(ReadingError) {
    let xml = xml
    let isOver = withUnsafeMutablePointer(to: &self) { !xml.pushNext(to: $0) }
    if let fault { throw fault }
    if let wrong = xml.fault {
      if try beginNextDocument() { return }
      throw refusal(wrong)
    }
    if isOver {
      if counts.rows == 0, !hasFigures, let announced { throw announced }
      try finishCounts()
    }
  }

  /// The number of documents in a file. Each takes a parser of its own.
  private static let mostDocuments = 1000

  /// Begins the next document when another one follows the end of the last: some programs join files.
  private mutating func beginNextDocument() throws(ReadingError) -> Bool {
    guard documents < CAMTReader.mostDocuments, let end = rootEnd,
      let next = (end..<bytes.count).first(where: { !isBlank(bytes[$0]) }),
      bytes.starts(with: "<?xml", at: next)
    else { return false }
    guard let xml = XMLParser(bytes, from: next, making: CAMTReader.calls) else {
      throw ReadingError("There is not enough memory.", at: next)
    }
    (self.xml, rootStart, rootEnd, documents) = (xml, nil, nil, documents + 1)
    return true
  }

  mutating func stop(_ fault: ReadingError) {
    self.fault = self.fault ?? fault
    xml.stop()
  }
}

extension CAMTReader {
  /// The callbacks of libxml2 for the reader that pushes. They must not throw through libxml2.
  static var calls: xmlSAXHandler {
    var calls = xmlSAXHandler()
    calls.startElementNs = { target, name, prefix, _, declared, namespaces, count, _, attributes in
      guard let name else { return }
      CAMTReader.heed(target) { reader throws(ReadingError) in
        if let prefix { reader.register(prefix) }
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
        if let name { reader.register(name) }
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
  /// Turns an error of libxml2 into the reason: the file is truncated, or it is not XML.
  func refusal(_ fault: XMLError) -> ReadingError {
    if let root, isCut(root) {
      return ReadingError("The file is cut off: its end </\(PlainText.cleaned(root))> is missing.", at: bytes.count)
    }
    return ReadingError("This is not valid XML: \(fault.message).", at: fault.place)
  }

  /// The name of the root element, with its prefix.
  private var root: String? {
    rootStart.map { start in
      let rest = bytes[start + 1..<bytes.count]
      return String(decoding: rest.prefix { !isBlank($0) && $0 != slash && $0 != greater }, as: UTF8.self)
    }
  }

  /// Whether the last tag is not the end of the root element.
  private func isCut(_ root: String) -> Bool {
    guard let last = bytes.last(less) else { return true }
    return !bytes[last..<bytes.count].starts(with: "</\(root)".utf8)
      || bytes.first(greater, in: last..<bytes.count) == nil
  }
}

extension CAMTReader {
  /// Handles a balance. One that cannot be read counts as missing and is reported.
  mutating func takeBalance(_ element: CAMTElement) {
    guard let kind = CAMTBalance.kind(of: element), let statement else { return }
    let currency = statement.currency(element[.amount]?.currency)
    if let balance = CAMTBalance(element, kind, in: currency) {
      self.statement?.add(balance)
    } else {
      note("The balance \(Quotation.of(element[.amount]?.text ?? "")) cannot be read.", at: partStart)
    }
  }

  /// Handles the end of a statement.
  mutating func finishStatement() throws(ReadingError) {
    defer { statement = nil }
    try settleForeignEntries()
    settleSigns()
    guard let currency = statement?.named ?? statement?.currency else { return tellEmpty() }
    try flush(in: currency)
    counts.statements += 1
    tellForeign(statement?.settleBalances() ?? [])
    // Ends a statement without proof too, so that its rows do not count in the next one.
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
    reportEntries()
  }

  /// Hands over the batch, and announces that what follows belongs to the account in `currency`.
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
      note("A balance counts as \(code), although it is labeled \(other).", at: statement.start)
    }
  }

  /// Reports a statement without a currency, which contains neither entries nor balances.
  private mutating func tellEmpty() {
    guard let statement else { return }
    if statement.account != nil {
      counts.statements += 1
      note("A statement has neither entries nor balances.", at: statement.start)
    }
    reportEntries()
  }

  private mutating func reportEntries() {
    guard let statement else { return }
    tellSummary()
    guard statement.announced > 0 else { return }
    let words =
      statement.announced == 1
      ? "Skipped 1 entry that the bank has only announced."
      : "Skipped \(statement.announced) entries that the bank has only announced."
    announced = announced ?? ReadingError(words, at: statement.start)
    note(words, at: statement.start)
  }
}
