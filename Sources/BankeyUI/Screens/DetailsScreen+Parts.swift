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
    _ = table.select(content.row(row + 1, in: index).id)
  }

  /// Asks how what is shown is to be written to a file.
  func askHowToExport() {
    guard !session.settings.choices.isPrivate else { return session.notice = strings.exportIsMasked }
    guard let content, content.report.transactions > 0 else { return session.notice = strings.nothingToExport }
    let question = Text(strings.exportWhat(content.report.transactions))
    application?.present(
      Alert(
        Text(strings.export, .title), question,
        [
          .init("c", "CSV") { [weak self] in self?.export(as: .csv) },
          .init("j", "JSON") { [weak self] in self?.export(as: .json) },
          .init("n", strings.cancel),
        ]))
  }

  private func export(as format: ReportExport.Format) {
    guard let content else { return }
    session.export(ReportExport(of: content.account, content.options, found: shownMatches, as: format))
  }
}
