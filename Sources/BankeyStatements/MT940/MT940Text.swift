import BankeyModel

/// Makes records of rows.
struct MT940Text {
  let bytes: ByteView
  let decoder: TextDecoder
  /// What the details of the last row said.
  private var details: MT940Details

  /// The texts of a file.
  init(bytes: ByteView, decoder: TextDecoder, _ wrap: MT940Wrap) {
    self.bytes = bytes
    details = MT940Details(wrap)
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
      counterparty: name, counterpartyAccount: string(details.account))
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

/// A text that is put together of the pieces into which a bank has cut it.
///
/// A piece that fills its place was cut within a word or beside one; after a shorter one a word ends. Blanks in a row are a layout
/// and become one. It is emptied and filled again, so that a file of any length needs a few of them.
struct MT940Words {
  private(set) var text = ByteBuffer()
  private var isBreak = false

  /// Whether there is nothing to read.
  var isBlank: Bool { text.isEmpty || (text.count == 1 && text.last == 0x20) }

  /// Empties it.
  mutating func clear() {
    text.clear()
    isBreak = false
  }

  /// Adds a piece that could have `width` characters.
  mutating func add(_ piece: UnsafeRawBufferPointer, width: Int) {
    if isBreak { addBlank() }
    if hasLayout(piece) { addWithoutLayout(piece) } else { text.append(piece) }
    isBreak = piece.count < width || piece.count { $0 & 0xC0 != 0x80 } < width
  }

  /// Whether it has blanks in a row, or beside those that are there. The last block may have bytes of the one before.
  private func hasLayout(_ piece: UnsafeRawBufferPointer) -> Bool {
    let end = piece.count - ByteBlock.count
    var (last, place) = (text.last ?? 0x20, 0)
    if end < 0 { return hasLayout(piece, after: last) }
    while true {
      let block = ByteBlock(piece, at: place)
      if block.contains(0x09) || block.hasTwins(of: 0x20, after: last) { return true }
      if place == end { return false }
      place = min(place + ByteBlock.count, end)
      last = piece[place - 1]
    }
  }

  /// The same of fewer bytes than a block has.
  private func hasLayout(_ piece: UnsafeRawBufferPointer, after last: UInt8) -> Bool {
    var last = last
    for byte in piece {
      if byte == 0x09 || (byte == 0x20 && last == 0x20) { return true }
      last = byte
    }
    return false
  }

  private mutating func addWithoutLayout(_ piece: UnsafeRawBufferPointer) {
    for byte in piece { if byte == 0x20 || byte == 0x09 { addBlank() } else { text.append(byte) } }
  }

  /// Ends a word.
  mutating func add() { isBreak = true }

  /// Keeps a part only.
  mutating func keep(_ range: Range<Int>) { text.keep(range) }

  private mutating func addBlank() {
    if let last = text.last, last != 0x20 { text.append(0x20) }
  }
}
