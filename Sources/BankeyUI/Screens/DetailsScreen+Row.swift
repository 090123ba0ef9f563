import BankeyCore
import TUIKit

extension DetailsScreen {
  /// Shows the figures of the selected row under the mask until the selection moves, or hides them again.
  func peek() {
    peek { peeked = peeked == nil ? table.selectedRow?.id : nil }
  }

  /// Copies the amount of the selected row, or what the transaction is called by its source.
  func copy(_ command: Command) {
    let text = table.selectedRow.flatMap { row in
      command == .copyAmount ? content?.amount(of: row.id) : content?.number(of: row.id)
    }
    session.copy(text, isShown: peeked != nil)
  }

  /// The transaction in the selected row.
  var selectedTransaction: Transaction? {
    guard case .transaction(let id, _) = table.selectedRow else { return nil }
    return content?.transaction(id)
  }

  /// Goes over to the other of the two dates of a transaction.
  func switchGrouping() {
    session.choose { $0.grouping = $0.grouping == .booked ? .authorized : .booked }
    session.notice = strings.grouping(session.settings.choices.grouping)
  }

  /// Shows the balance after each transaction, or no more, and says so where it cannot be seen.
  func switchRunningBalance() {
    session.choose { $0.showsRunningBalance.toggle() }
    let choices = session.settings.choices
    session.notice =
      choices.showsRunningBalance
      ? obstacle(choices).map(strings.noRunningBalance) ?? strings.runningBalance(isOn: true)
      : strings.runningBalance(isOn: false)
  }

  private func obstacle(_ choices: ViewerChoices) -> NoRunningBalance? {
    if content?.account.balance == nil { return .unknown }
    if choices.grouping != .booked { return .grouping }
    return ReportColumns(width: table.frame.width, showsBalance: true).balanceEnd == nil ? .narrow : nil
  }
}
