import BankeyModel
import CXML2

extension CAMTReader {
  /// How many details of one entry are read; there may be thousands, and the entry is one transaction all the same.
  private static let detailsRead = 100
  /// How many elements may be open at once.
  private static let deepest = 256

  /// An element begins.
  mutating func begin(_ name: UnsafePointer<xmlChar>, _ attributes: XMLAttributes) throws(ReadingError) {
    guard depth < CAMTReader.deepest else {
      throw refusal(XMLError("more elements are open than any bank opens", at: xml.place))
    }
    depth += 1
    let tag = tags.tag(name)
    attributes.eachName { meet($0) }
    try checkNames()
    if skipped == 0, try enter(tag, attributes) { return }
    if skipped > 0 || statement != nil { skipped += 1 }
  }

  /// An element ends.
  mutating func end() throws(ReadingError) {
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
  func checkNames() throws(ReadingError) {
    if tags.isTooLarge { throw refusal(XMLError("there are too many different names", at: xml.place)) }
  }

  /// Characters of an element.
  mutating func append(_ text: UnsafeRawBufferPointer) throws(ReadingError) {
    guard skipped == 0, !part.isComplete else { return }
    part.append(xml.characters(text))
    if part.isTooLarge { throw tooLarge }
  }

  /// With a document type, a file could declare entities: they could be made to grow without end, or to fetch what is none of their
  /// business. No bank writes one.
  func refuseDocumentType() throws(ReadingError) {
    throw ReadingError("The file declares a document type, which no bank does: it is not read.", at: xml.place)
  }

  /// Whether the element has a meaning where it stands.
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

  private var tooLarge: ReadingError {
    ReadingError("An entry or another part of a statement is too large.", at: partStart)
  }

  private mutating func finishPart() throws(ReadingError) {
    let whole = part.root
    switch whole.tag {
    case .account: statement?.take(account: whole)
    case .period: statement?.take(period: whole)
    case .created: statement?.created = whole.date?.day
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
  fileprivate var isPart: Bool {
    self == .account || self == .period || self == .balance || self == .entry || self == .created
  }
}

extension CAMTReader {
  /// The longest record that is kept whole.
  private static let longestRecord = 1 << 18

  /// An entry is complete: it joins the batch, or is reported.
  mutating func finishEntry(_ entry: CAMTEntry, before end: Int) throws(ReadingError) {
    guard let currency = statement?.currency(entry.element[.amount]?.currency) else { return }
    switch entry.status {
    case .announced: statement?.announced += 1
    case .unknown(let text): reject(["its status \(Quotation.of(text)) is unknown"])
    case .posted: try take(entry, .posted, in: currency, before: end)
    case .authorized: try take(entry, .authorized, in: currency, before: end)
    }
  }

  private mutating func take(
    _ entry: CAMTEntry, _ status: TransactionStatus, in currency: Currency, before end: Int
  ) throws(ReadingError) {
    let isCredit = entry.element.isCredit
    let amount = isCredit.flatMap { entry.element[.amount]?.amount(isCredit: $0, in: currency) }
    let reported = entry.written?.text == nil ? statement?.day : nil
    let day = entry.written?.date?.day ?? reported
    guard let amount, let day else { return reject(faults(of: entry, hasAmount: amount != nil, hasDay: day != nil)) }
    if let reported { note("An entry has no date, so its report's day is taken: \(reported).", at: partStart) }
    let made = status == .authorized ? day : entry.made?.date?.day
    let record = TransactionRecord(
      nativeId: entry.id ?? "", status: status, day: day, authorizedDay: made, amount: amount,
      description: entry.description(in: currency), counterparty: entry.counterparty,
      counterpartyAccount: entry.counterpartyAccount)
    try add(record, raw: self.record(before: end), in: currency)
    counts.rows += 1
  }

  /// A transaction joins those that wait. Where its currency is not the account's, what it belongs to is known at the end.
  private mutating func add(
    _ record: consuming TransactionRecord, raw: String, in currency: Currency
  ) throws(ReadingError) {
    if statement?.mayBeOwn(currency) == true {
      strangers.add(record, raw: raw, in: currency)
      if strangers.isFull { try partWithStrangers() }
      return
    }
    try flushIfFull(before: currency)
    if record.status == .posted { statement?.book(record.amount, in: currency) }
    batch.append(record, raw: raw)
  }

  /// Transactions of another currency belong to the account's part in that currency.
  mutating func flushIfFull(before currency: Currency) throws(ReadingError) {
    if batch.isFull || statement?.named != currency { try flush(in: currency) }
  }

  /// The entry as it stands in the file. Of a batch of thousands, the beginning.
  private mutating func record(before end: Int) -> String {
    let length = end - partStart
    if length <= CAMTReader.longestRecord {
      return String(decoding: bytes[partStart..<max(end, partStart)], as: UTF8.self)
    }
    note("Of an entry of \(length) bytes only the first \(CAMTReader.longestRecord) are kept.", at: partStart)
    return String(decoding: bytes[partStart..<partStart + CAMTReader.longestRecord], as: UTF8.self)
  }

  private func faults(of entry: CAMTEntry, hasAmount: Bool, hasDay: Bool) -> [String] {
    let date = fault("date", entry.written, isRead: hasDay, bad: "impossible")
    if !hasAmount, entry.element.isCredit == nil {
      return [date, "it does not say whether money came in or went out"].compactMap(\.self)
    }
    return [date, fault("amount", entry.element[.amount], isRead: hasAmount, bad: "not readable")].compactMap(\.self)
  }

  private func fault(_ what: String, _ value: CAMTElement?, isRead: Bool, bad: String) -> String? {
    if isRead { return nil }
    return value?.text.map { "its \(what) \(Quotation.of($0)) is \(bad)" } ?? "it has no \(what)"
  }

  private mutating func reject(_ reasons: [String]) {
    reject(ReadingError("A transaction was left out: \(reasons.joined(separator: ", ")).", at: partStart))
  }
}
