import BankeyCore
import TUIKit

extension ComfortableRowView {
  /// The name above the balance, so that both are whole as long as can be.
  func drawNarrow(_ account: AccountRowViewModel, _ columns: RowColumns, _ canvas: inout Canvas) {
    let signs = signs(of: account, canvas.capabilities.symbols, room: columns.figureEnd - columns.text)
    let end = canvas.put(signs, endingAt: columns.figureEnd, line: 0)
    canvas.put(account.name, from: columns.text, to: end, line: 0)
    _ = drawBalance(of: account, columns, &canvas, line: 1)
  }

  /// What is to be known of the account besides its name: in words where the name leaves room for them.
  private func signs(of account: AccountRowViewModel, _ symbols: Symbols, room: Int) -> Text {
    let warning = account.isStale ? Text(" " + symbols.warning, .warning) : Text([])
    guard let change = account.change else {
      return (account.news == nil ? Text([]) : Text(" " + symbols.news, .news)) + warning
    }
    let whole = Text(" ") + change.text(symbols) + warning
    return Text(account.accountName).columns + whole.columns <= room
      ? whole : Text(" ") + change.sign(symbols) + warning
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
