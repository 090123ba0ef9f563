import BankeyCore
import TUIKit

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
    case .netWorth, .message: break
    }
  }

  private func select(_ day: Day, in section: ReportSection) {
    guard let content, let index = content.report.groups.firstIndex(where: { $0.section == section }),
      let row = content.report.groups[index].outline.row(of: day)
    else { return }
    _ = table.select(content.row(row + 1, in: content.firstGroup + index).id)
  }

  /// Writes the transactions that are shown to a file, once it is said how.
  func export() {
    guard let content else { return session.notice = strings.nothingToExport }
    let (account, options, found) = (content.account, content.options, shownMatches)
    askHowToExport(content.report.transactions) { ReportExport(of: account, options, found: found, as: $0) }
  }
}
