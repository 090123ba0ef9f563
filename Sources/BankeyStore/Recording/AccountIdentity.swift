import BankeyModel

/// The identifiers by which an account is recognized across sources. Only unique ones count: a number is unique within
/// its bank, an IBAN everywhere. docs/decisions/store-joined-accounts.md gives the reasons.
struct AccountIdentity {
  /// Identifiers that are globally unique. There are a few at most.
  let certain: [String]
  /// Identifiers that may mean another account elsewhere: a number without its bank.
  let likely: [String]

  /// Creates the identity of an account as a source or a file names it. A source's own id identifies nothing outside
  /// that source.
  init(source: String, connection: String, nativeId: String, number: String?, currency: Currency) {
    let isFile = source == Account.filesSource
    var numbers = [number.flatMap(Self.plain)].compactMap(\.self)
    // Most files call an account by its number.
    if isFile, nativeId != number, let other = Self.plain(nativeId), other != numbers.first { numbers.append(other) }
    var (certain, likely): ([String], [String]) = ([], [])
    for number in numbers {
      certain += Self.national(number, currency)
      let (bank, own) = Self.parted(number)
      if let bank = bank ?? (isFile ? Self.plain(connection) : nil) {
        certain.append("bank \(bank) \(Self.withoutZeros(own))")
        certain += Self.german(bank, own)
      }
      if own.utf8.count >= 5 { likely.append(Self.withoutZeros(String(own.utf8.suffix(11)) ?? own)) }
    }
    self.certain = certain
    self.likely = likely
  }

  /// The letters and digits of a number, keeping a slash between bank and account; nil when it is masked or too short
  /// to identify an account.
  private static func plain(_ text: String) -> String? {
    // Only texts beyond ASCII need Unicode's upper-casing.
    let text = text.utf8.allSatisfy { $0 < 0x80 } ? text : text.uppercased()
    let plain = text.utf8.filter { $0 != 0x20 && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "-") }
      .map { $0 &- 0x61 < 26 ? $0 ^ 0x20 : $0 }
    guard plain.count >= 5, plain.allSatisfy(isOfNumber), plain.contains(where: isDigit) else { return nil }
    return String(decoding: plain, as: UTF8.self)
  }

  /// Splits `20090500/0006853030` into bank and account.
  private static func parted(_ number: String) -> (bank: String?, own: String) {
    guard number.utf8.contains(UInt8(ascii: "/")) else { return (nil, number) }
    let parts = number.split(separator: "/")
    return parts.count == 2 && parts[0].utf8.count >= 5 ? (String(parts[0]), String(parts[1])) : (nil, number)
  }

  /// An IBAN, and the national number in it where that is unique by itself.
  private static func national(_ number: String, _ currency: Currency) -> [String] {
    if isNorwegian(number), currency.code == "NOK" { return ["NO " + number] }
    guard AccountNumber.isIBAN(number) else { return [] }
    let own = String(number.dropFirst(4))
    switch number.prefix(2) {
    case "NO": return ["IBAN " + number, "NO " + own]
    case "DE": return ["IBAN " + number, "DE " + own]
    default: return ["IBAN " + number]
    }
  }

  /// A German bank code and account number, in the form of an IBAN.
  private static func german(_ bank: String, _ own: String) -> [String] {
    guard bank.utf8.count == 8, own.utf8.count <= 10, (bank + own).utf8.allSatisfy(isDigit) else { return [] }
    return ["DE " + bank + String(repeating: "0", count: 10 - own.utf8.count) + own]
  }

  /// Whether a number has eleven digits of which the last is a valid check digit (modulo 11).
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

/// FNV-1a with 64 bits: short, the same on every machine, and not cryptographic.
enum Hash {
  /// The hash of a text's UTF-8 bytes in 16 hexadecimal digits.
  static func hex(of text: String) -> String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

/// Decides whether an account with a new alias is already stored under another.
struct AccountJoin {
  let directory: AccountDirectory
  let source: String
  /// The names of accounts that the user has declared to be the same as another, with the name of that one.
  let sameAccounts: [String: String]

  /// The result of a search.
  enum Finding {
    case same(AccountRecording)
    /// It may be the account with this name, but that is not certain.
    case alike(String)
    case new
  }

  /// The identity of the account in a record.
  func identity(of record: AccountRecord) -> AccountIdentity {
    AccountIdentity(
      source: source, connection: record.connection, nativeId: record.nativeId, number: record.number,
      currency: record.currency)
  }

  /// Searches for the account of a record.
  func find(_ record: AccountRecord, _ identity: AccountIdentity) throws -> Finding {
    try directory.prepare()
    if let requested = requested(record) { return .same(requested) }
    let same = directory.certain(identity, in: record.currency.code).filter { !record.isTold(apart: $0.sourceType) }
    let keys = Set(same.map(\.key))
    // A source that has two accounts of one number distinguishes them itself.
    if keys.count == 1, let first = same.first, !isTold(apart: same, from: record) {
      return .same(AccountRecording(key: first.key, id: first.id, currency: first.currency, isNew: false))
    }
    let alike = directory.likely(identity, in: Self.searched(record))
    return alike.map { .alike($0.number ?? $0.nativeId) } ?? .new
  }

  private func isTold(apart same: [NamedAccount], from record: AccountRecord) -> Bool {
    source != Account.filesSource && same.contains { $0.source == source && $0.connection == record.connection }
  }

  /// The account that the user has declared this one to be; nil without a declaration.
  private func requested(_ record: AccountRecord) -> AccountRecording? {
    let names = [record.nativeId, record.number ?? record.nativeId].map(NamedAccount.plain)
    guard let name = names.compactMap({ sameAccounts[$0] }).first else { return nil }
    let found = directory.firstCalled(name, in: Self.searched(record))
    return found.map { AccountRecording(key: $0.key, id: $0.id, currency: $0.currency, isNew: false) }
  }

  /// The currency that the account must have; nil for any, when the file does not say.
  private static func searched(_ record: AccountRecord) -> String? {
    record.currency.code == "XXX" ? nil : record.currency.code
  }
}
