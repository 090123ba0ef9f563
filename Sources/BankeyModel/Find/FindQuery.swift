/// A search, as the user types it: `amount>100 date:2026-10 status:authorized coffee`. docs/find.md describes the
/// language.
public struct FindQuery: Hashable, Sendable {
  /// The conditions. A transaction must satisfy all of them.
  public let terms: [FindTerm]

  /// Creates a query from conditions.
  public init(_ terms: [FindTerm]) { self.terms = terms }

  /// Reads a query as typed.
  ///
  /// `mark` is the user's decimal mark. If a figure makes no sense with it, the figure's own marks decide.
  ///
  /// - Throws: `FindError` that names the part that makes no sense (yet).
  public init(_ text: String, mark: DecimalMark = .either) throws(FindError) {
    var terms: [FindTerm] = []
    for word in FindWord.words(of: text) {
      if let term = try FindReader(mark: mark).term(of: word) { terms.append(term) }
    }
    self.terms = terms
  }

  /// Whether the query has no conditions and therefore matches everything.
  public var isEmpty: Bool { terms.isEmpty }

  /// Whether all conditions are on accounts, so that every transaction of these accounts matches.
  public var isOfAccountsOnly: Bool { terms.allSatisfy(\.isOfAccounts) }

  /// The day to jump to when the query consists of a single day; nil otherwise.
  public var day: Day? {
    guard terms.count == 1, case .days(let days) = terms[0], days.count == 1 else { return nil }
    return days.lowerBound
  }

  /// Whether a transaction satisfies every condition. Conditions on accounts are not tested here: see
  /// `FindScope.accounts`.
  public func matches(_ transaction: Transaction) -> Bool { terms.allSatisfy { $0.matches(transaction) } }

  /// The ranges of `text` that the query matches, from left to right, without overlaps.
  public func places(in text: String) -> [Range<String.Index>] {
    let all = terms.compactMap(\.pattern).flatMap { $0.places(in: text) }
    let sorted = all.sorted { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }
    return sorted.reduce(into: []) { places, next in
      if places.last.map({ $0.upperBound <= next.lowerBound }) ?? true { places.append(next) }
    }
  }
}

extension FindQuery {
  /// The ids of the accounts that satisfy the conditions on accounts, by the names and kinds that the user gave; nil
  /// when there are no such conditions.
  public func accounts(among accounts: [Account]) -> Set<Account.ID>? {
    let terms = terms.filter(\.isOfAccounts)
    if terms.isEmpty { return nil }
    return Set(accounts.filter { account in terms.allSatisfy { $0.isFound(in: account) } }.map(\.id))
  }
}

extension FindQuery {
  /// Whether an account matches by name, institution, number (ignoring blanks) or kind. A query with an amount, a day
  /// or a status looks for transactions and matches no account.
  public func matches(_ account: Account) -> Bool {
    !isEmpty && terms.allSatisfy { $0.isFound(in: account) }
  }
}

extension FindTerm {
  fileprivate func isFound(in account: Account) -> Bool {
    switch self {
    case .text(let pattern), .figure(let pattern, _), .account(let pattern):
      let number = account.number?.filter { !$0.isWhitespace }
      return [account.name, account.fileName, account.institution, account.number, number].compactMap(\.self).contains(
        where: pattern.isFound)
    case .kind(let kind): return account.kind == kind
    case .amount, .days, .status, .payee: return false
    }
  }

  /// Whether it is a condition on accounts, not on transactions.
  fileprivate var isOfAccounts: Bool {
    switch self {
    case .account, .kind: true
    case .text, .amount, .figure, .days, .status, .payee: false
    }
  }

  /// The text that it looks for in a transaction; nil when it looks for none.
  fileprivate var pattern: TextPattern? {
    switch self {
    case .text(let pattern), .figure(let pattern, _): pattern
    case .amount, .days, .status, .account, .kind, .payee: nil
    }
  }
}

/// One condition of a query.
public enum FindTerm: Hashable, Sendable {
  /// Text in the description, the counterparty or the user's name for the payee.
  case text(TextPattern)
  /// An amount within a range: `amount>100`, `amount:10..20`.
  case amount(AmountRange)
  /// A bare number: part of a text, or the beginning of an amount.
  case figure(TextPattern, AmountRange)
  /// The days on which a transaction counts.
  case days(ClosedRange<Day>)
  /// A status: `status:authorized` or `status:posted`.
  case status(TransactionStatus)
  /// A text in the account's name, institution or number.
  case account(TextPattern)
  /// An account's kind: `kind:savings`.
  case kind(AccountKind)
  /// The transactions that a rule with these words would name if it replaced another rule.
  case payee(PayeeWords, replacing: PayeeWords?)
}

extension FindTerm {
  /// Whether a transaction satisfies the condition.
  public func matches(_ transaction: Transaction) -> Bool {
    switch self {
    case .text(let pattern): pattern.isFound(in: transaction)
    case .amount(let range): range.contains(transaction.amount)
    case .figure(let pattern, let range): range.contains(transaction.amount) || pattern.isFound(in: transaction)
    case .days(let days): days.contains(transaction.day)
    case .status(let status): status == transaction.status
    case .account, .kind: true
    case .payee(let words, _): words.areFound(in: transaction.description, transaction.counterparty)
    }
  }
}

extension TextPattern {
  fileprivate func isFound(in transaction: Transaction) -> Bool {
    isFound(in: transaction.description) || (transaction.counterparty.map(isFound) ?? false)
      || (transaction.payee.map(isFound) ?? false)
  }
}

/// The reason why a query cannot be read, with the part that makes no sense. `FindStrings` words it.
public enum FindError: Error, Hashable, Sendable {
  /// The value of `amount` is not a figure.
  case amount(String)
  /// The value of `date` is not a day, month or year.
  case date(String)
  /// The value of `status` is neither authorized nor posted.
  case status(String)
  /// The value of `kind` is not a kind of account.
  case kind(String)
  /// A key such as `date:` without a value.
  case incomplete(String)
}

/// The transactions in which to search.
public struct FindScope: Hashable, Sendable {
  /// The account's id; nil for all accounts.
  public var account: Account.ID?
  /// The status to search; nil for both.
  public var status: TransactionStatus?
  /// The date that orders the matches.
  public var date: GroupingDate
  /// The accounts that the query itself allows; nil for all.
  public var accounts: Set<Account.ID>?

  /// Creates a scope; by default it covers everything.
  public init(
    account: Account.ID? = nil, status: TransactionStatus? = nil, date: GroupingDate = .booked,
    accounts: Set<Account.ID>? = nil
  ) {
    self.accounts = accounts
    self.account = account
    self.status = status
    self.date = date
  }
}
