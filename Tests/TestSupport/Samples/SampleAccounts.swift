import BankeyModel
import BankeyText
import BankeyCore

/// The accounts on the screens of the tests: twelve of all kinds in three currencies.
public nonisolated enum Sample {
  /// The day on the screens.
  public static let today = Day(iso: "2026-11-21")!

  /// 21 November 2026, 09:00, one hour east of UTC.
  public static let clock = Clock(fixed: Timestamp(seconds: 1_795_248_000), offset: 3600)

  /// All accounts with their sources.
  public static let snapshot = AccountsSnapshot(
    accounts: accounts.map { ListedAccount($0) },
    sources: [
      SourceStatus(name: "demo", type: "demo", lastSuccess: clock.now), SourceStatus(name: "files", type: "files"),
    ])

  /// The account with a name.
  public static func account(_ name: String) -> Account { accounts.first { $0.name == name }! }

  /// The twelve accounts, in the order of the screen.
  public static let accounts: [Account] = [
    account("Banking Account", .banking, "12345678903", "929466.23", bank: "Sbanken"),
    account("No-Fee All-In Chequing", .banking, "03300000842", "17562.44"),
    account("Lommepenger", .banking, "97101111115", "1240.50", "NOK", bank: "Sbanken"),
    account("High-Interest Savings", .savings, "719***810", "105.45"),
    account("High-Interest Savings", .savings, "905***001", "10613.19", age: 3),
    account("Visa Avion Card", .creditCard, "658***778", "0.00"),
    account("Student Mastercard", .creditCard, "978***223", "-50.83"),
    account("Tax-Free Saver", .investment, "220***310", "2000.00"),
    account("Growth Fund", .investment, "220***518", "15000.00"),
    account("Trading Account", .investment, "143***100", "15054.01"),
    account("Car Loan", .loan, "330***902", "-8400.00"),
    account("Travel Wallet", .other, nil, "220.00", "EUR", bank: nil),
  ]

  private static func account(
    _ name: String, _ kind: AccountKind, _ number: String?, _ balance: String, _ currency: String = "USD",
    bank: String? = "First Bank", age: Int = 0
  ) -> Account {
    Account(
      id: name + (number ?? ""), source: bank == nil ? "files" : "demo", nativeId: number ?? "", number: number,
      name: name,
      institution: bank,
      kind: kind, currency: Currency(code: currency), balance: amount(balance),
      available: number == "12345678903" ? amount("929420.33") : nil,
      balanceDate: LocalTime(day: today.advanced(by: -age), minute: 7 * 60 + 12))
  }

  /// The exact amount of a text such as `-50.83`.
  public static func amount(_ text: String) -> Amount { try! AmountParser.parse(text, mark: .dot) }
}
