import BankeyModel

/// How the amounts of a file get their signs.
///
/// OFX says that they have one. A file in which no amount has a minus, though it says of some transactions that money went out, does not
/// keep to it: there the type of each transaction is its sign.
struct OFXSigns {
  private let bytes: ByteView
  private var found: Bool?

  /// The signs of a file.
  init(_ bytes: ByteView) { self.bytes = bytes }

  /// Whether the type says the sign. The file is looked through once, and only as far as its first minus.
  mutating func areOfTypes() -> Bool {
    if let found { return found }
    let answer = !hasMinus && hasTypeOfOutgoing
    found = answer
    return answer
  }

  /// Whether the types have said the sign of an amount.
  var haveCounted: Bool { found == true }

  /// What an amount without a minus means beside its type; nil when the type does not say it.
  static func amount(_ amount: Amount, type: String?) -> Amount? {
    let type = type?.uppercased() ?? ""
    return incoming.contains(type) ? amount : outgoing.contains(type) ? amount.negated : nil
  }

  private var hasMinus: Bool {
    var place = 0
    while let start = bytes.end(of: "TRNAMT>", from: place) {
      let end = bytes.first(less, in: start..<bytes.count) ?? bytes.count
      if bytes[start..<end].prefix(64).contains(where: { $0 == 0x2D || $0 == 0x28 || $0 == 0xE2 }) { return true }
      place = max(end, start)
    }
    return false
  }

  private var hasTypeOfOutgoing: Bool {
    var place = 0
    while let start = bytes.end(of: "TRNTYPE>", from: place) {
      let word = bytes[start..<min(start + 16, bytes.count)].prefix { isLetter($0) }
      if OFXSigns.outgoing.contains(String(decoding: word, as: UTF8.self).uppercased()) { return true }
      place = start
    }
    return false
  }

  private static let incoming: Set<String> = ["CREDIT", "DEP", "DIRECTDEP", "DIV"]
  private static let outgoing: Set<String> = [
    "DEBIT", "ATM", "POS", "CHECK", "FEE", "SRVCHG", "DIRECTDEBIT", "REPEATPMT", "PAYMENT", "CASH",
  ]
}
