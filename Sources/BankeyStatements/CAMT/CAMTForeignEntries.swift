import BankeyModel

/// Entries in another currency than the account's, kept back until the balances show where they belong.
///
/// Some banks label the amount charged to the account with the currency of the purchase, and others give the amount of
/// the purchase and that of the account in a detail. Then only counting them in the account's currency makes the balances
/// agree.
struct CAMTForeignEntries {
  /// What an entry is in the account's currency; nil when it does not say.
  typealias Counter = (amount: Amount, description: String)?

  private var batch = TransactionBatch()
  private var currencies: [Currency] = []
  private var counters: [Counter] = []

  var isEmpty: Bool { currencies.isEmpty }
  /// Whether too many are kept back.
  var isFull: Bool { batch.isFull }

  mutating func add(_ record: consuming TransactionRecord, raw: String, in currency: Currency, counter: Counter) {
    batch.append(record, raw: raw)
    currencies.append(currency)
    counters.append(counter)
  }

  /// The entries with their amounts and texts in the account's currency; nil when one of them has none.
  func converted(_ all: [Entry]) -> [Entry]? {
    let converted = all.compactMap { entry -> Entry? in
      guard let counter = entry.counter else { return nil }
      var entry = entry
      (entry.record.amount, entry.record.description) = (counter.amount, counter.description)
      return entry
    }
    return converted.count == all.count ? converted : nil
  }

  /// An entry with the currency that it is labeled with.
  typealias Entry = (record: TransactionRecord, currency: Currency, counter: Counter)

  /// Removes and returns all entries, grouped by currency.
  mutating func take() -> [Entry] {
    defer { (currencies, counters) = ([], []) }
    let all = zip(batch.take(), zip(currencies, counters)).map { Entry($0, $1.0, $1.1) }
    var order: [Currency] = []
    for currency in currencies where !order.contains(currency) { order.append(currency) }
    return order.flatMap { currency in all.filter { $0.currency == currency } }
  }
}

extension CAMTReader {
  /// At the end of a statement: counts entries in other currencies in its own if only that makes its balances agree,
  /// with the amounts as written or with those of their details.
  mutating func settleForeignEntries() throws(ReadingError) {
    guard !strangers.isEmpty, let statement, let currency = statement.currency else { return }
    let all = strangers.take()
    let label = Quotation.of(all[0].currency.code)
    if isClosed(by: all) {
      for entry in all { try add(entry.record, in: currency) }
      note(
        all.count,
        one: "1 entry labeled \(label) counts as \(currency.code): only then does the closing balance add up.",
        many:
          "\(all.count) entries labeled \(label) count as \(currency.code): only then does the closing balance add up.",
        at: statement.start)
    } else if let converted = strangers.converted(all), isClosed(by: converted) {
      for entry in converted { try add(entry.record, in: currency) }
      note(
        all.count,
        one:
          "1 entry in \(label) counts with its amount in \(currency.code): only then does the closing balance add up.",
        many:
          "\(all.count) entries in \(label) count with their amounts in \(currency.code): only then does the closing balance add up.",
        at: statement.start)
    } else {
      for entry in all { try add(entry.record, in: entry.currency) }
    }
  }

  private func isClosed(by entries: [CAMTForeignEntries.Entry]) -> Bool {
    let posted = entries.filter { $0.record.status == .posted }
    let sum = posted.reduce(Amount.zero as Amount?) { sum, next in sum.flatMap { $0.adding(next.record.amount) } }
    return sum.flatMap { statement?.isClosed(only: $0) } ?? false
  }

  /// Gives up waiting for the balances: each entry belongs to the account's part in its currency.
  mutating func partWithStrangers() throws(ReadingError) {
    statement?.isParted = true
    for entry in strangers.take() { try add(entry.record, in: entry.currency) }
  }

  private mutating func add(_ record: TransactionRecord, in currency: Currency) throws(ReadingError) {
    try flushIfFull(before: currency)
    var record = record
    record.amount = record.amount.canonical(in: currency) ?? record.amount
    if record.status == .posted { statement?.book(record.amount, in: currency) }
    batch.append(record, raw: String(record.raw))
  }
}
