import BankeyCore

extension DemoLedger {
  /// Two amounts make the first day's screens show the drawn changes, 8,310.00 in 90 days and 1,204.10 in the month.
  ///
  /// They look back from the first day only, so that no later answer changes them.
  mutating func settle() {
    settle(
      8_310_00 - sum(of: DemoBank.banking, posted: -89...0), of: DemoBank.banking, on: -40, for: "KITCHEN RENOVATION")
    let monthStart = 1 - start.components.day
    guard monthStart <= -8 else { return }
    let dollars = accounts.filter { $0.record.currency.code == "USD" && $0.life.contains(0) }
    let change = dollars.reduce(0) { $0 + sum(of: $1.id, posted: monthStart...0) }
    settle(1_204_10 - change, of: DemoBank.chequing, on: -8, for: "PROPERTY TAX")
  }

  private mutating func settle(_ cents: Int64, of account: String, on day: Int, for text: String) {
    add(DemoEntry(day: day, cents: cents, text: cents < 0 ? text : "TAX REFUND"), to: account)
  }
}
