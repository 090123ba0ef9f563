import BankeyModel
import BankeyText
import Synchronization

/// The names of accounts by id. Most screens never need them, so the first use makes them.
final class AccountNames: Sendable {
  let accounts: [ListedAccount]
  private let presenter: Presenter
  private let names = Mutex<[Account.ID: String]?>(nil)

  init(_ accounts: [ListedAccount], in presenter: Presenter) {
    (self.accounts, self.presenter) = (accounts, presenter)
  }

  subscript(id: Account.ID) -> String? {
    names.withLock { names in
      let found = names ?? presenter.distinctNames(of: accounts.map(\.account))
      names = found
      return found[id]
    }
  }
}

extension Presenter {
  /// A copy of the presenter that knows the names of these accounts.
  public func knowing(_ accounts: [ListedAccount]) -> Presenter {
    var presenter = self
    presenter.accountNames = AccountNames(accounts, in: self)
    return presenter
  }

  /// The name of an account that the presenter knows; nil for any other. If several accounts have this name, the end of
  /// the number follows.
  func name(ofKnown id: Account.ID) -> String? { accountNames?[id] }

  /// The account's bank, or else the source that reports it.
  func institution(of account: Account) -> String {
    account.institution ?? (account.isFromFiles ? strings.file : account.sourceTitle ?? account.source)
  }

  /// The name that distinguishes an account from the others that the presenter knows.
  public func distinctName(of account: Account) -> String { name(ofKnown: account.id) ?? name(of: account) }

  /// The names of accounts by id. If several accounts have the same name, the end of the number follows.
  func distinctNames(of accounts: [Account]) -> [Account.ID: String] {
    let names = accounts.map { ($0, name(of: $0)) }
    let counts = Dictionary(names.map { ($0.1, 1) }, uniquingKeysWith: +)
    let distinct = names.map { account, name in
      let tail = counts[name, default: 0] > 1 ? tail(of: account) : nil
      return (account.id, [name, tail].compactMap(\.self).joined(separator: " "))
    }
    return Dictionary(distinct, uniquingKeysWith: { $1 })
  }
}
