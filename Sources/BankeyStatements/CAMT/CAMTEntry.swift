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
  /// The detail of an entry that is no batch.
  private(set) var detail: CAMTElement?
  /// What it is made of: one detail for a payment, several for a batch, none for a fee.
  private var details = 0
  /// The other sides, each once.
  private(set) var names: [String] = []

  /// An entry. Version 1 has no `NtryDtls` around the details.
  init(_ element: CAMTElement) {
    self.element = element
    let isFromDebtor = CAMTEntry.isFromDebtor(element)
    for group in element.all(.details) { take(group.all(.transaction), isFromDebtor) }
    if details == 0 { take(element.all(.transaction), isFromDebtor) }
  }

  private mutating func take(_ some: CAMTElements, _ isFromDebtor: Bool) {
    for next in some {
      details += 1
      detail = details == 1 ? next : nil
      if let name = CAMTEntry.name(in: next, isFromDebtor: isFromDebtor), !names.contains(name) { names.append(name) }
    }
  }

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
    return batch?[.count]?.text.flatMap { Int($0) } ?? details
  }

  /// Whether the other side is who paid. A reversal keeps the parties of what it reverses, and has the other sign.
  private static func isFromDebtor(_ element: CAMTElement) -> Bool {
    let reversal = element[.reversal]?.text
    return (element.isCredit ?? true) != (reversal == "true" || reversal == "1")
  }
}
