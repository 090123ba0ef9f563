extension DemoBank {
  /// A quiet, a lively and a very lively one.
  static let investments = [taxFree, fund, trading]

  private static let taxFree = {
    var account = DemoAccount(
      "Tax-Free Saver", at: "First Bank", number: "310***310", id: "310310", type: "INVESTMENT", currency: "USD",
      cents: 2_000_00)
    account.habits = [DemoHabit(when: .every(91, from: -41), shops: [DemoShop("CONTRIBUTION", 150_00)])]
    return account
  }()

  private static let fund = {
    var account = DemoAccount(
      "Growth Fund", at: "First Bank", number: "143***518", id: "143518", type: "INVESTMENT", currency: "USD",
      cents: 15_000_00)
    account.quiet = 0...0
    account.habits = [DemoHabit(when: .every(3, from: -1), shops: [DemoShop("CHANGE OF VALUE", -130_00...160_00)])]
    return account
  }()

  private static let trading = {
    var account = DemoAccount(
      "Trading Account", at: "First Bank", number: "143***100", id: "143100", type: "INVESTMENT", currency: "USD",
      cents: 15_054_01)
    account.quiet = 0...0
    account.habits = [
      DemoHabit(when: .every(4, from: -2), shops: [DemoShop("CHANGE OF VALUE", -210_00...240_00)]),
      DemoHabit(when: .monthly(from: -18), shops: [DemoShop("DIVIDEND WORLD SHARES", 12_00...38_00)]),
      DemoHabit(when: .monthEnd, shops: [DemoShop("CUSTODY FEE", -2_90)]),
    ]
    return account
  }()
}
