import BankeyModel

/// The Dutch and the international form of `:86:`: `/NAME/…/REMI/…`, with a key in capitals before each value.
struct MT940TaggedText {
  private typealias Part = Slice<UnsafeRawBufferPointer>

  /// Whether money goes out.
  private let isOut: Bool
  /// The party that is the account's own holder, if the text names both parties.
  private let own: MT940Key?
  /// The party whose name and account follow.
  private var party: MT940Key?

  /// Whether the text has this form: it begins with a known key, or with an unknown one before a main key. Words may
  /// precede the keys if two main ones follow.
  static func isFound(_ bytes: ByteView, _ place: Range<Int>) -> Bool {
    guard let first = bytes.first(slash, in: place),
      let second = bytes.first(slash, in: first + 1..<place.upperBound), (3...5).contains(second - first)
    else { return false }
    let key = bytes[first + 1..<second]
    let isKnown = MT940Key(key[...])?.isOfPaymentText == false
    if first == place.lowerBound {
      return isKnown || (key.allSatisfy(isCapital) && mains(bytes[second..<place.upperBound]) > 0)
    }
    return isKnown && isBlank(bytes[first - 1]) && mains(bytes[first..<place.upperBound]) > 1
  }

  private static func mains(_ text: UnsafeRawBufferPointer) -> Int {
    text.split(separator: slash).count { MT940Key($0)?.isMain == true }
  }

  /// Reads a text. If money goes out, the beneficiary is the counterparty, otherwise the orderer.
  static func read(_ text: UnsafeRawBufferPointer, isOut: Bool, into details: inout MT940Details) {
    let parts = text.split(separator: slash, omittingEmptySubsequences: false)
    var reader = MT940TaggedText(parts, isOut: isOut)
    var (key, values): (MT940Key?, [Part]) = (nil, [])
    for part in parts {
      if let next = MT940Key(part), !next.isOfPaymentText || key == .paymentText || key == .byOrder {
        reader.add(key, values, into: &details)
        (key, values) = (next, [])
      } else {
        values.append(part)
      }
    }
    reader.add(key, values, into: &details)
  }

  private init(_ parts: [Part], isOut: Bool) {
    let parties = parts.compactMap { part in part.count == 4 ? MT940Key(part) : nil }
    let areBoth = parties.contains(.beneficiary) && parties.contains(.orderer)
    own = areBoth ? (isOut ? .orderer : .beneficiary) : nil
    self.isOut = isOut
  }

  private mutating func add(_ key: MT940Key?, _ values: [Part], into details: inout MT940Details) {
    switch key {
    case .beneficiary, .orderer: party = key
    // The account's own holder.
    case .beneficiaryName where !isOut, .byOrder where isOut: return
    case .party, .remittance, .paymentText, .type: party = nil
    default: break
    }
    if party == nil || party != own { MT940TaggedText.add(key, values, to: &details) }
  }

  private static func add(_ key: MT940Key?, _ values: [Part], to details: inout MT940Details) {
    switch key {
    case nil where values.first?.isEmpty == false: add(values[...], to: &details.posting)
    case .party:
      add(account: values.first, to: &details)
      add(values.dropFirst(2).prefix(1), to: &details.name)
    case .account, .iban: add(account: values.first, to: &details)
    case .name, .beneficiaryName, .byOrder: add(values[...], to: &details.name)
    case .beneficiary, .orderer: add(party: values.drop { $0.isEmpty }, to: &details)
    case .remittance: add(values.drop { isMark($0) }, to: &details.purpose)
    case .paymentText, .beneficiaryText: add(values[...], to: &details.purpose)
    case .type, .process: add(values[...], to: &details.posting)
    case .typeCode: add(values.dropFirst(), to: &details.posting)
    default: break
    }
  }
}

extension MT940TaggedText {
  /// Takes a party: its account if there is one, its name, and at some banks the text. Others leave it empty and write
  /// `/NAME/`.
  private static func add(party: ArraySlice<Part>, to details: inout MT940Details) {
    var values = party
    if let first = values.first, let end = endOfAccount(first) {
      add(account: first[..<end], to: &details)
      let name = first[end...].drop { $0 == 0x20 }
      values = (name.isEmpty ? [] : [name]) + values.dropFirst()
    }
    add(values.prefix(1), to: &details.name)
    add(values.dropFirst().drop { $0.isEmpty || $0.elementsEqual("EMPTY".utf8) }, to: &details.purpose)
  }

  /// The end of the account at the beginning of a part: a word that has more digits than letters or is an IBAN, to
  /// which a cut line may have joined the name; nil when the part begins with a name.
  private static func endOfAccount(_ part: Part) -> Int? {
    let word = part.prefix { $0 != 0x20 }
    let digits = word.count(where: isDigit)
    guard digits > 4 else { return nil }
    if digits * 2 > word.count { return word.endIndex }
    let ends = (word.startIndex...word.endIndex).reversed()
    return ends.first { AccountNumber.isIBAN(String(decoding: word[..<$0], as: UTF8.self)) }
  }

  /// Takes the first account, up to a comma, which precedes the bank code.
  private static func add(account part: Part?, to details: inout MT940Details) {
    guard let number = part?.prefix(while: { $0 != UInt8(ascii: ",") }), details.account.isBlank else { return }
    details.account.add(UnsafeRawBufferPointer(rebasing: number), width: 0)
  }

  /// Whether a part only says how the text is structured, or is empty.
  private static func isMark(_ part: Part) -> Bool {
    part.isEmpty || ["USTD", "STRD", "CUR"].contains { part.elementsEqual($0.utf8) }
  }

  private static func isCapital(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }

  private static func add(_ parts: ArraySlice<Part>, to words: inout MT940Words) {
    guard let last = parts.lastIndex(where: { !$0.isEmpty }) else { return }
    words.add()
    Array(parts[...last].joined(separator: [slash])).withUnsafeBytes { words.add($0, width: 0) }
  }
}
