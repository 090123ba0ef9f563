import BankeyModel

/// Tells how the amounts of a file get their signs.
///
/// By the standard, amounts are signed. A file in which no amount is negative, although the types of some transactions
/// stand for money out, does not follow it, and neither does one in which every type contradicts its sign, as in some
/// files of cards: there the type gives the sign.
struct OFXSigns {
  private let bytes: ByteView
  private var found: Bool?

  init(_ bytes: ByteView) { self.bytes = bytes }

  /// Whether the types give the signs. Scans the file once, up to its first minus sign.
  mutating func areOfTypes() -> Bool {
    if let found { return found }
    let answer = hasMinus ? areAllOpposed : hasTypeOfOutgoing
    found = answer
    return answer
  }

  /// Whether a type has given the sign of an amount.
  var haveCounted: Bool { found == true }

  /// The signed amount for an amount without a minus sign and its type; nil when the type does not tell.
  static func amount(_ amount: Amount, type: String?) -> Amount? {
    let type = type?.uppercased() ?? ""
    return incoming.contains(type) ? amount : outgoing.contains(type) ? amount.negated : nil
  }

  private var hasMinus: Bool {
    var place = 0
    while let start = bytes.end(of: "TRNAMT>", from: place) {
      let end = bytes.first(less, in: start..<bytes.count) ?? bytes.count
      if OFXSigns.isNegative(bytes[start..<end].prefix(64)) { return true }
      place = max(end, start)
    }
    return false
  }

  /// Whether the file has types for both directions, and each stands beside an amount with the sign of the other.
  private var areAllOpposed: Bool {
    var (place, opposed) = (0, Set<Bool>())
    while let start = bytes.end(of: "TRNTYPE>", from: place) {
      let word = bytes[start..<min(start + 16, bytes.count)].prefix { isLetter($0) }
      let type = String(decoding: word, as: UTF8.self).uppercased()
      place = start
      let isOutgoing = OFXSigns.outgoing.contains(type)
      guard isOutgoing || OFXSigns.incoming.contains(type),
        let amount = bytes.first("TRNAMT>", in: start..<min(start + OFXSigns.longest, bytes.count))
      else { continue }
      let figure = bytes[amount + 7..<min(amount + 71, bytes.count)].prefix { $0 != less }
      if OFXSigns.isNegative(figure) == isOutgoing { return false }
      opposed.insert(isOutgoing)
    }
    return opposed.count == 2
  }

  /// Whether a figure has a minus sign, parentheses or a word such as `DR`.
  private static func isNegative(_ figure: Slice<UnsafeRawBufferPointer>) -> Bool {
    if figure.contains(where: { $0 == 0x2D || $0 == 0x28 || $0 == 0xE2 }) { return true }
    // Nearly no figure has a word beside it.
    return figure.contains(where: isLetter) && OFXFigures.written(figure.filter { !isBlank($0) })?.side == .debit
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

  /// The number of bytes behind a type in which its amount is looked for.
  private static let longest = 4096
  private static let incoming: Set<String> = ["CREDIT", "DEP", "DIRECTDEP", "DIV"]
  private static let outgoing: Set<String> = [
    "DEBIT", "ATM", "POS", "CHECK", "FEE", "SRVCHG", "DIRECTDEBIT", "REPEATPMT", "PAYMENT", "CASH",
  ]
}
