extension DemoBank {
  /// The accounts that pay and are paid by others.
  static let banking = "12345678903"
  /// The account that pays the bills.
  static let chequing = "03300000842"

  /// The accounts that were ever open until the day `last`, in the order of the answers.
  static func accounts(through last: Int) -> [DemoAccount] {
    let goals = (0...).lazy.map(DemoGoal.init(number:)).prefix { $0.opens <= last }
    var banking = bankingAccount
    banking.fixed += goals.map(\.opening)
    return [banking, chequingAccount, pocketMoney] + savingsAccounts + cards + investments + [carLoan, travelWallet]
      + goals.map(\.account)
  }
}
