import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

extension TimelineScreen: MatchList {
  /// Searches the accounts shown.
  var scope: FindScope {
    let shown = Set(accounts.map(\.id))
    return FindScope(date: .booked, accounts: accountsInQuestion.map(shown.intersection) ?? shown)
  }

  /// Saves the selected row.
  func willFind() { beforeFinding = table.selectedRow?.id }

  /// Selects the next match after the row where the search began; a query with only a date selects that day.
  func showFirstMatch(of query: FindQuery, _ finder: any TransactionFinder) async throws {
    let walk = MatchNavigator(finder: finder, query: query, scope: scope)
    let found =
      if let day = query.day {
        try await walk.nearest(to: day)
      } else {
        try await walk.next(from: position(of: beforeFinding), isForward: true, includes: true)?.transaction
      }
    guard query == finding.query else { return }
    if let id = found.map({ TimelineRow.ID.line($0.id) }) ?? beforeFinding { table.select(id) }
  }

  /// Selects the next or previous match, and says when it wrapped around.
  func showNextMatch(of query: FindQuery, isForward: Bool, _ finder: any TransactionFinder) async throws {
    let walk = MatchNavigator(finder: finder, query: query, scope: scope)
    guard let match = try await walk.next(from: position(of: table.selectedRow?.id), isForward: isForward) else {
      return
    }
    table.select(.line(match.transaction.id))
    if match.isAroundTheEnd { session.notice = isForward ? strings.fromTheStart : strings.fromTheEnd }
  }

  /// Shows only the matches, or everything.
  func showFound() { needsFilling() }

  /// Returns to the row where the search began, when it is abandoned.
  func didFind(isBack: Bool) {
    guard isBack, let beforeFinding else { return }
    // While only matches are shown, the row may be missing.
    fill()
    table.select(beforeFinding)
  }

  private func position(of row: TimelineRow.ID?) -> MatchNavigator.Position? {
    guard case .line(let id) = row, let transaction = content?.transaction(id) else { return nil }
    return MatchNavigator.Position(status: transaction.status, key: transaction.key(by: .booked))
  }
}

extension TimelineScreen {
  /// Lists the accounts and kinds to choose from, filtered as the user types.
  func askWhatToShow() {
    let accounts = (session.snapshot?.accounts ?? []).filter { !$0.isExcluded }.map(\.account)
    let kinds = AccountKind.allCases.filter { kind in accounts.contains { $0.kind == kind } }
    let terms: [FindTerm?] = [nil] + kinds.map(FindTerm.kind) + accounts.map { .account(TextPattern(key(of: $0))) }
    let commands = zip(terms, [strings.allAccounts] + kinds.map(strings.kind) + accounts.map(title)).map { term, name in
      KeyCommand([.enter], name, label: "") { [weak self] _ in self?.narrowing = term }
    }
    application?.present(
      CommandPalette(Text(strings.showOnly, .title), KeyMap(commands), none: strings.noAccountSo))
  }

  /// The value by which `account:` finds an account: its number, or else its name.
  private func key(of account: Account) -> String { account.number ?? account.name }

  private func title(of account: Account) -> String {
    let presenter = session.settings.presenter
    return [presenter.name(of: account), account.shownNumber.map { presenter.formats.foreign($0) }]
      .compactMap(\.self).joined(separator: "  ")
  }

  /// The name of a narrowing in the title.
  func name(of term: FindTerm) -> String {
    switch term {
    case .kind(let kind): strings.kind(kind)
    default: accounts.map { session.settings.presenter.name(of: $0) }.joined(separator: ", ")
    }
  }
}
