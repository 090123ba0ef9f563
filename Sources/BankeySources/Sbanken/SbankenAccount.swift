import BankeyCore

/// An account as Sbanken has it.
struct SbankenAccount {
  /// Sbanken has no others.
  static let currency = Currency(code: "NOK")
  /// The bank's own id.
  let id: String
  private let said: JSONValue

  /// Nil when it has no id.
  init?(_ said: JSONValue) {
    guard let id = said["accountId"]?.string, !id.isEmpty else { return nil }
    (self.id, self.said) = (id, said)
  }

  /// What it is, at a bank that the user calls so. It is the customer's own, unless it says whose.
  func record(of customer: SbankenCustomer?, at bank: String) -> AccountRecord {
    let owner = said["ownerCustomerId"]?.string
    return AccountRecord(
      nativeId: id, number: said["accountNumber"]?.string, name: said["name"]?.string,
      owner: owner == nil || owner == customer?.id ? customer?.name : nil, institution: bank,
      sourceType: said["accountType"]?.string, currency: SbankenAccount.currency)
  }

  /// Its figures, which are those of the moment.
  func balances(at time: LocalTime) -> BalanceRecord {
    let limit = figure("creditLimit")
    return BalanceRecord(
      balance: figure("balance"), available: figure("available"), creditLimit: limit == .zero ? nil : limit,
      date: time)
  }

  private func figure(_ name: String) -> Amount? { said[name]?.amount(in: SbankenAccount.currency) }
}
