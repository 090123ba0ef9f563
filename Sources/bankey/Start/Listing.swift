import BankeyConfig
import BankeyCore
import BankeyStore

/// The accounts of a database as the user wants them: with the names and kinds of the config, in the order of the screen.
struct Listing: Sendable {
  /// All of them, the hidden ones too.
  let accounts: [ListedAccount]

  /// Reads them, counting all transactions, or those that were recorded after one of them; none when there is no database yet.
  init(_ store: Store?, _ config: Config, countingAfter id: Int64? = nil) throws(Failure) {
    let stored = try Database.reading { try store?.accounts(countingAfter: id) ?? [] }
    let listed = stored.map { Listing.listed($0, config.override(of: $0)) }
    let byKind = Dictionary(grouping: listed, by: \.account.kind)
    accounts = AccountKind.allCases.flatMap { byKind[$0] ?? [] }
  }

  private static func listed(_ account: Account, _ wish: AccountOverride) -> ListedAccount {
    ListedAccount(
      account, kind: wish.kind, nickname: wish.nickname, isHidden: wish.isHidden, isExcluded: wish.isExcluded)
  }
}
