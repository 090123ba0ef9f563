import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

extension DetailsScreen: MatchList {
  /// The account, by the date that orders its report.
  var scope: FindScope {
    FindScope(account: id, date: session.settings.choices.grouping, accounts: accountsInQuestion)
  }

  /// Remembers the selected row.
  func willFind() { beforeFinding = table.selectedRow?.id }

  /// Selects the next match from where the typing began; a date selects its day.
  func showFirstMatch(of query: FindQuery, _ finder: any TransactionFinder) async throws {
    let walk = MatchWalk(finder: finder, query: query, scope: scope)
    let found =
      if let day = query.day {
        try await walk.nearest(to: day)
      } else {
        try await walk.next(from: position(of: beforeFinding), isForward: true, includes: true)?.transaction
      }
    guard query == finding.query else { return }
    if let id = found.map({ ReportRow.ID.transaction($0.id) }) ?? beforeFinding { table.select(id) }
  }

  /// Selects the next match, or the one before, and says when it lies around the end.
  func showNextMatch(of query: FindQuery, isForward: Bool, _ finder: any TransactionFinder) async throws {
    let walk = MatchWalk(finder: finder, query: query, scope: scope)
    guard let match = try await walk.next(from: position(of: table.selectedRow?.id), isForward: isForward) else {
      return
    }
    table.select(.transaction(match.transaction.id))
    if match.isAroundTheEnd { session.notice = isForward ? strings.fromTheStart : strings.fromTheEnd }
  }

  /// Shows the matches alone, or everything.
  func showFound() { needsFilling() }

  /// Back in the prompt is back to where the typing began.
  func didFind(isBack: Bool) {
    guard isBack, let beforeFinding else { return }
    // Among the matches alone the row may be missing.
    read()
    table.select(beforeFinding)
  }

  private func position(of row: ReportRow.ID?) -> MatchWalk.Position? {
    guard case .transaction(let id) = row, let pages = try? session.bank.transactions(),
      let place = try? pages.place(of: id, by: scope.date)
    else { return nil }
    return MatchWalk.Position(status: place.group.status, key: TransactionKey(day: place.day, id: id))
  }
}

extension DetailsScreen {
  /// Shows what a total is made of.
  func explain(_ section: ReportSection) {
    let parts = PartsScreen(session, section) { [weak self] in
      self?.report
    } onOpen: { [weak self] in
      self?.open(part: $0)
    }
    application?.push(parts)
  }

  /// A group is explained further; a day is shown where it stands in the report.
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

  /// Writes the transactions that are shown to a file, once it is said how.
  func export() {
    guard let content else { return session.notice = strings.nothingToExport }
    let (account, options, found) = (content.account, content.options, shownMatches)
    askHowToExport(content.report.transactions) { ReportExport(of: account, options, found: found, as: $0) }
  }
}
