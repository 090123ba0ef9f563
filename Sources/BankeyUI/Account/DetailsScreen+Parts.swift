import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

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
