import BankeyCore
import TUIKit

extension ComfortableRowView {
  /// The name above the balance, so that both are whole as long as can be.
  func drawNarrow(_ account: AccountRowViewModel, _ columns: RowColumns, _ canvas: inout Canvas) {
    let sign = account.isStale ? " " + canvas.capabilities.symbols.warning : ""
    let end = canvas.put(Text(sign, .warning), endingAt: columns.figureEnd, line: 0)
    canvas.put(name(of: account), from: columns.text, to: end, line: 0)
    _ = drawBalance(of: account, columns, &canvas, line: 1)
  }

  /// The places of the texts of an account that is being read.
  func drawSkeleton(_ columns: RowColumns, _ canvas: inout Canvas) {
    let last = canvas.bounds.height - 1
    canvas.putSkeleton(from: columns.text, columns: min(16, columns.width / 2), line: 0)
    canvas.putSkeleton(from: columns.text, columns: columns.isNarrow ? 3 : 8, line: 1)
    if !columns.isNarrow { canvas.putSkeleton(from: columns.text, columns: 20, line: last) }
    canvas.putSkeleton(from: columns.figureEnd - 10, columns: 10, line: last)
  }
}
