/// The meaning of a header, before all headers of a table are considered.
enum CSVColumnRole: String, Hashable, CaseIterable {
  /// The posting date; a date without further name; the purchase date; the value date.
  case booked, day, done, value
  case amount, debit, credit, direction, balance, currency
  /// The description; the kind of transaction, which is the description if there is no other.
  case description, type
  /// The counterparty; a name, which is the counterparty's if there is no other; the payer; the payee.
  case counterparty, name, payer, payee
  /// The account; a number, which may be the counterparty's; the account's name.
  case account, number, accountName
  case id, status
  /// The value date or the currency, depending on the contents.
  case valuta
  /// The available amount, which is not a balance; the counterparty's account.
  case available, otherAccount
  /// The fee for the transaction; the amount including and excluding it.
  case fee, gross, net
  /// A part of the contents of a table with its own balances, such as a pocket of a wallet.
  case part
  /// The amount in another currency, that currency, and the exchange rate.
  case originalAmount, originalCurrency, rate
  /// The amount of a reservation, in a row that is not posted yet.
  case held
  /// A sum of money in or out over a period.
  case turnover
  /// The category of spending; a check number; a time of day.
  case category, check, time
  /// Known to be irrelevant: BIC, mandate, country, name of the bank.
  case ignored
}
