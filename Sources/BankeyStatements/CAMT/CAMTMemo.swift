import BankeyModel

/// The purpose of a payment in a detail of an entry.
enum CAMTMemo {
  /// The payer's text, or else references, or else the bank's text; behind it the reason of a return. Some banks copy
  /// the keys of MT940 (`EREF+… SVWZ+…`) into it.
  static func text(of detail: CAMTElement) -> String? {
    let remittance = detail[.remittance]
    let words = remittance.map { CAMTPieces.joined(Array($0.all(.unstructured))) } ?? []
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

/// A text in several elements. Most banks begin a line in each; some cut it wherever an element is full.
enum CAMTPieces {
  /// The longest text of an element (`Max140Text`), and those of the lines of older formats.
  private static let widths = (whole: 140, lines: [35, 65, 70])

  /// The texts, joined where one continues another within a word.
  static func joined(_ elements: [CAMTElement]) -> [String] {
    guard elements.count > 1, let width = width(of: elements) else { return elements.compactMap(\.text) }
    var (texts, isOpen): ([String], Bool) = ([], false)
    for element in elements {
      guard let text = element.text else { continue }
      if isOpen, !element.beginsWithBlank { texts[texts.count - 1] += text } else { texts.append(text) }
      isOpen = text.count == width
    }
    return texts
  }

  /// The length at which an element is full; nil when none is, or only one has the length of a line.
  private static func width(of elements: [CAMTElement]) -> Int? {
    let lengths = elements.dropLast().map(\.length)
    if lengths.contains(widths.whole) { return widths.whole }
    let first = lengths[0]
    return lengths.count > 1 && widths.lines.contains(first) && lengths.allSatisfy { $0 == first } ? first : nil
  }
}
