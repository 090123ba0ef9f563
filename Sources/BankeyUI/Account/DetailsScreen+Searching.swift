import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

extension DetailsScreen: MatchList {
  /// Searches the account, ordered by the date that groups its report.
  var scope: FindScope {
    FindScope(account: id, date: session.settings.choices.grouping, accounts: accountsInQuestion)
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
    if let id = found.map({ ReportRow.ID.transaction($0.id) }) ?? beforeFinding { table.select(id) }
  }

  /// Selects the next or previous match, and says when it wrapped around.
  func showNextMatch(of query: FindQuery, isForward: Bool, _ finder: any TransactionFinder) async throws {
    let walk = MatchNavigator(finder: finder, query: query, scope: scope)
    guard let match = try await walk.next(from: position(of: table.selectedRow?.id), isForward: isForward) else {
      return
    }
    table.select(.transaction(match.transaction.id))
    if match.isAroundTheEnd { session.notice = isForward ? strings.fromTheStart : strings.fromTheEnd }
  }

  /// Shows only the matches, or everything.
  func showFound() { needsFilling() }

  /// Returns to the row where the search began, when it is abandoned.
  func didFind(isBack: Bool) {
    guard isBack, let beforeFinding else { return }
    // While only matches are shown, the row may be missing.
    read()
    table.select(beforeFinding)
  }

  private func position(of row: ReportRow.ID?) -> MatchNavigator.Position? {
    guard case .transaction(let id) = row, let pages = try? session.bank.transactions(),
      let place = try? pages.place(of: id, by: scope.date)
    else { return nil }
    return MatchNavigator.Position(status: place.group.status, key: TransactionKey(day: place.day, id: id))
  }
}

extension DetailsScreen {
  /// Shows the parts of a total.
  func explain(_ section: ReportSection) {
    let parts = PartsScreen(session, section) { [weak self] in
      self?.report
    } onOpen: { [weak self] in
      self?.open(part: $0)
    }
    application?.push(parts)
  }

  /// Opens the parts of a group, or goes to a day in the report.
  private func open(part: FigureRow.ID) {
    switch part {
    case .group(let section): explain(section)
    case .day(let section, let day):
      while application?.screens.last !== self, application?.screens.count ?? 0 > 1 { application?.pop() }
      select(day, in: section)
    default: break
    }
  }

  private func select(_ day: Day, in section: ReportSection) {
    guard let content, let index = content.report.groups.firstIndex(where: { $0.section == section }),
      let row = content.report.groups[index].outline.row(of: day)
    else { return }
    _ = table.select(content.row(row, in: content.firstGroup + index).id)
  }

  /// Asks for the format and exports the transactions shown.
  func export() {
    guard let content else { return session.notice = strings.nothingToExport }
    let (account, options, found) = (content.account, content.options, shownMatches)
    askHowToExport(content.report.transactions) { ReportExport(of: account, options, found: found, as: $0) }
  }
}
