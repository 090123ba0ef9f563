/// What a header can mean, before all headers of a table are known.
enum CSVColumn: Hashable {
  /// The day of booking; of a day that is not called anything; of the purchase; of value.
  case booked, day, done, value
  case amount, debit, credit, direction, balance, currency
  /// The text; a booking's kind, which is its text where there is no other.
  case description, type
  /// The other side; a name, which is another one's where nothing else is; who paid and who was paid.
  case counterparty, name, payer, payee
  /// The account: certain; a number, which may be the other side's; what it is called.
  case account, number, accountName
  case id, status
  /// The date of value or the currency: what stands in it says which.
  case valuta
}
