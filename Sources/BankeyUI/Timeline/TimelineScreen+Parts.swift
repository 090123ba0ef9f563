import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

extension TimelineScreen {
  /// Shows the parts of a month's sum.
  func explain(_ day: Day, in currency: Currency) {
    guard let content, let month = content.timeline.months.first(where: { $0.id == day }) else { return }
    let found = shownMatches.map { found in
      Dictionary(
        found.groups.filter { $0.key.status == .posted }.map { ($0.key.account, $0.value.days) },
        uniquingKeysWith: { $1 })
    }
    application?.push(
      TimelineMonthScreen(
        session, month, in: currency, of: content.timeline.accounts, without: content.transfers[day] ?? [], found))
  }

  /// Exports what is shown: the matches, or all transactions of the accounts shown.
  func export() {
    if finding.isLooking { return session.notice = strings.nothingToExport }
    if let found = shownMatches { return askHowToExport(found.count) { ReportExport(of: found, as: $0) } }
    let scope = FindScope(date: .booked, accounts: Set(accounts.map(\.id)))
    session.runTask { [weak self, finder = session.bank.finder] in
      guard let found = try? await finder.all(of: FindQuery([]), in: scope) else { return }
      self?.askHowToExport(found.count) { ReportExport(of: found, as: $0) }
    }
  }
}
