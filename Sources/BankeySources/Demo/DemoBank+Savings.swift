extension DemoBank {
  /// Two savings accounts of one name; the bank of the second is late, the first is closed on the fifth day.
  static let savingsAccounts = [smallSavings, savings]

  private static let smallSavings = {
    var account = DemoAccount(
      "High-Interest Savings", at: "First Bank", number: "719***810", id: "719810", type: "SAVINGS", currency: "USD",
      cents: 105_45)
    account.life = -730...5
    account.heir = chequing
    account.habits = [
      DemoHabit(when: .monthly(from: -9), shops: [DemoShop("ROUND-UP SAVINGS", 3_10...3_90)]),
      DemoHabit(when: .monthEnd, shops: [DemoShop("INTEREST", 8...18)]),
    ]
    return account
  }()

  private static let savings = {
    var account = DemoAccount(
      "High-Interest Savings", at: "First Bank", number: "905***001", id: "905001", type: "SAVINGS", currency: "USD",
      cents: 10_613_19)
    account.lag = 3
    account.habits = [
      DemoHabit(when: .monthly(from: -20), shops: [DemoShop("TRANSFER FROM BANKING", 250_00)]),
      DemoHabit(when: .monthEnd, shops: [DemoShop("INTEREST", 14_20...19_80)]),
    ]
    return account
  }()

  /// What is owed for the car.
  static let carLoan = {
    var account = DemoAccount(
      "Car Loan", at: "First Bank", number: "552***902", id: "552902", type: "LOAN", currency: "USD", cents: -8_400_00)
    account.habits = [
      DemoHabit(when: .monthly(from: -15), shops: [DemoShop("PAYMENT RECEIVED", 350_00)]),
      DemoHabit(when: .monthEnd, shops: [DemoShop("INTEREST", -42_00 ... -33_00)]),
    ]
    return account
  }()
}
