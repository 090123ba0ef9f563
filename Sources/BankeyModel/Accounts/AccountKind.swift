/// The kind of an account. bankey guesses it when a source does not say; the config can override it.
public enum AccountKind: String, CaseIterable, Hashable, Sendable {
  case banking, savings, creditCard, investment, loan, other
}

extension AccountKind {
  /// The kind that a word of a query names, ignoring case: `card` means a credit card. Nil when it names none.
  static func called(_ word: String) -> AccountKind? {
    switch word.lowercased() {
    case "banking", "bank", "checking", "current": .banking
    case "savings", "saving": .savings
    case "creditcard", "creditcards", "card", "cards", "credit": .creditCard
    case "investment", "investments": .investment
    case "loan", "loans": .loan
    case "other": .other
    default: nil
    }
  }
}

/// Identifies a section of the accounts screen. Keys sort in the order of the screen.
public enum SectionKey: Hashable, Sendable, Comparable {
  /// A single message above all accounts.
  case message
  /// The accounts of one kind.
  case kind(AccountKind)

  /// The message comes first, then the kinds in the order of their declaration.
  public static func < (a: SectionKey, b: SectionKey) -> Bool { a.position < b.position }

  private var position: Int {
    switch self {
    case .message: -1
    case .kind(let kind): AccountKind.allCases.firstIndex(of: kind) ?? AccountKind.allCases.count
    }
  }
}

extension AccountKind {
  /// Guesses the kind from the source's own word and the account's name; `other` when neither tells.
  ///
  /// The source's word takes precedence, because a name such as "Savings Visa" is marketing or the user's own.
  public static func guess(sourceType: String?, name: String?) -> AccountKind {
    let type = sourceType.map(words) ?? []
    let name = name.map(words) ?? []
    return certain[type.joined(separator: " ")] ?? match(type) ?? match(name) ?? .other
  }

  /// Complete words of fixed vocabularies: the account types of OFX and of the feeds.
  private static let certain: [String: AccountKind] = [
    "checking": .banking, "savings": .savings, "moneymrkt": .savings, "cd": .savings, "creditline": .loan,
    "creditcard": .creditCard, "investment": .investment, "brokerage": .investment, "loan": .loan, "other": .other,
  ]

  /// Prefixes of words; one that ends in a blank is a whole word. The most specific kinds come first: a "savings loan"
  /// is a loan.
  private static let beginnings: [(AccountKind, [String])] = [
    (.banking, ["debit "]),
    (.creditCard, ["creditcard", "credit card", "mastercard", "visa ", "amex ", "kredittkort", "charge card"]),
    (
      .loan, ["loan", "mortgage", "line of credit", "creditline", "lån", "boliglån", "billån", "studielån", "rammelån"]
    ),
    (
      .investment,
      [
        "invest", "brokerage", "trading", "fund ", "funds ", "fond ", "fondskonto", "stock ", "stocks ", "shares ",
        "aksje",
        "portfolio", "portefølje", "pension", "pensjon", "retirement", "ira ", "tfsa ", "rrsp ", "401k ", "isa ",
      ]
    ),
    (
      .savings,
      [
        "saving", "saver", "sparekonto", "sparing", "spareavtale", "bufferkonto", "bsu ", "high interest", "høyrente",
        "money market", "moneymrkt", "deposit",
      ]
    ),
    (
      .banking,
      [
        "banking", "checking", "chequing", "current account", "brukskonto", "lønnskonto", "standard account", "giro",
        "everyday", "every day", "lommepenger", "transaction account",
      ]
    ),
  ]

  private static func match(_ words: [String]) -> AccountKind? {
    let text = " " + words.joined(separator: " ") + " "
    // Accented letters have several encodings, and comparing them in all names takes longer than reading the accounts.
    // ASCII names are therefore compared as bytes.
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
      return beginnings.first { $0.1.contains { text.contains(" " + $0) } }?.0
    }
    let bytes = Array(text.utf8.dropFirst())
    let starts = [0] + bytes.indices.dropLast().filter { bytes[$0] == 0x20 }.map { $0 + 1 }
    return plainBeginnings.first { $0.1.contains { word in starts.contains { bytes[$0...].starts(with: word) } } }?.0
  }

  private static let plainBeginnings = beginnings.map { ($0.0, $0.1.map { Array($0.utf8) }) }

  /// The words of a text in lower case. "CreditCard" and "CREDITCARD" are one word, "credit-card" is two; the tables
  /// hold both.
  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
