import BankeyModel

/// Entries in another currency than the account's, kept back until the balances show where they belong.
///
/// Some banks label the amount charged to the account with the currency of the purchase. Then only counting it in the
/// account's currency makes the balances agree.
struct CAMTForeignEntries {
  private var batch = TransactionBatch()
  private var currencies: [Currency] = []

  var isEmpty: Bool { currencies.isEmpty }
  /// Whether too many are kept back.
  var isFull: Bool { batch.isFull }

  mutating func add(_ record: consuming TransactionRecord, raw: String, in currency: Currency) {
    batch.append(record, raw: raw)
    currencies.append(currency)
  }

  /// Removes and returns all entries, grouped by currency.
  mutating func take() -> [(record: TransactionRecord, currency: Currency)] {
    defer { currencies = [] }
    let all = Array(zip(batch.take(), currencies))
    var order: [Currency] = []
    for currency in currencies where !order.contains(currency) { order.append(currency) }
    return order.flatMap { currency in all.filter { $0.1 == currency }.map { (record: $0.0, currency: $0.1) } }
  }
}

extension CAMTReader {
  /// At the end of a statement: counts entries in other currencies in its own if only that makes its balances agree.
  mutating func settleForeignEntries() throws(ReadingError) {
    guard !strangers.isEmpty, let statement, let currency = statement.currency else { return }
    let all = strangers.take()
    let posted = all.filter { $0.record.status == .posted }
    let sum = posted.reduce(Amount.zero as Amount?) { sum, next in sum.flatMap { $0.adding(next.record.amount) } }
    let isOwn = sum.map(statement.isClosed) ?? false
    for (record, written) in all { try add(record, in: isOwn ? currency : written) }
    guard isOwn else { return }
    note(
      "Entries count as \(currency.code), although they are labeled \(Quotation.of(all[0].currency.code)), because only then "
        + "do they add up to the closing balance: \(all.count).", at: statement.start)
  }

  /// Gives up waiting for the balances: each entry belongs to the account's part in its currency.
  mutating func partWithStrangers() throws(ReadingError) {
    statement?.isParted = true
    for (record, currency) in strangers.take() { try add(record, in: currency) }
  }

  private mutating func add(_ record: TransactionRecord, in currency: Currency) throws(ReadingError) {
    try flushIfFull(before: currency)
    var record = record
    record.amount = record.amount.canonical(in: currency) ?? record.amount
    if record.status == .posted { statement?.book(record.amount, in: currency) }
    batch.append(record, raw: String(record.raw))
  }
}
