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

  /// The names of accounts by id. What follows the name if several accounts share it is the end of the number, the
  /// currency, the bank or the source's name for the account: the first that no two of them share, or else all that
  /// differ.
  func distinctNames(of accounts: [Account]) -> [Account.ID: String] {
    let namesakes = Dictionary(grouping: accounts) { name(of: $0) }
    let distinct = namesakes.flatMap { name, accounts in
      zip(accounts, suffixes(of: accounts)).map { ($0.id, ([name] + $1).joined(separator: " ")) }
    }
    return Dictionary(distinct, uniquingKeysWith: { $1 })
  }

  /// The texts that distinguish accounts of the same name.
  private func suffixes(of accounts: [Account]) -> [[String]] {
    guard accounts.count > 1 else { return accounts.map { _ in [] } }
    let kinds = [
      accounts.map { tail(of: $0) ?? "" }, accounts.map(\.currency.code), accounts.map { institution(of: $0) },
      accounts.map { formats.foreign($0.name) },
    ]
    if let kind = kinds.first(where: { Set($0).count == accounts.count }) { return kind.map { $0.isEmpty ? [] : [$0] } }
    let different = kinds.filter { Set($0).count > 1 }
    return accounts.indices.map { index in different.map { $0[index] }.filter { !$0.isEmpty } }
  }
}
