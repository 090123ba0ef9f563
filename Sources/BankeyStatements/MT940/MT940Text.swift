import BankeyCore

/// Makes records of rows.
struct MT940Text {
  let bytes: ByteView
  let decoder: TextDecoder

  /// The transaction that a row holds.
  func record(_ row: MT940Row, _ entry: MT940Entry) -> TransactionRecord {
    let details = details(of: row)
    let purpose = string(details.purpose)
    let account = accountName(entry, purpose)
    let name = string(details.name) ?? account?.name ?? string(entry.references.name)
    let memo = account.map(\.rest) ?? purpose
    return TransactionRecord(
      nativeId: reference(entry.references.bank) ?? "", status: entry.isExpected ? .authorized : .posted,
      day: entry.day, authorizedDay: entry.isExpected ? entry.day : nil, amount: entry.amount,
      description: TransactionText.text(
        name: name, memo: memo, type: name == nil && memo == nil ? fallback(entry, details) : nil, check: nil),
      counterparty: name, raw: decoder.string(bytes[row.start..<row.end]))
  }

  /// What stands at `place`, without blanks in a row; nil when there is nothing.
  func string(_ place: Range<Int>) -> String? {
    if place.isEmpty { return nil }
    var words = MT940Words()
    for line in bytes[place].split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      words.add(UnsafeRawBufferPointer(rebasing: line), width: MT940Details.line)
    }
    return string(words)
  }

  private func string(_ words: MT940Words) -> String? {
    let text = words.bytes.last == 0x20 ? words.bytes.dropLast() : words.bytes[...]
    return text.isEmpty ? nil : text.withUnsafeBytes { decoder.string($0) }
  }

  private func details(of row: MT940Row) -> MT940Details {
    var details = MT940Details(bytes, of: row)
    if let coded = row.coded, row.details == nil { MT940CodedLines.read(bytes, coded, into: &details) }
    return details
  }

  private func reference(_ place: Range<Int>) -> String? {
    MT940References.isNone(bytes, place) ? nil : decoder.string(bytes[place])
  }

  /// What a row is called that says nothing of itself.
  private func fallback(_ entry: MT940Entry, _ details: MT940Details) -> String? {
    string(details.posting) ?? string(entry.supplement) ?? reference(entry.references.customer)
      ?? string(entry.references.type)
  }

  /// The other side, where the text begins with its account (in the place of the reference) and its name (in the second line).
  private func accountName(_ entry: MT940Entry, _ purpose: String?) -> (name: String, rest: String?)? {
    guard let purpose, !entry.supplement.isEmpty, let reference = reference(entry.references.customer),
      let name = string(entry.supplement), purpose.hasPrefix(reference + " " + name)
    else { return nil }
    let rest = purpose.dropFirst(reference.count + 1 + name.count).drop { $0 == " " }
    return (name, rest.isEmpty ? nil : String(rest))
  }
}
