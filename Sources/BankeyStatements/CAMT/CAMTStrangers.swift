import BankeyModel

/// Entries in another currency than their account's, kept back until the balances say whose they are.
///
/// Banks write the currency of a purchase beside the amount that it cost the account. Then that alone closes the balance.
struct CAMTStrangers {
  private var batch = TransactionBatch()
  private var currencies: [Currency] = []

  /// Whether there are none.
  var isEmpty: Bool { currencies.isEmpty }
  /// Whether so many wait that they can wait no longer.
  var isFull: Bool { batch.isFull }

  /// Adds one.
  mutating func add(_ record: consuming TransactionRecord, raw: String, in currency: Currency) {
    batch.append(record, raw: raw)
    currencies.append(currency)
  }

  /// Hands over all of them, those of a currency together.
  mutating func take() -> [(record: TransactionRecord, currency: Currency)] {
    defer { currencies = [] }
    let all = Array(zip(batch.take(), currencies))
    var order: [Currency] = []
    for currency in currencies where !order.contains(currency) { order.append(currency) }
    return order.flatMap { currency in all.filter { $0.1 == currency }.map { (record: $0.0, currency: $0.1) } }
  }
}

extension CAMTReader {
  /// The statement is at its end: entries in other currencies are its own where that alone closes its balance.
  mutating func settleStrangers() throws(ReadingError) {
    guard !strangers.isEmpty, let statement, let currency = statement.currency else { return }
    let all = strangers.take()
    let posted = all.filter { $0.record.status == .posted }
    let sum = posted.reduce(Amount.zero as Amount?) { sum, next in sum.flatMap { $0.adding(next.record.amount) } }
    let isOwn = sum.map(statement.isClosed) ?? false
    for (record, written) in all { try add(record, in: isOwn ? currency : written) }
    guard isOwn else { return }
    note(
      "Entries count as \(currency.code), though \(Quotation.of(all[0].currency.code)) stands beside them, because only then "
        + "do they add up to the closing balance: \(all.count).", at: statement.start)
  }

  /// There are too many to wait for the balances: each belongs to the account's part in its currency.
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
