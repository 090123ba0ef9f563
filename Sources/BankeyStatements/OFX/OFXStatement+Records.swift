import BankeyCore

extension OFXStatement {
  /// What its amounts are counted in. `XXX` is ISO's own word for "no currency".
  var unit: Currency { currency ?? Currency(code: "XXX") }

  /// The account, once its number is known.
  func account(of institution: String?) -> AccountRecord? {
    number.map {
      AccountRecord(
        connection: bank ?? "", nativeId: $0, number: $0, institution: institution, sourceType: type, kind: kind,
        currency: unit)
    }
  }

  /// The days that it covers, when it says so.
  var period: ClosedRange<Day>? {
    guard let first, let last, first <= last else { return nil }
    return first...last
  }

  /// Its figures; nil when it has none.
  var balances: BalanceRecord? {
    guard balance != nil || available != nil else { return nil }
    return BalanceRecord(balance: balance, available: available, date: balanceDate)
  }

  /// The kind where the statement makes it certain. A line of credit is money lent.
  private var kind: AccountKind? {
    switch (tag, type?.uppercased()) {
    case (.cardStatement, _): .creditCard
    case (.investmentStatement, _): .investment
    case (_, "CHECKING"): .banking
    case (_, "SAVINGS"), (_, "MONEYMRKT"), (_, "CD"): .savings
    case (_, "CREDITLINE"): .loan
    default: nil
    }
  }
}
