import BankeyCore

/// By what an account is known to be the same one, whoever speaks of it. Only what is certain counts: a number means something
/// within its bank, and an IBAN everywhere. docs/decisions/store-joined-accounts.md says why.
struct AccountIdentity {
  /// Names that mean one account only.
  let certain: Set<String>
  /// Names that may mean another account elsewhere: a number without its bank.
  let likely: Set<String>

  /// The identity of an account as a source or a file names it. A source's own id says nothing beyond that source.
  init(source: String, connection: String, nativeId: String, number: String?, currency: Currency) {
    let isFile = source == Account.filesSource
    let numbers = ([number] + (isFile ? [nativeId] : [])).compactMap { $0.flatMap(Self.plain) }
    var (certain, likely): (Set<String>, Set<String>) = ([], [])
    for number in numbers {
      certain.formUnion(Self.national(number, currency))
      let (bank, own) = Self.parted(number)
      if let bank = bank ?? (isFile ? Self.plain(connection) : nil) {
        certain.insert("bank \(bank) \(Self.withoutZeros(own))")
        certain.formUnion(Self.german(bank, own))
      }
      if own.utf8.count >= 5 { likely.insert(Self.withoutZeros(String(own.suffix(11)))) }
    }
    self.certain = certain
    self.likely = likely
  }

  /// Letters and digits alone, a slash between bank and number kept; nil for what is starred out or too short to mean one
  /// account.
  private static func plain(_ text: String) -> String? {
    let plain = text.uppercased().filter { !" .-".contains($0) }
    guard plain.count >= 5, plain.utf8.allSatisfy(isOfNumber), plain.utf8.contains(where: isDigit) else { return nil }
    return plain
  }

  /// `20090500/0006853030` is a bank and a number in it.
  private static func parted(_ number: String) -> (bank: String?, own: String) {
    let parts = number.split(separator: "/")
    return parts.count == 2 && parts[0].utf8.count >= 5 ? (String(parts[0]), String(parts[1])) : (nil, number)
  }

  /// An IBAN, and the national number in it where that is unique by itself.
  private static func national(_ number: String, _ currency: Currency) -> Set<String> {
    if isNorwegian(number), currency.code == "NOK" { return ["NO " + number] }
    guard AccountNumber.isIBAN(number) else { return [] }
    let own = String(number.dropFirst(4))
    switch number.prefix(2) {
    case "NO": return ["IBAN " + number, "NO " + own]
    case "DE": return ["IBAN " + number, "DE " + own]
    default: return ["IBAN " + number]
    }
  }

  /// A German bank's number and an account's, as they stand in an IBAN.
  private static func german(_ bank: String, _ own: String) -> Set<String> {
    guard bank.utf8.count == 8, own.utf8.count <= 10, (bank + own).utf8.allSatisfy(isDigit) else { return [] }
    return ["DE " + bank + String(repeating: "0", count: 10 - own.utf8.count) + own]
  }

  /// Eleven digits, the last of which checks the others.
  private static func isNorwegian(_ number: String) -> Bool {
    let digits = number.utf8.map { Int($0) - 48 }
    guard digits.count == 11, number.utf8.allSatisfy(isDigit) else { return false }
    let sum = zip(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]).reduce(0) { $0 + $1.0 * $1.1 }
    return sum % 11 == 0
  }

  private static func withoutZeros(_ number: String) -> String { String(number.drop { $0 == "0" }) }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte >= 0x41 && byte <= 0x5A) || byte == UInt8(ascii: "/")
  }
}
