import BankeyCore
import BankeyModel
import TUIKit

/// A screen that other screens open. Only this file knows them all, so a screen does not depend on those that it opens.
enum Destination {
  /// The report of an account, possibly with a transaction selected.
  case account(Account.ID, selecting: Transaction.ID? = nil)
  /// A transaction. `neighbor` finds the next (true) or previous one in the list that it was opened from.
  case transaction(Transaction.ID, neighbor: (Transaction.ID, Bool) -> Transaction.ID? = { _, _ in nil })
  /// The matches of a query by counterparty; `onPick` is called with the name of the one that the user picks.
  case counterparties(FindQuery, FindScope, onPick: (String) -> Void)
  case find
  case netWorth
  case news
  case timeline
  case upcoming
  case sources
  case importPrompt

  /// A transaction of a short list; its neighbors are those before and after it in `ids`.
  static func transaction(_ id: Transaction.ID, among ids: @escaping () -> [Transaction.ID]) -> Destination {
    .transaction(id) { id, isForward in
      let ids = ids()
      guard let index = ids.firstIndex(of: id), ids.indices.contains(index + (isForward ? 1 : -1)) else { return nil }
      return ids[index + (isForward ? 1 : -1)]
    }
  }

  fileprivate func screen(_ session: Session) -> Screen {
    switch self {
    case .account(let id, let transaction): DetailsScreen(session, account: id, selecting: transaction)
    case .transaction(let id, let neighbor): TransactionScreen(session, transaction: id, neighbor: neighbor)
    case .counterparties(let query, let scope, let pick): CounterpartiesScreen(session, query, in: scope, onOpen: pick)
    case .find: FindScreen(session)
    case .netWorth: NetWorthScreen(session)
    case .news: NewsScreen(session)
    case .timeline: TimelineScreen(session)
    case .upcoming: UpcomingScreen(session)
    case .sources: SourcesScreen(session)
    case .importPrompt: ImportPromptScreen(session)
    }
  }
}

extension Session {
  /// Opens a screen on top of the others.
  func open(_ destination: Destination) { application?.push(destination.screen(self)) }
}

extension SessionScreen {
  /// Opens a screen on top of this one.
  func open(_ destination: Destination) { session.open(destination) }
}
