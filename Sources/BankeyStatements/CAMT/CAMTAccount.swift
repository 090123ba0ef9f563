import BankeyModel

/// Reads `Acct`, in every variant of the versions.
enum CAMTAccount {
  /// The account; nil when it has no number.
  static func record(_ account: CAMTElement, in currency: Currency) -> AccountRecord? {
    guard let number = number(account) else { return nil }
    let bank = account[.servicer]?[.institution]
    let isInternational = account[.id]?[.iban]?.text != nil
    let type = account[.type]?[.code]?.text ?? account[.type]?[.proprietary]?.text
    return AccountRecord(
      connection: isInternational ? "" : bank.flatMap(id) ?? "", nativeId: number, number: number,
      name: account[.name]?.text, owner: name(account[.owner]),
      institution: bank?[.name]?.text ?? bank?[.nameAndAddress]?[.name]?.text, sourceType: type, kind: kind(type),
      currency: currency)
  }

  /// The number of an account; nil when it has none.
  static func number(_ account: CAMTElement?) -> String? {
    guard let id = account?[.id] else { return nil }
    if let iban = id[.iban]?.text { return iban.utf8.contains(0x20) ? iban.filter { $0 != " " } : iban }
    return id[.other]?[.id]?.text ?? id[.proprietaryAccount]?[.id]?.text ?? id[.bban]?.text
      ?? id[.upic]?.text
  }

  /// The name of a party: its own, that of its `Pty`, or that of a bank.
  static func name(_ party: CAMTElement?) -> String? {
    party?[.name]?.text ?? party?[.party]?[.name]?.text ?? party?[.agent]?[.institution]?[.name]?.text
  }

  /// The bank's identifier, needed only for numbers that are not IBANs, because those are unique.
  private static func id(_ bank: CAMTElement) -> String? {
    bank[.newBIC]?.text ?? bank[.bic]?.text ?? bank[.clearing]?[.member]?.text ?? bank[.other]?[.id]?.text
  }

  private static func kind(_ type: String?) -> AccountKind? {
    switch type {
    case "CACC", "TRAN", "SLRY": .banking
    case "SVGS", "MOMA": .savings
    case "CARD": .creditCard
    case "LOAN", "MGLD": .loan
    default: nil
    }
  }
}

/// Examines the beginning of an XML file, before its first statement.
enum CAMTHeader {
  /// The number of bytes to examine.
  static let limit = 65_536

  /// Whether the file is CAMT.052, .053 or .054, recognized by a namespace or by the message's element name, which is
  /// the same in all versions.
  static func isFound(in bytes: ByteView) -> Bool {
    guard isMarkup(bytes) else { return false }
    let limit = min(limit, bytes.count)
    var place = 0
    while let found = bytes.first(less, in: place..<limit) {
      place = found + 1
      guard bytes.hasLetter(at: place) else { continue }
      let end = bytes.first(greater, in: place..<limit) ?? limit
      if isMessage(bytes, place..<end) { return true }
    }
    return false
  }

  /// The encoding in the XML declaration; nil when there is none.
  static func charset(in bytes: ByteView) -> String? {
    guard let end = bytes.first(greater, in: 0..<min(1024, bytes.count)),
      let found = bytes.first("encoding", in: 0..<end)
    else { return nil }
    let name = bytes[(found + 8)..<end].drop { isBlank($0) || $0 == 0x3D || isQuote($0) }.prefix { !isQuote($0) }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }

  private static func isMarkup(_ bytes: ByteView) -> Bool {
    var place = bytes.starts(with: "\u{FEFF}", at: 0) ? 3 : 0
    while place < min(bytes.count, 1024), isBlank(bytes[place]) { place += 1 }
    return place < bytes.count && bytes[place] == less
  }

  private static func isMessage(_ bytes: ByteView, _ tag: Range<Int>) -> Bool {
    let end = tag.first { isBlank(bytes[$0]) || bytes[$0] == slash } ?? tag.upperBound
    let name = (tag.lowerBound..<end).first { bytes[$0] == 0x3A }.map { $0 + 1 } ?? tag.lowerBound
    return messages.contains { bytes.starts(with: $0, at: name) }
      || namespaces.contains { bytes.first($0, in: end..<tag.upperBound) != nil }
  }

  private static func isQuote(_ byte: UInt8) -> Bool { byte == 0x22 || byte == 0x27 }

  private static let messages: [StaticString] = ["BkToCstmrStmt", "BkToCstmrAcctRpt", "BkToCstmrDbtCdtNtfctn"]
  private static let namespaces: [StaticString] = ["camt.052.", "camt.053.", "camt.054."]
}
