import BankeyModel

/// An entry (`Ntry`): one movement of the account, regardless of its number of details.
struct CAMTEntry {
  enum Status: Equatable {
    case posted, authorized
    /// `INFO`, `FUTR`: nothing has moved yet.
    case announced
    case unknown(String)
  }

  let element: CAMTElement
  /// The detail of an entry that is not a batch; nil for a batch.
  private(set) var detail: CAMTElement?
  /// The number of details: one for a payment, several for a batch, none for a fee.
  private var details = 0
  /// The distinct names of the counterparties.
  private(set) var names: [String] = []
  /// The counterparties' accounts, without duplicates.
  private var accounts: [String] = []

  /// Reads an entry of the account `own`. Version 1 has no `NtryDtls` around the details.
  init(_ element: CAMTElement, of own: String?) {
    self.element = element
    let isFromDebtor = CAMTEntry.isFromDebtor(element)
    for group in element.all(.details) { add(group.all(.transaction), isFromDebtor, own) }
    if details == 0 { add(element.all(.transaction), isFromDebtor, own) }
  }

  private mutating func add(_ some: CAMTElements, _ isFromDebtor: Bool, _ own: String?) {
    for next in some {
      details += 1
      detail = details == 1 ? next : nil
      let isReturned = next[.returned] != nil && !CAMTEntry.isReversal(element)
      guard let party = CAMTParty(in: next, isDebtor: isFromDebtor != isReturned, of: own) else { continue }
      if let name = party.name, !names.contains(name) { names.append(name) }
      if let account = party.account, !accounts.contains(account) { accounts.append(account) }
    }
  }

  /// The status: a text up to version 6, a code since then.
  var status: Status {
    let status = element[.status]
    switch status?.text ?? status?[.code]?.text ?? status?[.proprietary]?.text {
    case nil, "BOOK": return .posted
    case "PDNG": return .authorized
    case "INFO", "FUTR": return .announced
    case let other?: return .unknown(other)
    }
  }

  /// The element with the day on which it counts: that of booking, or else of value, or else of the payment.
  var written: CAMTElement? {
    element[.bookingDay]?.written ?? element[.valueDay]?.written ?? made
  }

  /// The element with the time at which a single payment was made or accepted.
  var made: CAMTElement? {
    let dates = detail?[.dates]
    return dates?[.transactionTime] ?? dates?[.acceptanceTime]
  }

  /// The bank's own reference; nil when there is none. A short `NtryRef` numbers the lines of a statement and is not
  /// one.
  var id: String? {
    let references = detail?[.references]
    return element[.bankReference]?.text ?? references?[.bankReference]?.text ?? references?[.transactionId]?.text
      ?? element[.entryReference]?.text.flatMap { $0.utf8.count > 6 ? $0 : nil }
  }

  /// The number of payments, as far as the entry says.
  var count: Int {
    let batch = element[.batch] ?? element[.details]?[.batch]
    return batch?[.count]?.text.flatMap { Int($0) } ?? details
  }

  /// Whether the counterparty is the debtor. A reversal keeps the parties of the original entry but has the opposite
  /// sign, and so does a payment that was returned.
  private static func isFromDebtor(_ element: CAMTElement) -> Bool {
    (element.isCredit ?? true) != isReversal(element)
  }

  private static func isReversal(_ element: CAMTElement) -> Bool {
    let reversal = element[.reversal]?.text
    return reversal == "true" || reversal == "1"
  }
}

extension CAMTEntry {
  /// The number of names in the description of a batch.
  private static let namesTold = 3

  /// The counterparty; for a batch only if all payments have the same one.
  var counterparty: String? { names.count == 1 ? names[0] : nil }

  /// The counterparty's account; for a batch only if all its payments have the same one.
  var counterpartyAccount: String? { accounts.count == 1 && names.count < 2 ? accounts[0] : nil }

  /// The description: counterparty and purpose, followed by amounts in other currencies and the number of payments.
  func description(in currency: Currency) -> String {
    let information = element[.entryInformation]?.text
    let name = detail == nil ? information : counterparty
    let memo = detail.map { CAMTMemo.text(of: $0) ?? information } ?? people
    let text = TransactionText.text(name: name, memo: memo, type: name == nil && memo == nil ? code : nil, check: nil)
    let (original, count) = (original(besides: currency), count)
    if original == nil, count < 2 { return text }
    let parts = [text, original ?? "", count > 1 ? "(\(count))" : ""]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private var people: String? {
    let some = names.prefix(CAMTEntry.namesTold).joined(separator: ", ")
    return some.isEmpty ? nil : some + (names.count > CAMTEntry.namesTold ? ", …" : "")
  }

  /// The bank's own code, or else the ISO code.
  private var code: String? {
    guard let code = element[.bankCode] ?? detail?[.bankCode] else { return nil }
    if let own = code[.proprietary]?[.code]?.text { return own }
    let (domain, family) = (code[.domain], code[.domain]?[.family])
    let parts = [domain?[.code]?.text, family?[.code]?.text, family?[.subfamily]?.text].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "-")
  }

  /// The amount in `currency`, for an entry in another one; nil when neither the entry nor its only detail gives it.
  func counterAmount(in currency: Currency) -> Amount? {
    guard let isCredit = element.isCredit else { return nil }
    let all = [detail?[.amounts], element[.amounts]].compactMap(\.self).flatMap { amounts in
      [amounts[.counterAmount], amounts[.transactionAmount], amounts[.instructedAmount]].compactMap { $0?[.amount] }
    }
    return all.first { $0.currency == currency.code }?.amount(isCredit: isCredit, in: currency)
  }

  /// The amount in another currency, if it was paid in one: `(USD 4.1)`. The most specific element takes precedence.
  private func original(besides currency: Currency) -> String? {
    original(in: detail?[.amounts], besides: currency) ?? original(in: element[.amounts], besides: currency)
      ?? foreign(detail?[.amount], besides: currency)
  }

  private func original(in amounts: CAMTElement?, besides currency: Currency) -> String? {
    guard let amounts else { return nil }
    return foreign(amounts[.instructedAmount]?[.amount], besides: currency)
      ?? foreign(amounts[.transactionAmount]?[.amount], besides: currency)
      ?? foreign(amounts[.counterAmount]?[.amount], besides: currency)
  }

  private func foreign(_ amount: CAMTElement?, besides currency: Currency) -> String? {
    guard let code = amount?.currency, code != currency.code, let text = amount?.text else { return nil }
    return "(\(code) \(text))"
  }
}
