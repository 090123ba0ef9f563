import BankeyCore
import BankeyModel
import BankeyText
import Testing

@testable import BankeySources

/// The first answer contains the accounts of the sample screen.
@Suite struct DemoAccountsTests {
  let first: [DemoTold]

  init() throws { first = try answers(1)[0] }

  @Test func twelveAccountsMatchTheDesign() {
    let lines = first.map { told in
      let (account, balances) = (told.account, told.balances)
      return "\(account.name ?? "") | \(account.number ?? "-") | \(account.institution ?? "") | "
        + "\(account.sourceType ?? "-") | \(account.currency.code) \(balances.balance?.description ?? "-")"
        + " | \(balances.available?.description ?? "-") | \(balances.creditLimit?.description ?? "-")"
        + " | \(balances.date?.description ?? "-")"
    }
    #expect(
      lines.joined(separator: "\n") == """
        Banking Account | 12345678903 | Sbanken | CHECKING | USD 929466.23 | 929420.33 | - | 2026-11-21T07:12
        No-Fee All-In Chequing | 03300000842 | First Bank | CHECKING | USD 17562.44 | 17562.44 | - | 2026-11-21T06:30
        Lommepenger | 97104311115 | Sbanken | CHECKING | NOK 1240.50 | 1240.50 | - | 2026-11-21T07:12
        High-Interest Savings | 719***810 | First Bank | SAVINGS | USD 105.45 | 105.45 | - | 2026-11-21T06:30
        High-Interest Savings | 905***001 | First Bank | SAVINGS | USD 10613.19 | 10613.19 | - | 2026-11-18T06:30
        Visa Avion Card | 658***778 | First Bank | CREDITCARD | USD 0.00 | 5000.00 | 5000.00 | 2026-11-21T06:30
        Student Mastercard | 978***223 | First Bank | CREDITCARD | USD -50.83 | 949.17 | 1000.00 | 2026-11-21T06:30
        Tax-Free Saver | 310***310 | First Bank | INVESTMENT | USD 2000.00 | - | - | 2026-11-21T06:30
        Growth Fund | 143***518 | First Bank | INVESTMENT | USD 15000.00 | - | - | 2026-11-21T06:30
        Trading Account | 143***100 | First Bank | INVESTMENT | USD 15054.01 | - | - | 2026-11-21T06:30
        Car Loan | 552***902 | First Bank | LOAN | USD -8400.00 | - | - | 2026-11-21T06:30
        Travel Wallet | - | file | - | EUR 220.00 | - | - | 2026-11-21T06:30
        """)
  }

  @Test func lastDaysMatchTheDesign() throws {
    let lines = try first.ending("8903").transactions.suffix(9).map(\.line)
    #expect(
      lines.joined(separator: "\n") == """
        2026-11-14 posted -638.60 VISA AVION CARD
        2026-11-16 posted -18.00 CINEMA
        2026-11-17 posted -32.40 BOOKSHOP
        2026-11-18 posted -14.99 STREAMING
        2026-11-18 posted -1200.00 RENT NOVEMBER
        2026-11-19 posted -48.80 GREEN GROCER authorized 2026-11-17
        2026-11-19 posted 3000.00 PAYROLL ACME CORP
        2026-11-20 authorized -41.80 CITY TRANSIT
        2026-11-20 authorized -4.10 COFFEE ROASTERS
        """)
  }

  @Test func sumsMatchTheDesign() throws {
    let dollars = first.filter { $0.account.currency.code == "USD" }
    #expect(sum(dollars.compactMap(\.balances.balance)) == Amount(units: 981_350_49, scale: 2))
    let banking = try first.ending("8903").transactions.filter { $0.status == .posted }
    let months = banking.filter { november21.advanced(by: -89)...november21 ~= $0.day }
    #expect(sum(months.map(\.amount)) == Amount(units: 8_310_00, scale: 2))
    let november = dollars.flatMap(\.transactions).filter { $0.status == .posted && $0.day.components.month == 11 }
      .filter { $0.day > november21.advanced(by: -30) }
    #expect(sum(november.map(\.amount)) == Amount(units: 1_204_10, scale: 2))
  }

  @Test func historyCoversTwoYears() throws {
    for told in first {
      #expect(told.period.lowerBound == november21.advanced(by: -730))
      #expect(told.transactions.allSatisfy { told.period.contains($0.day) })
      #expect(Set(told.transactions.map(\.nativeId)).count == told.transactions.count)
    }
    #expect(try first.ending("8903").transactions.count == 412)
  }

  @Test func accountsWithoutCreditAreNeverOverdrawn() {
    for told in first where ["CHECKING", "SAVINGS", "INVESTMENT", nil].contains(told.account.sourceType) {
      var balance = told.balances.balance ?? .zero
      var lowest = balance
      for transaction in told.transactions.reversed() where transaction.status == .posted {
        balance = sum([balance, transaction.amount.negated!])
        lowest = min(balance, lowest)
      }
      #expect(!lowest.isNegative, "\(told.account.name ?? "") was at \(lowest)")
    }
  }

  private func sum(_ amounts: [Amount]) -> Amount { amounts.reduce(.zero) { $0.adding($1)! } }
}
