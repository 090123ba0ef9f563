/// How a card is paid off: all that was spent, every thirty days.
struct DemoBill: Sendable {
  /// The id of the account that pays.
  var payer: String
  /// One of the days it is paid on, counted from the bank's first day.
  var from: Int
  /// What stands in the paying account.
  var text: String

  /// Whether it is paid on `day`.
  func isDue(on day: Int) -> Bool { (day - from).isMultiple(of: 30) }
}
