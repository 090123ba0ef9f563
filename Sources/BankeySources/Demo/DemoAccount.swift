import BankeyModel
import BankeyText

/// An account of the demo bank, with its transactions. Days count from the bank's first day.
struct DemoAccount: Sendable {
  /// The bank's own id, by which other accounts refer to it.
  var id: String
  /// The record that the bank gives.
  var record: AccountRecord
  /// The balance on the bank's first day, in hundredths.
  var cents: Int64
  /// The credit limit in hundredths; nil when there is none.
  var limit: Int64?
  /// Whether the bank gives the available amount.
  var isSpendable: Bool
  /// The number of days by which the bank's data lags behind.
  var lag = 0
  /// The time of the bank's data, in minutes after midnight.
  var minute = 390
  /// The days on which the account exists.
  var life = -730...Int.max
  /// The account that receives the balance when this one is closed at the end of its `life`.
  var heir = DemoBank.banking
  /// Recurring transactions.
  var habits: [DemoHabit] = []
  /// Days without recurring transactions. Those in `fixed` make the first screens look like the drawn ones.
  var quiet = -3...0
  /// Single transactions.
  var fixed: [DemoEntry] = []
  /// The bill of a card, paid from another account.
  var bill: DemoBill?

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

/// A transaction of the demo bank. Days count from the bank's first day.
struct DemoEntry: Hashable, Sendable {
  /// The day of authorization.
  var authorized: Int
  /// The day of posting.
  var posted: Int
  /// The amount in hundredths of the account's currency; money in is positive.
  var cents: Int64
  /// The description. A `{month}` at its end is replaced by the month's name.
  var text: String
  var counterparty: String?
  /// Its index among the account's transactions authorized on that day.
  var ordinal = 0

  /// Creates a transaction that is posted `delay` days after it was authorized.
  init(day: Int, delay: Int = 0, cents: Int64, text: String, counterparty: String? = nil) {
    authorized = day
    posted = day + delay
    self.cents = cents
    self.text = text
    self.counterparty = counterparty
  }
}

extension DemoEntry {
  /// The description in a month, 1 to 12.
  func text(in month: Int) -> String {
    text.hasSuffix("{month}") ? text.dropLast("{month}".count) + DemoEntry.months[month - 1] : text
  }

  private static let months = [
    "JANUARY", "FEBRUARY", "MARCH", "APRIL", "MAY", "JUNE", "JULY", "AUGUST", "SEPTEMBER", "OCTOBER", "NOVEMBER",
    "DECEMBER",
  ]
}

/// Pays off a card every thirty days.
struct DemoBill: Sendable {
  /// The id of the paying account.
  var payer: String
  /// One of the days of payment, counted from the bank's first day.
  var from: Int
  /// The description in the paying account.
  var text: String

  /// Whether a payment is due on `day`.
  func isDue(on day: Int) -> Bool { (day - from).isMultiple(of: 30) }
}

/// A savings account with a goal, closed once the goal is bought.
struct DemoGoal {
  /// The number of the goal, from 0.
  let number: Int

  /// The day on which it is opened, counted from the bank's first day.
  var opens: Int { 3 + 9 * number }

  private var name: String {
    ["Rainy Day Fund", "New Bicycle", "Holiday in the Mountains", "Wedding Present"][number % 4]
  }

  var account: DemoAccount {
    var account = DemoAccount(
      name, at: "First Bank", number: "719***\(440 + number % 500)", id: "goal-\(number)", type: "SAVINGS",
      currency: "USD", cents: 0)
    account.life = opens...opens + 11
    account.fixed = [DemoEntry(day: opens, cents: 500_00, text: "OPENING TRANSFER")]
    return account
  }

  /// The other side of the first transfer.
  var opening: DemoEntry { DemoEntry(day: opens, cents: -500_00, text: "TRANSFER TO " + name.uppercased()) }
}

/// A recurring counterparty with its range of amounts.
struct DemoShop: Sendable {
  /// The description; see `DemoEntry`.
  var text: String
  /// The range of amounts in hundredths.
  var cents: ClosedRange<Int64>
  /// The counterparty, if the bank gives it.
  var counterparty: String?

  /// Creates a shop with varying amounts.
  init(_ text: String, _ cents: ClosedRange<Int64>, _ counterparty: String? = nil) {
    self.text = text
    self.cents = cents
    self.counterparty = counterparty
  }

  /// Creates a shop with a constant amount.
  init(_ text: String, _ cents: Int64, _ counterparty: String? = nil) {
    self.init(text, cents...cents, counterparty)
  }
}
