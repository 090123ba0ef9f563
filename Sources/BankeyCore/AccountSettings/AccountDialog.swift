import BankeyModel
import BankeyText

/// The questions by which the user changes an account, and the effects of the answers.
public struct AccountDialog: Hashable, Sendable {
  /// The effect of an answer.
  public enum Effect: Hashable, Sendable {
    /// The dialog continues with another question.
    case asks
    /// A property of the account changes.
    case changes(AccountSettingChange)
    /// The order of the accounts of this kind changes.
    case moves(OrderChange)
  }

  /// The account as currently listed.
  public var listed: ListedAccount
  private var path: [AccountQuestion]
  /// The typed balance, while the dialog asks for its day.
  private var amount: Amount?

  /// Begins with a question about an account.
  public init(_ listed: ListedAccount, asking question: AccountQuestion) { (self.listed, path) = (listed, [question]) }

  /// The question to show now.
  public var question: AccountQuestion { path.last ?? .menu }

  /// Returns to the previous question; false if there is none.
  public mutating func back() -> Bool {
    guard path.count > 1 else { return false }
    path.removeLast()
    return true
  }

  /// Continues after a change was saved: returns to the menu if the dialog began there. False if the dialog is over.
  public mutating func goOn() -> Bool {
    guard path[0] == .menu else { return question == .order }
    if question != .order { path = [.menu] }
    return true
  }

  /// The properties that can be changed.
  public var changes: [AccountChange] {
    AccountChange.allCases.filter { $0 != .balance || listed.account.takesBalance }
  }

  /// The number of choices of the question; 0 if the answer is typed.
  public var choices: Int {
    switch question {
    case .menu: changes.count
    case .kind: AccountKind.allCases.count + 1
    case .order: OrderChange.allCases.count
    default: 0
    }
  }

  /// Takes a choice, counted from 0.
  ///
  /// - Throws: `AccountFormError` if the config sets this property.
  public mutating func choose(_ index: Int) throws(AccountFormError) -> Effect {
    guard (0..<choices).contains(index) else { throw .noChoice }
    switch question {
    case .menu: return try choose(changes[index])
    case .kind: return .changes(.kind(index == 0 ? nil : AccountKind.allCases[index - 1]))
    case .order: return .moves(OrderChange.allCases[index])
    case .name, .balance, .day: throw .noChoice
    }
  }

  private mutating func choose(_ change: AccountChange) throws(AccountFormError) -> Effect {
    let configured: ListedAccount.Choice? =
      switch change {
      case .name: .name
      case .kind: .kind
      case .visibility: .hidden
      case .order, .balance: nil
      }
    if let configured, listed.configured.contains(configured) { throw .configured }
    switch change {
    case .visibility: return .changes(.hidden(!listed.isHidden))
    case .name: path.append(.name)
    case .kind: path.append(.kind)
    case .order: path.append(.order)
    case .balance: path.append(.balance)
    }
    return .asks
  }

  /// Takes a typed answer. `mark` is the decimal mark of the user's language.
  ///
  /// - Throws: `AccountFormError` if the answer is invalid; the dialog then keeps the question.
  public mutating func answer(_ text: String, mark: DecimalMark, today: Day) throws(AccountFormError) -> Effect {
    let text = text.trimmed
    switch question {
    case .name: return .changes(.name(text.isEmpty ? nil : text))
    case .balance:
      guard !text.isEmpty else { return .changes(.noBalance) }
      amount = try AccountDialog.amount(text, mark: mark, in: listed.account.currency)
      path.append(.day)
      return .asks
    case .day:
      guard let amount else { throw .noAmount }
      let day = text.isEmpty ? today : Day(written: text)
      guard let day else { throw .noDay }
      return .changes(.balance(amount, on: try AccountDialog.checked(day, today: today)))
    case .menu, .kind, .order:
      guard let number = Int(text) else { throw .noChoice }
      return try choose(number - 1)
    }
  }

  /// Parses an amount with the decimal mark of the language or, if that is impossible, with the one that the figure
  /// shows.
  ///
  /// - Throws: `AccountFormError` if it has more decimals than its currency, so that a thousand is never mistaken
  ///   for a fraction.
  public static func amount(_ text: String, mark: DecimalMark, in currency: Currency) throws(AccountFormError) -> Amount
  {
    guard let amount = (try? AmountParser.parse(text, mark: mark)) ?? (try? AmountParser.parse(text)) else {
      throw .noAmount
    }
    return try checked(amount, in: currency)
  }

  /// Returns the amount with the decimals of its currency.
  ///
  /// - Throws: `AccountFormError` if it has more, or does not fit.
  public static func checked(_ amount: Amount, in currency: Currency) throws(AccountFormError) -> Amount {
    guard let whole = amount.canonical(in: currency) else { throw .noAmount }
    guard whole.scale <= currency.decimals || currency.code == "XXX" else { throw .tooManyDecimals(currency) }
    return whole
  }

  /// Returns the day.
  ///
  /// - Throws: `AccountFormError` if it is in the future.
  public static func checked(_ day: Day, today: Day) throws(AccountFormError) -> Day {
    if day > today { throw .future }
    return day
  }
}

extension Account {
  /// Whether the user can state its balance: no source does, or the user already has.
  public var takesBalance: Bool { balance == nil || stated != nil }
}

extension AccountsSnapshot {
  /// The accounts of the same kind in a new order; nil when the account does not exist.
  public func order(_ move: OrderChange, of id: Account.ID) -> [Account.ID]? {
    guard let moved = accounts.first(where: { $0.id == id })?.account else { return nil }
    let members = accounts.filter { $0.account.kind == moved.kind }
    var order = members.map(\.id)
    guard let place = order.firstIndex(of: id) else { return nil }
    switch move {
    case .up: order.move(from: place, to: shown(members, before: place) ?? place)
    case .down: order.move(from: place, to: shown(members, after: place) ?? place)
    case .first: order.move(from: place, to: 0)
    case .byName: order = members.sorted { $0.account.isBefore($1.account, by: \.name) }.map(\.id)
    case .byBalance: order = members.sorted { $0.account.isLarger(than: $1.account) }.map(\.id)
    case .asListed: break
    }
    return order
  }

  /// The accounts of the same kind, with this one at `place`, counted from 1; nil when the account does not exist.
  public func order(of id: Account.ID, at place: Int) -> [Account.ID]? {
    guard var order = order(.asListed, of: id), let now = order.firstIndex(of: id) else { return nil }
    order.move(from: now, to: Swift.min(place, order.count) - 1)
    return order
  }

  /// The nearest visible account above: a move past hidden ones only would have no visible effect.
  private func shown(_ members: [ListedAccount], before place: Int) -> Int? {
    members[..<place].lastIndex { !$0.isHidden }
  }

  private func shown(_ members: [ListedAccount], after place: Int) -> Int? {
    members[(place + 1)...].firstIndex { !$0.isHidden }
  }
}

extension Array {
  fileprivate mutating func move(from place: Int, to other: Int) { insert(remove(at: place), at: other) }
}

extension Account {
  fileprivate func isBefore(_ other: Account, by key: KeyPath<Account, String>) -> Bool {
    (self[keyPath: key].lowercased(), id) < (other[keyPath: key].lowercased(), other.id)
  }

  /// Orders by currency, then by balance, because amounts in different currencies cannot be compared. Unknown balances
  /// come last.
  fileprivate func isLarger(than other: Account) -> Bool {
    guard currency == other.currency else { return currency.code < other.currency.code }
    guard let balance else { return other.balance == nil && id < other.id }
    return other.balance.map { (balance, id) > ($0, other.id) } ?? true
  }
}
