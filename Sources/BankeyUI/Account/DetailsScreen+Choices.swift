import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

extension DetailsScreen {
  /// Shows the amounts of the selected row in privacy mode until the selection moves, or hides them again.
  func peek() {
    peek { peeked = peeked == nil ? table.selectedRow?.id : nil }
  }

  /// Copies the amount of the selected row, or the source's id of the transaction.
  func copy(_ command: Command) {
    let text = table.selectedRow.flatMap { row in
      command == .copyAmount ? content?.amount(of: row.id) : content?.number(of: row.id)
    }
    session.copy(text, isShown: peeked != nil)
  }

  /// The selected transaction; nil when another row is selected.
  var selectedTransaction: Transaction? {
    guard case .transaction(let id, _) = table.selectedRow else { return nil }
    return content?.transaction(id)
  }

  /// Groups transactions by their other date.
  func switchGrouping() {
    session.choose { $0.grouping = $0.grouping == .booked ? .authorized : .booked }
    session.notice = strings.grouping(session.settings.choices.grouping)
  }

  /// Toggles the running balance, and explains when it cannot be shown.
  func switchRunningBalance() {
    let shows = !showsBalance
    session.choose { $0.showsRunningBalance = shows }
    session.notice =
      shows
      ? obstacle().map(strings.noRunningBalance) ?? strings.runningBalance(isOn: true)
      : strings.runningBalance(isOn: false)
  }

  private func obstacle() -> NoRunningBalance? {
    if content?.account.balance == nil { return .unknown }
    if session.settings.choices.grouping != .booked { return .grouping }
    let columns = ReportColumns(width: table.frame.width, ReportForm(showsBalance: true))
    return columns.balanceEnd == nil ? .narrow : nil
  }
}
