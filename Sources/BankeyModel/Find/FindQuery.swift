/// What is looked for: `amount>100 date:2026-10 status:authorized coffee`. docs/find.md has the language.
public struct FindQuery: Hashable, Sendable {
  /// What a transaction must have, all of it.
  public let terms: [FindTerm]

  /// A query of terms.
  public init(_ terms: [FindTerm]) { self.terms = terms }

  /// Reads a query as it was typed; throws what a person should know when a part makes no sense yet.
  ///
  /// `mark` is the mark before decimals where the user lives; a figure that makes no sense with it is read by itself.
  public init(_ text: String, mark: DecimalMark = .either) throws(FindError) {
    var terms: [FindTerm] = []
    for word in FindWord.words(of: text) {
      if let term = try FindReader(mark: mark).term(of: word) { terms.append(term) }
    }
    self.terms = terms
  }

  /// Whether nothing is asked for: everything matches.
  public var isEmpty: Bool { terms.isEmpty }

  /// The day to jump to, when the query is a single day and nothing else.
  public var day: Day? {
    guard terms.count == 1, case .days(let days) = terms[0], days.count == 1 else { return nil }
    return days.lowerBound
  }

  /// Whether a transaction has all that is asked for. In which accounts it may be is a matter of `FindScope.accounts`.
  public func matches(_ transaction: Transaction) -> Bool { terms.allSatisfy { $0.matches(transaction) } }

  /// Where a text has what is looked for, from left to right.
  public func places(in text: String) -> [Range<String.Index>] {
    let all = terms.compactMap(\.pattern).flatMap { $0.places(in: text) }
    let sorted = all.sorted { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }
    return sorted.reduce(into: []) { places, next in
      if places.last.map({ $0.upperBound <= next.lowerBound }) ?? true { places.append(next) }
    }
  }
}

extension FindQuery {
  /// The accounts of which something is asked for; nil when the query does not say of which. Names and kinds are those that the user
  /// gave.
  public func accounts(among accounts: [Account]) -> Set<Account.ID>? {
    let terms = terms.filter(\.isOfAccounts)
    if terms.isEmpty { return nil }
    return Set(accounts.filter { account in terms.allSatisfy { $0.isFound(in: account) } }.map(\.id))
  }
}

extension FindQuery {
  /// Whether an account is what is looked for: by its name, its institution or its number, blanks ignored, or by its kind. A query
  /// that asks for an amount, a day or a status means transactions.
  public func matches(_ account: Account) -> Bool {
    !isEmpty && terms.allSatisfy { $0.isFound(in: account) }
  }
}

extension FindTerm {
  fileprivate func isFound(in account: Account) -> Bool {
    switch self {
    case .text(let pattern), .figure(let pattern, _), .account(let pattern):
      let number = account.number?.filter { !$0.isWhitespace }
      return [account.name, account.institution, account.number, number].compactMap(\.self).contains(
        where: pattern.isFound)
    case .kind(let kind): return account.kind == kind
    case .amount, .days, .status: return false
    }
  }

  /// Whether it asks for accounts, and nothing of a transaction.
  fileprivate var isOfAccounts: Bool {
    switch self {
    case .account, .kind: true
    case .text, .amount, .figure, .days, .status: false
    }
  }

  /// The text that it asks for in a transaction.
  fileprivate var pattern: TextPattern? {
    switch self {
    case .text(let pattern), .figure(let pattern, _): pattern
    case .amount, .days, .status, .account, .kind: nil
    }
  }
}

/// One of the things that a query asks for; a transaction must have them all.
public enum FindTerm: Hashable, Sendable {
  /// A part of the description or of the counterparty.
  case text(TextPattern)
  /// An amount.
  case amount(AmountRange)
  /// A number alone: a part of a text, or an amount that begins so.
  case figure(TextPattern, AmountRange)
  /// The day it counts on.
  case days(ClosedRange<Day>)
  /// Authorized or posted.
  case status(TransactionStatus)
  /// An account that is called so.
  case account(TextPattern)
  /// An account of a kind.
  case kind(AccountKind)
}

extension FindTerm {
  /// Whether a transaction has it.
  public func matches(_ transaction: Transaction) -> Bool {
    switch self {
    case .text(let pattern): pattern.isFound(in: transaction)
    case .amount(let range): range.contains(transaction.amount)
    case .figure(let pattern, let range): range.contains(transaction.amount) || pattern.isFound(in: transaction)
    case .days(let days): days.contains(transaction.day)
    case .status(let status): status == transaction.status
    case .account, .kind: true
    }
  }
}

extension TextPattern {
  fileprivate func isFound(in transaction: Transaction) -> Bool {
    isFound(in: transaction.description) || (transaction.counterparty.map(isFound) ?? false)
  }
}

/// Why a query cannot be read, with the part of it that makes no sense. `Strings` has the sentences.
public enum FindError: Error, Hashable, Sendable {
  /// What follows `amount` is no figure.
  case amount(String)
  /// What follows `date` is no day, month or year.
  case date(String)
  /// What follows `status` is neither of the two.
  case status(String)
  /// What follows `kind` is no kind of account.
  case kind(String)
  /// `date:` and the others stand there with nothing after them.
  case incomplete(String)
}

/// Where is looked.
public struct FindScope: Hashable, Sendable {
  /// The id of the account; nil for all.
  public var account: Account.ID?
  /// Authorized or posted; nil for both.
  public var status: TransactionStatus?
  /// The date that orders what is found.
  public var date: GroupingDate
  /// The accounts that come into question, where a query says which; nil for all.
  public var accounts: Set<Account.ID>?

  /// Everything, unless said.
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
