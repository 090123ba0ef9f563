import BankeyCore

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
