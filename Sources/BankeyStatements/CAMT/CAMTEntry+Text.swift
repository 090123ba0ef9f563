import BankeyCore

extension CAMTEntry {
  /// How many names of a batch are told.
  private static let namesTold = 3

  /// The other side; of a batch, when all its payments have the same one.
  var counterparty: String? { names.count == 1 ? names[0] : nil }

  /// What the entry is called: who, and for what. Amounts in another currency and the number of payments stand behind it.
  func description(in currency: Currency) -> String {
    let information = element[.entryInformation]?.text
    let name = detail == nil ? information : counterparty
    let memo = detail.map { CAMTEntry.memo(of: $0) ?? information } ?? people
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

  /// The other side of a detail.
  static func name(in detail: CAMTElement, isFromDebtor: Bool) -> String? {
    guard let parties = detail[.parties] else { return nil }
    let direct = CAMTAccount.name(parties[isFromDebtor ? .debtor : .creditor])
    let ultimate = direct ?? CAMTAccount.name(parties[isFromDebtor ? .ultimateDebtor : .ultimateCreditor])
    return ultimate ?? CAMTAccount.name(parties[.tradingParty]) ?? CAMTAccount.name(parties[.proprietary]?[.party])
      ?? CAMTAccount.number(parties[isFromDebtor ? .debtorAccount : .creditorAccount])
  }

  /// What the payment is for: the payer's words, else references, else the bank's words.
  private static func memo(of detail: CAMTElement) -> String? {
    let remittance = detail[.remittance]
    let words = remittance?.all(.unstructured).compactMap(\.text) ?? []
    let found = words.isEmpty ? remittance?.all(.structured).flatMap(references) ?? [] : words
    return found.count > 1 ? found.joined(separator: " ") : found.first ?? detail[.information]?.text
  }

  private static func references(_ structured: CAMTElement) -> [String] {
    let creditor = structured[.creditorReference]
    let texts = [creditor?[.reference] ?? creditor?[.oldReference], structured[.document]?[.number]]
    return texts.compactMap { $0?.text } + structured.all(.moreRemittance).compactMap(\.text)
  }

  /// The bank's code: its own, or that of ISO.
  private var code: String? {
    guard let code = element[.bankCode] ?? detail?[.bankCode] else { return nil }
    if let own = code[.proprietary]?[.code]?.text { return own }
    let (domain, family) = (code[.domain], code[.domain]?[.family])
    let parts = [domain?[.code]?.text, family?[.code]?.text, family?[.subfamily]?.text].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "-")
  }

  /// What was paid, where that was another currency: `(USD 4.1)`. The most telling place comes first.
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
