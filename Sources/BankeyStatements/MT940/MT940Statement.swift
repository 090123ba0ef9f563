import BankeyCore

/// What is known of a statement while it is read.
struct MT940Statement {
  /// Where it begins.
  let start: Int
  /// The account, as written.
  var number: String?
  /// What a balance, or an interim report, says that it is counted in.
  var currency: Currency?
  /// The balance that it begins with, and its day: booked before the first transaction.
  var opening: Amount?
  var openingDate: Day?
  var balance: Amount?
  var available: Amount?
  var balanceDate: Day?
  /// Whether it has shown an opening balance, and so must have a closing one.
  var isOpened = false
  /// Whether its end has been seen.
  var isEnded = false
  /// Whether a currency has been looked for in what follows.
  var isCurrencySought = false
  /// Whether the account has been handed over.
  var isNamed = false

  /// A statement that begins at `start`.
  init(start: Int) { self.start = start }

  /// What its amounts are counted in: `XXX`, ISO's own word for none, when nothing says it.
  var unit: Currency { currency ?? Currency(code: "XXX") }

  /// The account; nil while its number is not known.
  var account: AccountRecord? {
    number.map { AccountRecord(nativeId: $0, number: MT940Account.number($0), currency: unit) }
  }

  /// Where it begins and ends.
  var ends: StatementRecord {
    StatementRecord(firstDay: openingDate, lastDay: balanceDate, opening: opening, closing: balance)
  }

  /// Its figures; nil when it has none.
  var balances: BalanceRecord? {
    guard balance != nil || available != nil else { return nil }
    return BalanceRecord(balance: balance, available: available, date: balanceDate.map { LocalTime(day: $0) })
  }
}
