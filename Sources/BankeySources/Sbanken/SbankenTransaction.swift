import BankeyCore

/// A transaction as Sbanken has it.
struct SbankenTransaction {
  private let said: JSONValue

  init(_ said: JSONValue) { self.said = said }

  /// What is told of it; nil when it has no day or no amount.
  ///
  /// It has no id, even where the archive gives one: docs/decisions/sbanken-no-ids.md.
  var record: TransactionRecord? {
    guard let amount = said["amount"]?.amount(in: SbankenAccount.currency), let day = day(said["accountingDate"]) else {
      return nil
    }
    let isReserved = said["isReservation"]?.bool == true
    return TransactionRecord(
      status: isReserved ? .authorized : .posted, day: day, authorizedDay: isReserved ? nil : purchaseDay(before: day),
      amount: amount, description: text, counterparty: counterparty(isOut: amount.isNegative), raw: said.raw[...])
  }

  private var text: String {
    ["text", "transactionTypeText", "transactionType"].lazy.compactMap { said[$0]?.string }.first { !$0.isEmpty } ?? ""
  }

  /// The shop, or the other side of a transfer. One client has the name of the details in the plural.
  private func counterparty(isOut: Bool) -> String? {
    let details = said["transactionDetail"] ?? said["transactionDetails"]
    let names = [said["cardDetails"]?["merchantName"], details?[isOut ? "receiverName" : "payerName"]]
    return names.lazy.compactMap { $0?.string }.first { !$0.isEmpty }
  }

  /// The day of the purchase, when it is another one than the day of booking.
  private func purchaseDay(before booked: Day) -> Day? {
    let said = day(said["cardDetails"]?["purchaseDate"]) ?? SbankenText.purchaseDay(in: text, booked: booked)
    return said.flatMap { $0 < booked ? $0 : nil }
  }

  /// The calendar day of a date, which may have a time and a zone: it is the bank's own day all the same.
  private func day(_ date: JSONValue?) -> Day? {
    date?.string.flatMap { Day(iso: String($0.prefix { $0 != "T" })) }
  }
}
