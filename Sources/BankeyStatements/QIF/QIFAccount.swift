import BankeyModel

/// An account as `!Account` names it, or as the kind of its transactions does.
struct QIFAccount: Equatable {
  /// What the file calls it.
  var name: String?
  /// The file's word for its kind.
  var type: String?

  /// Whether transactions of this kind can be its own. A list of accounts may stand before them.
  func isOf(_ kind: QIFAccountKind) -> Bool { type.flatMap { QIFAccountKind($0) }.map { $0 == kind } ?? true }

  /// The account.
  func record(of kind: QIFAccountKind, in currency: Currency) -> AccountRecord {
    var record = AccountRecord(
      nativeId: name ?? kind.rawValue, name: name, sourceType: type ?? kind.rawValue, kind: kind.kind,
      currency: currency)
    record.isNamed = name != nil
    return record
  }
}

/// The kinds of accounts of QIF.
enum QIFAccountKind: String {
  case bank = "Bank"
  case cash = "Cash"
  case card = "CCard"
  case investment = "Invst"
  case asset = "Oth A"
  case debt = "Oth L"

  /// The kind with that name, in capitals or not.
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

  /// The kind of account where it is certain.
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

/// What the records of a list are.
enum QIFList {
  /// Accounts: the last one before transactions is theirs.
  case accounts
  /// Transactions of an account of that kind.
  case transactions(QIFAccountKind)
  /// Categories, securities, prices and other lists without transactions; also ones that are not known.
  case other

  /// The list that a line with `!` begins; nil when it is an option, and begins none.
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
