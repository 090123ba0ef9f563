import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// Shows dated figures in the columns of a report on wide screens, and as labels with figures on others.
final class FigureReport {
  /// The width from which figures have columns.
  private static let least = 100
  /// The height from which the columns have titles.
  private static let tall = 30

  /// The titles above the columns.
  let titles = ReportTitlesView()
  private var isWide = false
  private var form = ReportForm()

  /// Takes over the screen's size and the columns that rows need.
  func fit(_ rows: [FigureRow], _ size: Size, _ presenter: Presenter) {
    isWide = size.width >= FigureReport.least
    form = ReportForm(of: rows.map(FigureReport.line), dateColumns: presenter.dateColumns)
    (titles.form, titles.strings) = (form, presenter.strings)
    titles.isHidden = !isWide || size.height < FigureReport.tall
  }

  /// The view of a row.
  func showing(_ row: FigureRow) -> Showing {
    guard isWide else { return .with(FigureRowView.self, row) }
    let shown: ReportRow =
      row.id == .message ? .message(.all, row.label) : .transaction(0, FigureReport.line(of: row))
    return .with(ReportRowView.self, ReportRowViewModel(row: shown, form: form))
  }

  private static func line(of row: FigureRow) -> ReportLine {
    row.line ?? ReportLine(text: row.label, note: row.note, amount: row.figure)
  }
}
