import BankeyCore
import TUIKit

extension AccountsScreen {
  /// Shows the figures of the selected account under the mask until the selection moves, or hides them again.
  func peek() {
    peek { peeked = peeked == nil ? selected?.id : nil }
  }

  /// Copies the balance of the selected account, or its number.
  func copy(_ command: Command) {
    let text = selected.flatMap { account in
      command == .copyAmount ? account.balance.map(account.copyable) : account.copyableNumber
    }
    session.copy(text, isShown: peeked != nil)
  }

  private var selected: Account? {
    guard case .account(let row) = table.selectedRow else { return nil }
    return session.snapshot?.accounts.first { $0.id == row.id }?.account
  }
}
