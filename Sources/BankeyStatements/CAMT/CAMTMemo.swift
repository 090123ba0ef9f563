import BankeyModel

/// The purpose of a payment in a detail of an entry.
enum CAMTMemo {
  /// The payer's text, or else references, or else the bank's text; behind it the reason of a return. Some banks copy
  /// the keys of MT940 (`EREF+… SVWZ+…`) into it.
  static func text(of detail: CAMTElement) -> String? {
    let remittance = detail[.remittance]
    let words = remittance?.all(.unstructured).compactMap(\.text) ?? []
    let found = words.isEmpty ? remittance?.all(.structured).flatMap(references) ?? [] : words
    let reasons = detail[.returned]?.all(.moreInformation).compactMap(\.text) ?? []
    let told = found.isEmpty ? [detail[.information]?.text].compactMap(\.self) : found
    let all = told + reasons.filter { !told.contains($0) }
    let text = all.count > 1 ? all.joined(separator: " ") : all.first
    return text.map(PaymentKeys.plain)
  }

  private static func references(_ structured: CAMTElement) -> [String] {
    let creditor = structured[.creditorReference]
    let texts = [creditor?[.reference] ?? creditor?[.oldReference], structured[.document]?[.number]]
    return texts.compactMap { $0?.text } + structured.all(.moreRemittance).compactMap(\.text)
  }
}
