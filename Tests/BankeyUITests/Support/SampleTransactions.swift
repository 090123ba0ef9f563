import BankeyCore
import BankeyModel
import BankeyText
import TestSupport

extension Sample {
  /// The transactions of the details screen.
  static let transactions: [Transaction] = {
    let account = accounts[0].id
    let rows: [(String, TransactionStatus, String, String)] = [
      ("2026-11-20", .authorized, "COFFEE ROASTERS", "-4.10"), ("2026-11-20", .authorized, "CITY TRANSIT", "-41.80"),
      ("2026-11-19", .posted, "PAYROLL ACME CORP", "3000.00"), ("2026-11-19", .posted, "GREEN GROCER", "-48.80"),
      ("2026-11-18", .posted, "RENT NOVEMBER", "-1200.00"), ("2026-11-18", .posted, "STREAMING", "-14.99"),
      ("2026-11-17", .posted, "BOOKSHOP", "-32.40"), ("2026-11-16", .posted, "CINEMA", "-18.00"),
    ]
    return rows.enumerated().map { n, row in
      Transaction(
        id: Int64(100 - n), account: account, status: row.1, day: Day(iso: row.0)!,
        authorizedDay: row.2 == "GREEN GROCER" ? Day(iso: "2026-11-17") : nil, amount: amount(row.3),
        currency: accounts[0].currency, description: row.2)
    }
  }()
}
