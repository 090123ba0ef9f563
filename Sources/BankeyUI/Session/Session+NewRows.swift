import BankeyCore
import BankeyModel
import TUIKit

extension Session {
  /// Reads which transactions are new, once for each state of the database, for a screen that marks them.
  func findNewRows() {
    guard newRowsRead != loads else { return }
    newRowsRead = loads
    runTask { [weak self, bank] in
      guard let found = try? await bank.newRows(), let self else { return }
      newRows = found.filter { !self.shownRows.contains($0.key) }
      application?.setNeedsDisplay()
    }
  }

  /// Takes the marks from the transactions of accounts, because the user leaves the screen that has shown them.
  func leaveNewRows(of accounts: Set<Account.ID>) {
    let left = newRows.filter { accounts.contains($0.value) }
    shownRows.formUnion(left.keys)
    newRows = newRows.filter { !accounts.contains($0.value) }
  }

  /// Marks all news up to a mark as seen. What arrived since stays new.
  func markNews(_ mark: NewsMark) {
    bank.markNews(mark)
    newRows = newRows.filter { $0.key > mark.transaction }
  }
}
