import BankeyModel
import Testing

@Suite struct AccountKindGuessTests {
  @Test(arguments: [
    ("CHECKING", AccountKind.banking), ("SAVINGS", .savings), ("MONEYMRKT", .savings), ("CD", .savings),
    ("CREDITLINE", .loan), ("CREDITCARD", .creditCard), ("CreditCard", .creditCard),
    ("Creditcard account", .creditCard),
    ("Standard account", .banking), ("High interest account", .savings), ("BSU account", .savings),
    ("INVESTMENT", .investment), ("mortgage", .loan),
  ])
  func sourceTypeDecidesTheKind(type: String, kind: AccountKind) {
    #expect(AccountKind.guess(sourceType: type, name: "Savings Visa") == kind)
  }

  @Test(arguments: [
    ("Every Day Checking", AccountKind.banking), ("No-Fee All-In Chequing", .banking), ("Visa Debit", .banking),
    ("Visa Avion Card", .creditCard), ("Student Mastercard", .creditCard), ("Kredittkort", .creditCard),
    ("High-Interest Savings", .savings), ("Sparekonto", .savings), ("BSU", .savings),
    ("Growth Fund", .investment), ("Aksjesparekonto", .investment), ("Trading Account", .investment),
    ("Car Loan", .loan), ("Boliglån", .loan), ("Travel Wallet", .other), ("SpareBank konto", .other), ("", .other),
  ])
  func nameDecidesTheKindWithoutAType(name: String, kind: AccountKind) {
    #expect(AccountKind.guess(sourceType: nil, name: name) == kind)
  }

  @Test func unknownTypeFallsBackToTheName() {
    #expect(AccountKind.guess(sourceType: "X-17", name: "Car Loan") == .loan)
    #expect(AccountKind.guess(sourceType: "X-17", name: nil) == .other)
  }

  @Test func configuredKindAndNameWin() {
    let account = Account(
      id: "1", source: "files", nativeId: "1", name: "Car Loan", kind: .loan, currency: Currency(code: "USD"))
    let listed = ListedAccount(account, kind: .other, nickname: "Beetle")
    #expect(listed.account.kind == .other)
    #expect(listed.account.name == "Beetle")
    #expect(listed.id == "1")
  }
}
