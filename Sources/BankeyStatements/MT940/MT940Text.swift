import BankeyCore

/// Makes records of rows.
struct MT940Text {
  let bytes: ByteView
  let decoder: TextDecoder
  /// What the details of the last row said.
  private var details = MT940Details()

  /// The texts of a file.
  init(bytes: ByteView, decoder: TextDecoder) {
    self.bytes = bytes
    self.decoder = decoder
  }

  /// The transaction that a row holds.
  mutating func record(_ row: MT940Row, _ entry: MT940Entry) -> TransactionRecord {
    details.read(bytes, of: row)
    let purpose = string(details.purpose)
    let account = accountName(entry, purpose)
    let name = string(details.name) ?? account?.name ?? string(entry.references.name)
    let memo = account.map(\.rest) ?? purpose
    return TransactionRecord(
      nativeId: reference(entry.references.bank) ?? "", status: entry.isExpected ? .authorized : .posted,
      day: entry.day, authorizedDay: entry.isExpected ? entry.day : nil, amount: entry.amount,
      description: TransactionText.text(
        name: name, memo: memo, type: name == nil && memo == nil ? fallback(entry) : nil, check: nil),
      counterparty: name)
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
    words.text.withBytes { text in
      let length = text.last == 0x20 ? text.count - 1 : text.count
      return length == 0 ? nil : decoder.string(UnsafeRawBufferPointer(rebasing: text[..<length]))
    }
  }

  private func reference(_ place: Range<Int>) -> String? {
    MT940References.isNone(bytes, place) ? nil : decoder.string(bytes[place])
  }

  /// What a row is called that says nothing of itself.
  private func fallback(_ entry: MT940Entry) -> String? {
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
