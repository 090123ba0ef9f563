import BankeyModel

/// The Dutch form of `:86:`: `/NAME/…/REMI/…`, with a key in capitals before each value.
enum MT940TaggedText {
  private enum Key: String, CaseIterable {
    // Keys whose values are read.
    case party = "CNTP"
    case beneficiary = "BENM"
    case orderer = "ORDP"
    case name = "NAME"
    case remittance = "REMI"
    case type = "TRTP"
    case paymentText = "PY"
    case account = "ACCW"
    case iban = "IBAN"
    // What only ends the one before it.
    case bic = "BIC"
    case id = "ID"
    case reference = "EREF"
    case mandate = "MARF"
    case creditor = "CSID"
    case date = "ISDT"
    case purpose = "PURP"
    case ownReference = "PREF"
    case ultimateDebtor = "ULTD"
    case ultimateCreditor = "ULTC"
    case ultimateBeneficiary = "ULTB"
    case returned = "RTRN"
    case address = "ADDR"
    case paymentType = "PT"
    case code = "TRCD"
    case level = "SVCL"
    case originalAmount = "OCMT"
    case charges = "CHGS"
    case exchange = "EXCH"
  }

  private typealias Part = Slice<UnsafeRawBufferPointer>

  /// Whether the text has this form.
  static func isFound(_ bytes: ByteView, _ place: Range<Int>) -> Bool {
    guard place.count > 3, bytes[place.lowerBound] == slash else { return false }
    let name = bytes[(place.lowerBound + 1)..<min(place.lowerBound + 6, place.upperBound)].prefix { $0 != slash }
    return Key(rawValue: String(decoding: name, as: UTF8.self)) != nil
  }

  static func read(_ text: UnsafeRawBufferPointer, into details: inout MT940Details) {
    var (key, parts): (Key?, [Part]) = (nil, [])
    for part in text.split(separator: slash, omittingEmptySubsequences: false) {
      if let next = self.key(part) {
        take(key, parts, into: &details)
        (key, parts) = (next, [])
      } else {
        parts.append(part)
      }
    }
    take(key, parts, into: &details)
  }

  private static func key(_ part: Part) -> Key? {
    guard (2...4).contains(part.count) else { return nil }
    return Key(rawValue: String(decoding: part, as: UTF8.self))
  }

  private static func take(_ key: Key?, _ parts: [Part], into details: inout MT940Details) {
    switch key {
    case .party:
      add(account: parts.first, to: &details)
      add(parts.dropFirst(2).prefix(1), to: &details.name)
    case .account, .iban: add(account: parts.first, to: &details)
    case .name: add(parts[...], to: &details.name)
    case .beneficiary, .orderer:
      // Some banks write the account, the name and the text here, others leave it empty and write `/NAME/`.
      add(account: parts.first, to: &details)
      add(parts.dropFirst().prefix(1), to: &details.name)
      add(parts.dropFirst(2), to: &details.purpose)
    case .remittance: add(parts.drop { isMark($0) }, to: &details.purpose)
    case .paymentText: add(parts[...], to: &details.purpose)
    case .type: add(parts[...], to: &details.posting)
    default: break
    }
  }

  /// Takes the first account, up to a comma, which precedes the bank code.
  private static func add(account part: Part?, to details: inout MT940Details) {
    guard let number = part?.prefix(while: { $0 != UInt8(ascii: ",") }), details.account.isBlank else { return }
    details.account.add(UnsafeRawBufferPointer(rebasing: number), width: 0)
  }

  /// Whether a part only says how the text is structured, or is empty.
  private static func isMark(_ part: Part) -> Bool {
    part.isEmpty || part.elementsEqual("USTD".utf8) || part.elementsEqual("STRD".utf8)
  }

  private static func add(_ parts: ArraySlice<Part>, to words: inout MT940Words) {
    guard let last = parts.lastIndex(where: { !$0.isEmpty }) else { return }
    words.add()
    Array(parts[...last].joined(separator: [slash])).withUnsafeBytes { words.add($0, width: 0) }
  }
}
