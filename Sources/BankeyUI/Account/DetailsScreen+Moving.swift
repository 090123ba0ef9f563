import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

extension DetailsScreen {
  /// Selects the first transaction of the month before or after.
  func moveByMonth(_ isForward: Bool) {
    guard let content, let row = table.position?.selected,
      let id = content.month(fromRow: row - 1, isForward: isForward)
    else { return }
    _ = table.select(id)
  }

  /// The transaction below another one, or above it, which is selected, too: one comes back to where one was.
  func neighbor(of id: Transaction.ID, isForward: Bool) -> Transaction.ID? {
    guard let next = content?.neighbor(of: id, isForward: isForward) else { return nil }
    _ = table.select(.transaction(next))
    return next
  }

  /// Goes on to the next day on the chart on which the balance moved, and selects what was posted then. Without a chart, backward leads
  /// back and forward opens.
  func readDay(_ isForward: Bool) {
    guard panel.hasChart, let series = panel.chart.model?.series, let content else {
      if isForward { table.open() } else { goBack() }
      return
    }
    let start = reading ?? selectedTransaction?.day ?? series.days.upperBound
    let day = min(max(start, series.days.lowerBound), series.days.upperBound)
    let next = series.day(from: day, isForward: isForward, atLeast: panel.chart.daysPerStep)
    if let row = content.posted(notAfter: next) { _ = table.select(row) }
    reading = next
  }

  /// Shows on the chart what is read, or how that is done.
  func showReading() {
    let arrows = canDraw ? "← → " : "Left Right "
    panel.chart.hint = Text(arrows, .key) + Text(strings.readsADay, .secondary)
    guard let reading, let chart = panel.chart.model, let account = content?.account else {
      return panel.chart.reading = nil
    }
    let text = session.settings.presenter.reading(chart, on: reading, in: account.currency)
    panel.chart.reading = (reading, text)
  }
}
