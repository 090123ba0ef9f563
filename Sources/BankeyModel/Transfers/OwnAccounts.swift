/// The names and numbers by which another bank or a statement may name the user's accounts.
public struct OwnAccounts: Sendable {
  /// An account with its names and numbers.
  public struct Entry: Sendable {
    /// The account in the store.
    public var id: Account.ID
    /// Its numbers, and the ids that its sources give it, unchanged.
    public var numbers: [String]
    /// The bank's name for it.
    public var name: String
    /// Its owner, if a source names one.
    public var owner: String?
    /// Its bank, if a source names one.
    public var institution: String?

    /// Creates an entry; `numbers` are all forms in which others may write the account.
    public init(id: Account.ID, numbers: [String], name: String, owner: String? = nil, institution: String? = nil) {
      (self.id, self.numbers, self.name) = (id, numbers, name)
      (self.owner, self.institution) = (owner, institution)
    }
  }

  /// The accounts by their numbers without blanks and punctuation.
  private var byNumber: [String: Set<Account.ID>] = [:]
  /// The accounts by the digits at the end of an IBAN.
  private var byTail: [String: Set<Account.ID>] = [:]
  /// The accounts by their folded names.
  private var byName: [String: Set<Account.ID>] = [:]
  /// All words of the names of owners, accounts and banks.
  private var words: Set<String> = []

  /// Creates the index. The same account may occur several times.
  public init(_ accounts: some Sequence<Entry>) {
    for account in accounts {
      for number in account.numbers { add(number, of: account.id) }
      if !account.name.isEmpty { byName[OwnAccounts.folded(account.name), default: []].insert(account.id) }
      for text in [account.name, account.owner ?? "", account.institution ?? ""] {
        words.formUnion(TransferWords.words(text))
      }
    }
  }

  private mutating func add(_ number: String, of id: Account.ID) {
    let plain = OwnAccounts.plain(number)
    guard OwnAccounts.isNumber(plain) else {
      if !plain.isEmpty { byName[OwnAccounts.folded(number), default: []].insert(id) }
      return
    }
    byNumber[plain, default: []].insert(id)
    // A bank code may precede the number.
    if let slash = number.lastIndex(of: "/") { add(String(number[number.index(after: slash)...]), of: id) }
    for tail in OwnAccounts.tails(of: plain) { byTail[tail, default: []].insert(id) }
  }

  /// The account that a text names.
  public enum Naming: Equatable, Sendable {
    /// The user's accounts: usually one, several if one number has several currencies.
    case own(Set<Account.ID>)
    /// Another person's account.
    case other
    /// Nothing that can be compared: a masked number, a category, an empty text.
    case nothing
  }

  /// The owner of the account that a source names by its number, with or without the letters and bank code of an IBAN,
  /// or as `[Name]`.
  public func naming(_ text: String?) -> Naming {
    guard let text, !text.isEmpty else { return .nothing }
    if text.hasPrefix("["), text.hasSuffix("]") {
      return byName[OwnAccounts.folded(String(text.dropFirst().dropLast()))].map(Naming.own) ?? .other
    }
    let plain = OwnAccounts.plain(text)
    guard OwnAccounts.isNumber(plain) else { return .nothing }
    if let ids = byNumber[plain] { return .own(ids) }
    let found = OwnAccounts.tails(of: plain).lazy.compactMap { tail in byNumber[tail] ?? byTail[tail] }.first
    if let found { return .own(found) }
    return byTail[plain].map(Naming.own) ?? .other
  }

  /// Whether a word belongs to the name of an owner, an account or a bank.
  public func hasWord(_ word: String) -> Bool { words.contains(word) }
}

extension OwnAccounts {
  /// The letters and digits in upper case.
  private static func plain(_ number: String) -> String {
    String(number.uppercased().filter { $0.isLetter || $0.isNumber || $0 == "*" })
  }

  /// Whether the number is long enough to identify an account, and not masked.
  private static func isNumber(_ plain: String) -> Bool {
    plain.utf8.count { isDigit($0) } >= 6 && !plain.contains("*") && plain.utf8.count <= 34
  }

  /// The number without country and bank code: an IBAN without its check digits, and its last digits without leading
  /// zeros. Shorter ones could belong to several accounts.
  private static func tails(of plain: String) -> [String] {
    guard AccountNumber.isIBAN(plain) else { return [] }
    let inner = String(plain.dropFirst(4))
    let lengths = (leastTail...max(leastTail, inner.utf8.count)).reversed()
    return lengths.filter { $0 <= inner.utf8.count }.map { String(inner.suffix($0)) }
  }

  /// The minimum number of digits that identify an account at the end of an IBAN.
  private static let leastTail = 9

  private static func folded(_ name: String) -> String { TextPattern.folded(name.trimmed) }
}
