import BankeyModel
import CXML2

extension CAMTReader {
  /// The number of details to read per entry. There may be thousands, but the entry is one transaction.
  private static let detailsRead = 100
  /// The maximum depth of open elements.
  private static let deepest = 256

  /// Handles the start of an element.
  mutating func begin(_ name: UnsafePointer<xmlChar>, _ attributes: XMLAttributes) throws(ReadingError) {
    guard depth < CAMTReader.deepest else {
      throw refusal(XMLError("more elements are open than any bank opens", at: xml.place))
    }
    depth += 1
    let tag = tags.tag(name)
    attributes.eachName { register($0) }
    try checkNames()
    if skipped == 0, try enter(tag, attributes) { return }
    if skipped > 0 || statement != nil { skipped += 1 }
  }

  /// Handles the end of an element.
  mutating func end() throws(ReadingError) {
    depth -= 1
    if depth == 0 { rootEnd = max(xml.place, 0) }
    if skipped > 0 {
      skipped -= 1
    } else if !part.isComplete {
      part.end()
      if part.isComplete { try finishPart() }
    } else if statement != nil {
      try finishStatement()
    }
  }

  /// Records a name. Each new name costs libxml2 memory and, later, time.
  mutating func register(_ name: UnsafePointer<xmlChar>) { _ = tags.tag(name) }

  /// Throws when the file contains more names than any bank uses.
  func checkNames() throws(ReadingError) {
    if tags.isTooLarge { throw refusal(XMLError("there are too many different names", at: xml.place)) }
  }

  /// Handles text of an element.
  mutating func append(_ text: UnsafeRawBufferPointer) throws(ReadingError) {
    guard skipped == 0, !part.isComplete else { return }
    part.append(xml.characters(text))
    if part.isTooLarge { throw tooLarge }
  }

  /// Rejects document types, which could declare entities that expand without limit or load other files. Banks do not
  /// use them.
  func refuseDocumentType() throws(ReadingError) {
    throw ReadingError(
      "The file declares a document type, which bank files never do, so bankey does not read it.", at: xml.place)
  }

  /// Whether the element is relevant at its position.
  private mutating func enter(_ tag: CAMTTag?, _ attributes: XMLAttributes) throws(ReadingError) -> Bool {
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

  /// Enters every element outside statements.
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

  private var tooLarge: ReadingError {
    ReadingError("An entry or another part of a statement is too large.", at: partStart)
  }

  private mutating func finishPart() throws(ReadingError) {
    let whole = part.root
    switch whole.tag {
    case .account: statement?.read(account: whole)
    case .period: statement?.read(period: whole)
    case .created: statement?.created = whole.date?.day
    case .balance: takeBalance(whole)
    case .summary: statement?.summary.read(whole)
    case .entry: try finishEntry(CAMTEntry(whole, of: statement?.account?.number), before: xml.place)
    default: break
    }
  }
}

extension ByteView {
  /// The start of the tag that ends before `place`. A tag contains no other `<`.
  fileprivate func startOfTag(before place: Int) -> Int {
    var start = place - 1
    while start > 0, self[start] != less { start -= 1 }
    return start
  }
}

extension CAMTTag {
  /// Whether it contains an account and its entries.
  fileprivate var isStatement: Bool { self == .statement || self == .report || self == .notification }

  /// Whether it is a part of a statement that is read as a tree.
  fileprivate var isPart: Bool {
    self == .account || self == .period || self == .balance || self == .entry || self == .created
      || self == .summary
  }
}

extension CAMTReader {
  /// The longest source record that is kept completely.
  private static let longestRecord = 1 << 18

  /// Handles a complete entry: adds it to the batch or reports it.
  mutating func finishEntry(_ entry: CAMTEntry, before end: Int) throws(ReadingError) {
    guard let currency = statement?.currency(entry.element[.amount]?.currency) else { return }
    statement?.summary.count(details: details)
    switch entry.status {
    case .announced: statement?.announced += 1
    case .unknown(let text): reject(["its status \(Quotation.of(text)) is unknown"])
    case .posted: try add(entry, .posted, in: currency, before: end)
    case .authorized: try add(entry, .authorized, in: currency, before: end)
    }
  }

  private mutating func add(
    _ entry: CAMTEntry, _ status: TransactionStatus, in currency: Currency, before end: Int
  ) throws(ReadingError) {
    let isCredit = entry.element.isCredit
    let amount = isCredit.flatMap { entry.element[.amount]?.amount(isCredit: $0, in: currency) }
    let reported = entry.written?.text == nil ? statement?.day : nil
    let day = entry.written?.date?.day ?? reported
    guard let amount, let day else { return reject(faults(of: entry, hasAmount: amount != nil, hasDay: day != nil)) }
    if let reported { note("An entry has no date, so bankey uses the day of the report: \(reported).", at: partStart) }
    let made = status == .authorized ? day : entry.made?.date?.day
    let record = TransactionRecord(
      nativeId: entry.id ?? "", status: status, day: day, authorizedDay: made, amount: amount,
      description: entry.description(in: currency), counterparty: entry.counterparty,
      counterpartyAccount: entry.counterpartyAccount)
    try add(record, of: entry, raw: self.record(before: end), in: currency)
    counts.rows += 1
  }

  /// Adds a transaction to the batch, or keeps it back when its currency is not the account's, until the end shows
  /// where it belongs.
  private mutating func add(
    _ record: consuming TransactionRecord, of entry: CAMTEntry, raw: String, in currency: Currency
  ) throws(ReadingError) {
    if let own = statement?.currency, statement?.mayBeOwn(currency) == true {
      let counter = entry.counterAmount(in: own).map { (amount: $0, description: entry.description(in: own)) }
      strangers.add(record, raw: raw, in: currency, counter: counter)
      if strangers.isFull { try partWithStrangers() }
      return
    }
    try flushIfFull(before: currency)
    if record.status == .posted { statement?.book(record.amount, in: currency) }
    batch.append(record, raw: raw)
  }

  /// Hands over the batch before a transaction that belongs to the account's part in another currency, and when it is
  /// full.
  mutating func flushIfFull(before currency: Currency) throws(ReadingError) {
    if batch.isFull || statement?.named != currency { try flush(in: currency) }
  }

  /// The source text of the entry, or its beginning for a batch of thousands.
  private mutating func record(before end: Int) -> String {
    let length = end - partStart
    if length <= CAMTReader.longestRecord {
      return String(decoding: bytes[partStart..<max(end, partStart)], as: UTF8.self)
    }
    note("An entry has \(length) bytes; bankey keeps the first \(CAMTReader.longestRecord).", at: partStart)
    return String(decoding: bytes[partStart..<partStart + CAMTReader.longestRecord], as: UTF8.self)
  }

  private func faults(of entry: CAMTEntry, hasAmount: Bool, hasDay: Bool) -> [String] {
    let date = fault("date", entry.written, isRead: hasDay, bad: "is impossible")
    if !hasAmount, entry.element.isCredit == nil {
      return [date, "it does not say whether money came in or went out"].compactMap(\.self)
    }
    return [date, fault("amount", entry.element[.amount], isRead: hasAmount, bad: "cannot be read")].compactMap(\.self)
  }

  private func fault(_ what: String, _ value: CAMTElement?, isRead: Bool, bad: String) -> String? {
    if isRead { return nil }
    return value?.text.map { "its \(what) \(Quotation.of($0)) \(bad)" } ?? "it has no \(what)"
  }

  private mutating func reject(_ reasons: [String]) {
    reject(ReadingError("Skipped a transaction: \(reasons.joined(separator: ", ")).", at: partStart))
  }
}
