import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// Shows dated figures in the columns of a report on wide screens, and as labels with figures on others.
final class FigureReport {
  /// The width from which figures have columns.
  private static let least = 100
  /// The width from which balances have a column of their own, so that notes leave them out.
  private static let balances = 76
  /// The height from which the columns have titles.
  private static let tall = 30

  /// The titles above the columns.
  let titles = ReportTitlesView()
  private var isWide = false
  private var form = ReportForm()

  /// Takes over the screen's size and the columns that rows need.
  func fit(_ rows: [FigureRow], _ size: Size, _ presenter: Presenter) {
    form = ReportForm(of: rows.map(FigureReport.line), dateColumns: presenter.dateColumns)
    isWide = size.width >= (form.showsBalance ? FigureReport.balances : FigureReport.least)
    if size.width < FigureReport.least { form.noteColumns = 0 }
    (titles.form, titles.strings) = (form, presenter.strings)
    titles.isHidden = !isWide || size.height < FigureReport.tall || rows.allSatisfy { $0.id == .message }
  }

  /// The view of a row.
  func showing(_ row: FigureRow) -> Showing {
    guard isWide else { return .with(FigureRowView.self, row) }
    let line = FigureReport.line(of: row)
    // A row without a date has a label about all days below it, so the label also takes the room of the dates.
    let shown: ReportRow =
      row.id == .message
      ? .message(.all, row.label)
      : form.showsBalance && line.date == nil ? .holding(0, line) : .transaction(0, line)
    return .with(ReportRowView.self, ReportRowViewModel(row: shown, form: form))
  }

  private static func line(of row: FigureRow) -> ReportLine {
    row.line ?? ReportLine(text: row.label, note: row.note, amount: row.figure)
  }
}
