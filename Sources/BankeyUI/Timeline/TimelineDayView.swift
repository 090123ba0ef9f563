import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// The date of a day with several lines, and its sum in each currency.
final class TimelineDayView: View, ReusableView {
  private var model: ReportRowViewModel?

  func configure(_ model: ReportRowViewModel) {
    self.model = model
    background = model.row.band == .odd ? .band : nil
  }

  func prepareForReuse() { (model, background) = (nil, nil) }

  /// The full width and one line, or one for each sum when they do not fit beside each other.
  override func size(fitting size: Size) -> Size { Size(size.width, isStacked(size.width) ? figures.count : 1) }

  /// Draws the sums dimmed, the last one where the amounts end, and the date.
  override func draw(in canvas: inout Canvas) {
    guard let model, case .period(_, _, let line) = model.row, let date = line.date else { return }
    let columns = ReportColumns(width: canvas.bounds.width, model.form)
    let isStacked = isStacked(canvas.bounds.width)
    var start = columns.amountEnd
    for (number, figure) in figures.enumerated() {
      let end = isStacked ? columns.amountEnd : number == 0 ? start : start - 2
      start = canvas.put(
        figure: Text(figure, .secondary), endingAt: end, from: columns.title, line: isStacked ? number : 0)
    }
    let shown = columns.isNarrow ? date.number : date.short
    canvas.put(Text(shown, .secondary), from: columns.date, to: start - 1, line: 0)
  }

  /// The sums, from right to left.
  private var figures: [String] {
    guard let model, case .period(_, _, let line) = model.row else { return [] }
    return [line.amount ?? ""] + line.parts
  }

  private func isStacked(_ width: Int) -> Bool {
    guard let model, figures.count > 1 else { return false }
    let columns = ReportColumns(width: width, model.form)
    let needed = figures.reduce(0) { $0 + Text($1).columns + 2 }
    return columns.date + model.form.dateColumns + 1 + needed > columns.amountEnd
  }
}
