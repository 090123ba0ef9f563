import BankeyCore
import TUIKit

extension ComfortableRowView {
  /// What can be spent, and where there is much room the day of the balance, in columns of their own. Gives the column that
  /// they start in; nil when neither is known.
  func drawMore(
    of account: AccountRowViewModel, _ columns: RowColumns, _ captionEnd: Int, _ canvas: inout Canvas
  ) -> Int? {
    let available = drawAvailable(of: account, columns, captionEnd - columns.apart, &canvas)
    guard columns.hasDates, let date = account.date else { return available }
    let end = captionEnd - 2 * columns.apart
    canvas.put(Text(account.dateTitle, .secondary), endingAt: end, line: 1)
    return canvas.put(Text(date, .secondary), endingAt: end, line: 2)
  }

  private func drawAvailable(
    of account: AccountRowViewModel, _ columns: RowColumns, _ captionEnd: Int, _ canvas: inout Canvas
  ) -> Int? {
    guard let parts = account.available else { return nil }
    canvas.put(Text(account.availableTitle, .secondary), endingAt: captionEnd, line: 1)
    return Figure(parts, whole: .text, isRaised: isRaised(canvas)).draw(
      in: &canvas, wholeEndingAt: columns.figureEnd - account.fractionColumns - columns.apart, line: 2)
  }
}
