import BankeyCore

/// One `Ntry`: one movement of the account, whatever details stand in it.
struct CAMTEntry {
  /// What a bank says of an entry.
  enum Status: Equatable {
    case posted, authorized
    /// `INFO`, `FUTR`: nothing has moved yet.
    case announced
    case unknown(String)
  }

  let element: CAMTElement
  /// What it is made of: one for a payment, several for a batch, none for a fee.
  let details: [CAMTElement]
  /// The other sides, each once.
  let names: [String]

  /// An entry. Version 1 has no `NtryDtls` around the details.
  init(_ element: CAMTElement) {
    self.element = element
    let inside = element.all(.details).flatMap { $0.all(.transaction) }
    details = inside.isEmpty ? element.all(.transaction) : inside
    names = CAMTEntry.names(in: details, isFromDebtor: CAMTEntry.isFromDebtor(element))
  }

  /// The detail of an entry that is no batch.
  var detail: CAMTElement? { details.count == 1 ? details[0] : nil }

  /// Text until version 6, a code from then on.
  var status: Status {
    let status = element[.status]
    switch status?.text ?? status?[.code]?.text ?? status?[.proprietary]?.text {
    case nil, "BOOK": return .posted
    case "PDNG": return .authorized
    case "INFO", "FUTR": return .announced
    case let other?: return .unknown(other)
    }
  }

  /// Where the day stands that it counts on: booked, else of value, else when it was made.
  var written: CAMTElement? {
    element[.bookingDay]?.written ?? element[.valueDay]?.written ?? made
  }

  /// Where the time stands at which a single payment was made or accepted.
  var made: CAMTElement? {
    let dates = detail?[.dates]
    return dates?[.transactionTime] ?? dates?[.acceptanceTime]
  }

  /// The bank's own reference. A short `NtryRef` numbers the lines of one statement and is none.
  var id: String? {
    let references = detail?[.references]
    return element[.bankReference]?.text ?? references?[.bankReference]?.text ?? references?[.transactionId]?.text
      ?? element[.entryReference]?.text.flatMap { $0.utf8.count > 6 ? $0 : nil }
  }

  /// How many payments it is made of, as far as it says.
  var count: Int {
    let batch = element[.batch] ?? element[.details]?[.batch]
    return batch?[.count]?.text.flatMap { Int($0) } ?? details.count
  }

  /// Whether the other side is who paid. A reversal keeps the parties of what it reverses, and has the other sign.
  private static func isFromDebtor(_ element: CAMTElement) -> Bool {
    let reversal = element[.reversal]?.text
    return (element.isCredit ?? true) != (reversal == "true" || reversal == "1")
  }
}
