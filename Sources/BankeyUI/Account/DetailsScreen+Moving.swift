import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

extension DetailsScreen {
  /// Selects the first transaction of the next or previous month.
  func moveByMonth(_ isForward: Bool) {
    guard let content, let row = table.position?.selected,
      let id = content.month(fromRow: row - 1, isForward: isForward)
    else { return }
    _ = table.select(id)
  }

  /// The transaction below or above another. It is also selected here, so that going back returns to it.
  func neighbor(of id: Transaction.ID, isForward: Bool) -> Transaction.ID? {
    guard let next = content?.neighbor(of: id, isForward: isForward) else { return nil }
    _ = table.select(.transaction(next))
    return next
  }

  /// Moves to the next day on the chart with a change, and selects what was posted then. Without a chart, forward opens
  /// the selected row and backward goes back.
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

  /// Shows the reading on the chart, or how to get one.
  func showReading() {
    let hint = Text(canDraw ? "← → " : "Left Right ", .key) + Text(strings.picksADay, .secondary)
    guard let reading, let chart = panel.chart.model, let account = content?.account else {
      return panel.read(nil, hint: hint)
    }
    let text = session.settings.presenter.reading(chart, on: reading, in: account.currency)
    panel.read((reading, text), hint: hint)
  }
}
