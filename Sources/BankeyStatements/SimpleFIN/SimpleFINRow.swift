import BankeyCore

/// A transaction of an answer.
struct SimpleFINRow {
  /// The longest record that is kept.
  private static let longest = 1 << 18

  private let value: JSONValue
  private let calendar: SimpleFINCalendar

  /// A transaction as it stands there.
  init(_ value: JSONValue, _ calendar: SimpleFINCalendar) {
    self.value = value
    self.calendar = calendar
  }

  /// The transaction of an account whose figures are of `date`.
  func record(in currency: Currency, date: LocalTime?) throws(SimpleFINFault) -> TransactionRecord {
    guard value.isObject else { throw SimpleFINFault("it is no object") }
    guard value.place.count <= SimpleFINRow.longest else {
      throw SimpleFINFault("it is longer than \(SimpleFINRow.longest) bytes")
    }
    let payee = value["payee"]?.text
    return TransactionRecord(
      nativeId: value["id"]?.text ?? "", status: isPending ? .authorized : .posted, day: try day(date),
      authorizedDay: (try? calendar.time(value["transacted_at"]))?.day, amount: try amount(in: currency),
      description: TransactionText.text(
        name: value["description"]?.text, memo: value["memo"]?.text, type: payee, check: nil),
      counterparty: payee)
  }

  private var isPending: Bool {
    guard let pending = value["pending"] else { return false }
    return pending.bool ?? ["1", "true"].contains(pending.text?.lowercased())
  }

  /// The day it counts on: booked when posted, else authorized. Where neither is said, that of the balance.
  private func day(_ date: LocalTime?) throws(SimpleFINFault) -> Day {
    for name in isPending ? ["transacted_at", "posted"] : ["posted", "transacted_at"] {
      if let time = try calendar.time(value[name]) { return time.day }
    }
    guard let date else { throw SimpleFINFault("it has no date") }
    return date.day
  }

  private func amount(in currency: Currency) throws(SimpleFINFault) -> Amount {
    guard let written = value["amount"]?.text else { throw SimpleFINFault("it has no amount") }
    guard let amount = value["amount"]?.amount(in: currency) else {
      throw SimpleFINFault("its amount \(Quotation.of(written)) is not readable")
    }
    return amount
  }
}
