import BankeyModel

/// The purpose of a SEPA payment, in which `EREF+`, `SVWZ+` and similar keys precede their values.
enum MT940Purpose {
  /// Reduces the purpose to the remittance information (`SVWZ+`) if it is marked, without what the bank repeats behind
  /// it. The counterparty's account tells whether an IBAN there is repeated.
  static func keepRemittance(of purpose: inout MT940Words, account: MT940Words) {
    let kept = purpose.text.withBytes { bytes -> Range<Int>? in
      let text = ByteView(bytes)
      let labels = MT940Labels(text)
      guard let range = PaymentKeys.value(of: "SVWZ", in: text) ?? labels.remittance else { return nil }
      let end = account.text.withBytes { labels.endOfText(in: range, account: ByteView($0)) }
      return range.lowerBound..<end
    }
    if let kept { purpose.keep(kept) }
  }

  /// Takes the payer who differs from the account's holder (`ABWA+`). A name that continues it follows.
  static func takePayer(of purpose: MT940Words, into name: inout MT940Words) {
    guard let range = purpose.text.withBytes({ PaymentKeys.value(of: "ABWA", in: ByteView($0)) }) else { return }
    var payer = MT940Words(purpose.length)
    purpose.text.withBytes { payer.add(UnsafeRawBufferPointer(rebasing: $0[range]), width: MT940CodedText.width - 5) }
    name.text.withBytes { payer.add($0, width: 0) }
    name = payer
  }

  /// Takes a plain text apart that marks its parts like a coded one: `Transfer EREF+1 SVWZ+Rent`.
  static func takeParts(of details: inout MT940Details) {
    guard let parts = details.purpose.text.withBytes({ PaymentKeys.parts(of: ByteView($0)) }) else { return }
    let purpose = details.purpose
    takePayer(of: purpose, into: &details.name)
    purpose.text.withBytes { details.posting.add(UnsafeRawBufferPointer(rebasing: $0[parts.words]), width: 0) }
    details.purpose.keep(parts.remittance)
  }
}

/// The parts that some banks write with a colon, most of them behind the text, where they repeat what its keys say:
/// `SVWZ+Rent EREF: 1 IBAN: DE… BIC: … ABWE: …`.
struct MT940Labels {
  private struct Label {
    /// The position in the order in which banks write them.
    let rank: Int
    let start: Int
    /// The place behind the colon.
    let value: Int
  }

  private let text: ByteView
  private var labels: [Label] = []

  /// Finds the labels of a text, each a word of its own.
  init(_ text: ByteView) {
    self.text = text
    var place = 0
    while let colon = text.first(0x3A, in: place..<text.count) {
      place = colon + 1
      // Nearly no other colon follows a capital.
      guard colon > 2, text[colon - 1] &- 0x41 < 26, place == text.count || text[place] == 0x20 else { continue }
      if let label = label(before: colon) { labels.append(label) }
    }
  }

  /// The remittance information of a text whose parts all have colons instead of plus signs: `EREF: 1 SVWZ: Rent`.
  var remittance: Range<Int>? {
    guard labels.first?.start == 0, let index = labels.firstIndex(where: { $0.rank == MT940Labels.remittanceRank })
    else { return nil }
    return text.trimmed(value(at: index, before: text.count))
  }

  /// The end of the text within `range`, before the labels that follow it. They are the bank's if one of them has the
  /// value of its key or the counterparty's account; otherwise the payer may have written them.
  func endOfText(in range: Range<Int>, account: ByteView) -> Int {
    let own = labels.indices.filter {
      range.contains(labels[$0].start) && labels[$0].rank != MT940Labels.remittanceRank
    }
    guard var first = own.last else { return range.upperBound }
    while first > own[0], labels[first - 1].rank < labels[first].rank { first -= 1 }
    let isRepeated = (first...own[own.count - 1]).contains { index in
      isKnown(value(at: index, before: range.upperBound), of: labels[index].rank, account)
    }
    return isRepeated ? labels[first].start : range.upperBound
  }

  private func isKnown(_ value: Range<Int>, of rank: Int, _ account: ByteView) -> Bool {
    let written = text[value].filter { $0 != 0x20 }
    if written.isEmpty { return false }
    if rank == MT940Labels.accountRank, account[0..<account.count].filter({ $0 != 0x20 }) == written { return true }
    let known = PaymentKeys.value(of: MT940Labels.order[rank], in: text)
    return known.map { text[$0].filter { $0 != 0x20 } == written } ?? false
  }

  private func value(at index: Int, before end: Int) -> Range<Int> {
    let next = index + 1 < labels.count ? labels[index + 1].start : end
    return labels[index].value..<max(labels[index].value, min(next, end))
  }

  private func label(before colon: Int) -> Label? {
    let rank = MT940Labels.order.firstIndex { key in
      let start = colon - key.utf8CodeUnitCount
      return start >= 0 && text.starts(with: key, at: start) && (start == 0 || text[start - 1] == 0x20)
    }
    return rank.map { Label(rank: $0, start: colon - MT940Labels.order[$0].utf8CodeUnitCount, value: colon + 1) }
  }

  private static let order: [StaticString] = [
    "EREF", "KREF", "MREF", "CRED", "DEBT", "SVWZ", "IBAN", "BIC", "ABWA", "ABWE",
  ]
  private static let remittanceRank = 5
  private static let accountRank = 6
}
