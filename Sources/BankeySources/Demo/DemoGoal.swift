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
