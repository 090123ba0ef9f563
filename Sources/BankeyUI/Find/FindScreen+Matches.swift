import BankeyCore
import TUIKit

extension FindScreen: MatchList {
  /// All accounts, whatever their number.
  var scope: FindScope { FindScope(date: session.settings.choices.grouping) }

  /// There is nothing to go back to.
  func willFind() {}

  /// Shows as many as fit on a screen, until all are known.
  func showFirstMatch(of query: FindQuery, _ finder: any TransactionFinder) async throws {
    let first = try await finder.matches(of: query, in: scope, from: .first, limit: table.frame.height)
    guard query == finding.query else { return }
    show(first.map { $0.key(by: scope.date) })
    table.moveToFirst()
  }

  /// Here every row is a match.
  func showNextMatch(of query: FindQuery, isForward: Bool, _ finder: any TransactionFinder) {
    table.move(by: isForward ? 1 : -1)
  }

  /// Shows all matches.
  func showFound() {
    if !finding.isActive { show([]) } else if let found = finding.found { show(found.newestFirst) }
  }
}
