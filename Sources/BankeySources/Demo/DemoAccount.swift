import BankeyCore

/// An account of the demo bank: what it is called and what happens on it. Days count from the bank's first day.
struct DemoAccount: Sendable {
  /// The bank's own id; other accounts pay this one by it.
  var id: String
  /// What the bank says of it.
  var record: AccountRecord
  /// The balance on the bank's first day, in hundredths.
  var cents: Int64
  /// How much may be owed, in hundredths.
  var limit: Int64?
  /// Whether its bank says what can be spent.
  var isSpendable: Bool
  /// How many days its bank is behind.
  var lag = 0
  /// When the bank prepares its figures, in minutes after midnight.
  var minute = 390
  /// The days that exist.
  var life = -730...Int.max
  /// The account that gets what is left when it is closed, at the end of its `life`.
  var heir = DemoBank.banking
  /// What happens again and again.
  var habits: [DemoHabit] = []
  /// Days without habits: what happens then is in `fixed`, so that the first screens are the drawn ones.
  var quiet = -3...0
  /// What happens once.
  var fixed: [DemoEntry] = []
  /// A card's bill, paid from another account.
  var bill: DemoBill?

  /// An account with a name.
  init(
    _ name: String, at institution: String, number: String?, id: String, type: String?, currency: String,
    cents: Int64
  ) {
    self.id = id
    self.cents = cents
    isSpendable = ["CHECKING", "SAVINGS", "CREDITCARD"].contains(type)
    record = AccountRecord(
      connection: institution == "file" ? "" : institution, nativeId: id, number: number, name: name,
      owner: "Jonathan Berg", institution: institution, sourceType: type,
      currency: Currency(code: currency, decimals: 2))
  }
}
