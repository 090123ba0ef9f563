extension English {
  var otherFooter: String { "Accounts of no known kind; set one with `kind` in the config." }
  var currentBalance: String { "Current balance" }
  var value: String { "Value" }
  var asOf: String { "As of" }
  var file: String { "file" }
  var account: String { "Account" }
  var notRefreshed: String { "not refreshed" }
  var notRefreshedShort: String { "failed" }

  func kind(_ kind: AccountKind) -> String {
    switch kind {
    case .banking: "Banking"
    case .savings: "Savings"
    case .creditCard: "Credit card"
    case .investment: "Investment"
    case .loan: "Loan"
    case .other: "Other"
    }
  }

  func section(_ kind: AccountKind) -> String {
    switch kind {
    case .banking: "BANKING"
    case .savings: "SAVINGS"
    case .creditCard: "CREDIT CARDS"
    case .investment: "INVESTMENTS"
    case .loan: "LOANS"
    case .other: "OTHER"
    }
  }

  func daysOld(_ days: Int) -> String { "bank data \(daysOldShort(days)) old" }
  func daysOldShort(_ days: Int) -> String { days == 1 ? "1 day" : "\(days) days" }
}
