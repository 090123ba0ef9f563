import BankeyModel

/// An account named by `!Account` or by the kind of its transactions.
struct QIFAccount: Equatable {
  /// The name in the file.
  var name: String?
  /// The word for its kind in the file.
  var type: String?

  /// Whether the account can have transactions of `kind`. This may be false because a list of all accounts may precede
  /// the transactions.
  func isOf(_ kind: QIFAccountKind) -> Bool { type.flatMap { QIFAccountKind($0) }.map { $0 == kind } ?? true }

  func record(of kind: QIFAccountKind, in currency: Currency) -> AccountRecord {
    var record = AccountRecord(
      nativeId: name ?? kind.rawValue, name: name, sourceType: type ?? kind.rawValue, kind: kind.kind,
      currency: currency)
    record.isNamed = name != nil
    return record
  }
}

/// The balance of an account on a day, as `!Account` states it.
struct QIFBalance {
  let amount: Amount
  let day: Day
  /// Whether a later transaction follows, so that it is an old balance.
  private var isOld = false

  init(amount: Amount, day: Day) { (self.amount, self.day) = (amount, day) }

  /// Notes the day of a transaction.
  mutating func observe(_ other: Day) { isOld = isOld || other > day }

  /// The record of the balance; nil when it is an old one.
  var record: BalanceRecord? {
    isOld ? nil : BalanceRecord(balance: amount, available: nil, date: LocalTime(day: day))
  }
}

enum QIFAccountKind: String {
  case bank = "Bank"
  case cash = "Cash"
  case card = "CCard"
  case investment = "Invst"
  case asset = "Oth A"
  case debt = "Oth L"

  /// The kind of that name, ignoring case.
  init?(_ name: some StringProtocol) {
    let name = String(name.filter { $0 != " " }).lowercased()
    switch name {
    case "bank", "checking": self = .bank
    case "cash": self = .cash
    case "ccard", "creditcard": self = .card
    case "invst", "port", "401(k)": self = .investment
    case "otha", "asset": self = .asset
    case "othl", "liability": self = .debt
    default: return nil
    }
  }

  /// The kind of account, if certain.
  var kind: AccountKind? {
    switch self {
    case .bank: .banking
    case .asset: nil
    case .cash: .other
    case .card: .creditCard
    case .investment: .investment
    case .debt: .loan
    }
  }
}

/// The contents of a list.
enum QIFList {
  /// Accounts. The last one before transactions is theirs.
  case accounts
  /// Transactions of an account of the given kind.
  case transactions(QIFAccountKind)
  /// Categories, securities, prices and other lists without transactions, including unknown ones.
  case other

  /// The list that a line with `!` begins; nil when the line is an option.
  init?(_ line: String) {
    let line = line.lowercased()
    if line.hasPrefix("!account") {
      self = .accounts
    } else if line.hasPrefix("!type:") {
      self = QIFAccountKind(line.dropFirst(6)).map { .transactions($0) } ?? .other
    } else {
      return nil
    }
  }
}
