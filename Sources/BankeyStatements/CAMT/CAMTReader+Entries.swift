import BankeyCore

extension CAMTReader {
  /// The longest record that is kept whole.
  private static let longestRecord = 1 << 18

  /// An entry is complete: it joins the batch, or is reported.
  mutating func finishEntry(_ entry: CAMTEntry, before end: Int) throws(StatementFault) {
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
  ) throws(StatementFault) {
    let isCredit = entry.element.isCredit
    let amount = isCredit.flatMap { entry.element[.amount]?.amount(isCredit: $0, in: currency) }
    let day = entry.written?.date?.day
    guard let amount, let day else { return reject(faults(of: entry, hasAmount: amount != nil, hasDay: day != nil)) }
    try flushIfFull(before: currency)
    let made = status == .authorized ? day : entry.made?.date?.day
    batch.append(
      TransactionRecord(
        nativeId: entry.id ?? "", status: status, day: day, authorizedDay: made, amount: amount,
        description: entry.description(in: currency), counterparty: entry.counterparty),
      raw: record(before: end))
    counts.rows += 1
    if status == .posted { statement?.book(in: currency) }
  }

  /// Transactions of another currency belong to the account's part in that currency.
  private mutating func flushIfFull(before currency: Currency) throws(StatementFault) {
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
    reject(StatementFault("A transaction was left out: \(reasons.joined(separator: ", ")).", at: partStart))
  }
}
