import BankeyModel

/// Builds records of rows.
struct MT940Text {
  let bytes: ByteView
  let decoder: TextDecoder
  /// The details of the last row.
  private var details: MT940Details

  init(bytes: ByteView, decoder: TextDecoder, _ fields: MT940Fields) {
    self.bytes = bytes
    details = MT940Details(MT940Wrap(fields, MT940Length(isUTF8: decoder.isUTF8)))
    self.decoder = decoder
  }

  /// Builds the record of a transaction.
  mutating func record(_ row: MT940Row, _ entry: MT940Entry) -> TransactionRecord {
    details.read(bytes, of: row, entry)
    let purpose = string(details.purpose)
    let account = accountName(entry, purpose)
    let name = string(details.name) ?? account?.name ?? string(entry.references.name)
    let memo = account.map(\.rest) ?? purpose
    // The bank's name for the kind of transaction says something only where the name or the purpose is missing.
    let posting = name == nil || memo == nil ? string(details.posting) : nil
    return TransactionRecord(
      nativeId: reference(entry.references.bank) ?? "", status: entry.isExpected ? .authorized : .posted,
      day: entry.day, authorizedDay: entry.isExpected ? entry.day : nil, amount: entry.amount,
      description: description(of: entry, name ?? posting, memo ?? (name == nil ? nil : posting)),
      counterparty: name, counterpartyAccount: string(details.account))
  }

  /// The description: the texts of `:86:`, or else those of `:61:`; behind them the number of a check.
  private func description(of entry: MT940Entry, _ name: String?, _ memo: String?) -> String {
    let hasText = name != nil || memo != nil
    if let check = check(entry.references, besides: memo ?? name ?? "") {
      return TransactionText.text(
        name: hasText ? name : string(entry.supplement), memo: memo, type: "CHECK", check: check)
    }
    return TransactionText.text(name: name, memo: memo, type: hasText ? nil : fallback(entry), check: nil)
  }

  /// The text at `place` with runs of blanks collapsed; nil when it is empty.
  func string(_ place: Range<Int>) -> String? {
    if place.isEmpty { return nil }
    var words = MT940Words(details.wrap.length)
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

  /// The number of a check, which is the reference of a row whose type says that it is one; nil when the text has it,
  /// with or without leading zeros.
  private func check(_ references: MT940References, besides text: String) -> String? {
    let number = references.customer
    guard references.type.count == 4, bytes.starts(with: "CHK", at: references.type.lowerBound + 1),
      !number.isEmpty, number.allSatisfy({ isDigit(bytes[$0]) })
    else { return nil }
    let significant = decoder.string(bytes[number.drop { bytes[$0] == 0x30 }])
    return text.contains(significant) ? nil : decoder.string(bytes[number])
  }

  /// The description of a row that has no text of its own: its further lines and its reference, or else its type.
  private func fallback(_ entry: MT940Entry) -> String? {
    let (lines, reference) = (string(entry.supplement), reference(entry.references.customer))
    if lines == nil, reference == nil { return string(entry.references.type) }
    return TransactionText.text(name: lines, memo: reference, type: nil, check: nil)
  }

  /// The counterparty, if the text begins with its account (written in place of the reference) and its name (the second
  /// line).
  private func accountName(_ entry: MT940Entry, _ purpose: String?) -> (name: String, rest: String?)? {
    guard let purpose, !entry.supplement.isEmpty, let reference = reference(entry.references.customer),
      let name = string(entry.supplement), purpose.hasPrefix(reference + " " + name)
    else { return nil }
    let rest = purpose.dropFirst(reference.count + 1 + name.count).drop { $0 == " " }
    return (name, rest.isEmpty ? nil : String(rest))
  }
}

/// A text joined from the pieces into which the bank split it.
///
/// A piece that fills its space may have been split within a word; a shorter one ends with a word. Runs of blanks are
/// layout and become one blank. The buffer is reused, so a file of any length needs only a few.
struct MT940Words {
  private(set) var text = ByteBuffer()
  let length: MT940Length
  private var isBreak = false

  init(_ length: MT940Length) { self.length = length }

  var isBlank: Bool { text.isEmpty || (text.count == 1 && text.last == 0x20) }

  mutating func clear() {
    text.clear()
    isBreak = false
  }

  /// Discards a text that only fills its place.
  mutating func clearIfFiller() {
    let isFiller = text.withBytes { bytes in
      let text = bytes[ByteView(bytes).trimmed(0..<bytes.count)]
      return (text.count == 1 && text.allSatisfy("-/.".utf8.contains)) || text.elementsEqual("NOTPROVIDED".utf8)
    }
    if isFiller { clear() }
  }

  /// Adds a piece of at most `width` characters.
  mutating func add(_ piece: UnsafeRawBufferPointer, width: Int) {
    if isBreak { addBlank() }
    if hasLayout(piece) { addWithoutLayout(piece) } else { text.append(piece) }
    isBreak = length.isBelow(width, piece) || MT940Words.endsClock(piece)
  }

  /// Whether a piece ends with a time of day, which German banks write into a piece of its own that it fills exactly:
  /// `DATUM 19.02.2026, 13.24 UHR`.
  private static func endsClock(_ piece: UnsafeRawBufferPointer) -> Bool {
    piece.count > 4 && ByteView(piece).starts(with: " UHR", at: piece.count - 4)
  }

  /// Whether the piece has runs of blanks, or begins with one after another. The last block may overlap the one before.
  private func hasLayout(_ piece: UnsafeRawBufferPointer) -> Bool {
    let end = piece.count - ByteBlock.count
    var (last, place) = (text.last ?? 0x20, 0)
    if end < 0 { return hasLayout(piece, after: last) }
    while true {
      let block = ByteBlock(piece, at: place)
      if block.contains(0x09) || block.hasRepeat(of: 0x20, after: last) { return true }
      if place == end { return false }
      place = min(place + ByteBlock.count, end)
      last = piece[place - 1]
    }
  }

  /// The same for a piece shorter than a block.
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

  mutating func add() { isBreak = true }

  mutating func keep(_ range: Range<Int>) { text.keep(range) }

  private mutating func addBlank() {
    if let last = text.last, last != 0x20 { text.append(0x20) }
  }
}
