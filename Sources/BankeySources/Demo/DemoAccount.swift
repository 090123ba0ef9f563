import BankeyModel
import BankeyText

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

/// One transaction of the demo bank. Days count from the bank's first day.
struct DemoEntry: Hashable, Sendable {
  /// The day it is authorized on.
  var authorized: Int
  /// The day it is posted on.
  var posted: Int
  /// Hundredths of the account's currency, money in is positive.
  var cents: Int64
  /// The bank's text; `{month}` at its end becomes the month's name.
  var text: String
  /// The other side.
  var counterparty: String?
  /// Its place among those of the account that were authorized on that day.
  var ordinal = 0

  /// Something that is posted when it happens, or `delay` days after it was authorized.
  init(day: Int, delay: Int = 0, cents: Int64, text: String, counterparty: String? = nil) {
    authorized = day
    posted = day + delay
    self.cents = cents
    self.text = text
    self.counterparty = counterparty
  }
}

extension DemoEntry {
  /// The bank's text in a month, 1 to 12.
  func text(in month: Int) -> String {
    text.hasSuffix("{month}") ? text.dropLast("{month}".count) + DemoEntry.months[month - 1] : text
  }

  private static let months = [
    "JANUARY", "FEBRUARY", "MARCH", "APRIL", "MAY", "JUNE", "JULY", "AUGUST", "SEPTEMBER", "OCTOBER", "NOVEMBER",
    "DECEMBER",
  ]
}

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

/// A savings account that is opened for something, and closed when it is bought.
struct DemoGoal {
  /// The first is 0.
  let number: Int

  /// The day it is opened on, counted from the bank's first.
  var opens: Int { 3 + 9 * number }

  private var name: String {
    ["Rainy Day Fund", "New Bicycle", "Holiday in the Mountains", "Wedding Present"][number % 4]
  }

  /// The account at the bank.
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

/// Where money goes or comes from, and how much of it.
struct DemoShop: Sendable {
  /// The bank's text; see `DemoEntry`.
  var text: String
  /// Hundredths, from and to.
  var cents: ClosedRange<Int64>
  /// The other side, where the bank says it.
  var counterparty: String?

  /// A shop with varying prices.
  init(_ text: String, _ cents: ClosedRange<Int64>, _ counterparty: String? = nil) {
    self.text = text
    self.cents = cents
    self.counterparty = counterparty
  }

  /// Something that always costs the same.
  init(_ text: String, _ cents: Int64, _ counterparty: String? = nil) {
    self.init(text, cents...cents, counterparty)
  }
}
