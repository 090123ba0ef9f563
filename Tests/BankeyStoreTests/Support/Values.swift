import BankeyModel
import BankeyText

let dollars = Currency(code: "USD", decimals: 2)

/// A day of November 2026; numbers below 1 or above 30 continue into the months around it.
func november(_ day: Int) -> Day { Day(iso: "2026-11-01")!.advanced(by: day - 1) }

/// A record of an account.
func checking(_ nativeId: String = "1", name: String? = "Checking", connection: String = "") -> AccountRecord {
  AccountRecord(
    connection: connection, nativeId: nativeId, name: name, sourceType: "CHECKING", currency: dollars)
}

/// A record of a transaction, cents in.
func buy(
  _ description: String = "Coffee", _ cents: Int64 = -400, on day: Int, id: String = "",
  _ status: TransactionStatus = .posted
) -> TransactionRecord {
  TransactionRecord(
    nativeId: id, status: status, day: november(day), amount: Amount(units: cents, scale: 2), description: description)
}

/// The same figure with two decimals.
func cents(_ units: Int64) -> Amount { Amount(units: units, scale: 2) }
