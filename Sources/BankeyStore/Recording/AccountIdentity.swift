import BankeyModel

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
      if own.utf8.count >= 5 { likely.insert(Self.withoutZeros(String(own.utf8.suffix(11)) ?? own)) }
    }
    self.certain = certain
    self.likely = likely
  }

  /// Letters and digits alone, a slash between bank and number kept; nil for what is starred out or too short to mean one
  /// account.
  private static func plain(_ text: String) -> String? {
    // A letter beyond ASCII may have capitals in it.
    let text = text.utf8.allSatisfy { $0 < 0x80 } ? text : text.uppercased()
    let plain = text.utf8.filter { $0 != 0x20 && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "-") }
      .map { $0 &- 0x61 < 26 ? $0 ^ 0x20 : $0 }
    guard plain.count >= 5, plain.allSatisfy(isOfNumber), plain.contains(where: isDigit) else { return nil }
    return String(decoding: plain, as: UTF8.self)
  }

  /// `20090500/0006853030` is a bank and a number in it.
  private static func parted(_ number: String) -> (bank: String?, own: String) {
    guard number.utf8.contains(UInt8(ascii: "/")) else { return (nil, number) }
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

  private static func withoutZeros(_ number: String) -> String {
    String(decoding: number.utf8.drop { $0 == UInt8(ascii: "0") }, as: UTF8.self)
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte >= 0x41 && byte <= 0x5A) || byte == UInt8(ascii: "/")
  }
}

/// FNV-1a in 64 bits: short, the same on every machine, and not meant to be secret.
enum Hash {
  /// The hash of a text's bytes in 16 hexadecimal digits.
  static func hex(of text: String) -> String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

/// Finds, when an account is named in a new way, whether it is one that is known already.
struct AccountJoin {
  let directory: AccountDirectory
  let source: String
  /// What the user has said to be the same: a name of an account, and a name of the one that it is.
  let wishes: [String: String]

  /// What is found.
  enum Finding {
    /// It is this account.
    case same(AccountInAnswer)
    /// It may be the account of that name, but that is not certain.
    case alike(String)
    case new
  }

  /// By what the account of a record is known.
  func identity(of record: AccountRecord) -> AccountIdentity {
    AccountIdentity(
      source: source, connection: record.connection, nativeId: record.nativeId, number: record.number,
      currency: record.currency)
  }

  /// Looks for an account that a record means.
  func find(_ record: AccountRecord, _ identity: AccountIdentity) throws -> Finding {
    try directory.prepare()
    if let wished = wished(record) { return .same(wished) }
    let same = directory.certain(identity, in: record.currency.code)
    let keys = Set(same.map(\.key))
    // A source that has two accounts of one number tells them apart itself.
    if keys.count == 1, let first = same.first, !isTold(apart: same, from: record) {
      return .same(AccountInAnswer(key: first.key, id: first.id, currency: first.currency, isNew: false))
    }
    let alike = directory.likely(identity, in: Self.searched(record))
    return alike.map { .alike($0.number ?? $0.nativeId) } ?? .new
  }

  private func isTold(apart same: [NamedAccount], from record: AccountRecord) -> Bool {
    source != Account.filesSource && same.contains { $0.source == source && $0.connection == record.connection }
  }

  /// The account that the user has said this one to be.
  private func wished(_ record: AccountRecord) -> AccountInAnswer? {
    let names = [record.nativeId, record.number ?? record.nativeId].map(NamedAccount.plain)
    guard let wish = names.compactMap({ wishes[$0] }).first else { return nil }
    let found = directory.firstCalled(wish, in: Self.searched(record))
    return found.map { AccountInAnswer(key: $0.key, id: $0.id, currency: $0.currency, isNew: false) }
  }

  /// The currency that an account must have; nil for any, where the file does not say.
  private static func searched(_ record: AccountRecord) -> String? {
    record.currency.code == "XXX" ? nil : record.currency.code
  }
}
