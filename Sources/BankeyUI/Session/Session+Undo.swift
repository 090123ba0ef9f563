import BankeyCore
import TUIKit

extension Session {
  /// Asks, and then deletes a transaction, which `u` brings back.
  func askToDelete(_ transaction: Transaction?, done: @escaping () -> Void = {}) {
    let strings = settings.strings
    guard let transaction else { return notice = strings.nothingToDelete }
    let question = settings.presenter.title(of: transaction) + "\n" + strings.deleteQuestion
    ask(strings.deleteTitle, question, yes: strings.delete) { [weak self] in
      self?.change(.delete, of: transaction.id, strings.deleted) {
        self?.lastDeleted = transaction.id
        done()
      }
    }
  }

  /// Brings back what was deleted last; else asks, and then undoes the match of a transaction that has one, or the last
  /// import.
  func undo(_ transaction: Transaction? = nil) {
    let strings = settings.strings
    if let id = lastDeleted {
      return change(.restore, of: id, strings.restored) { [weak self] in self?.lastDeleted = nil }
    }
    guard let transaction, transaction.match != nil else { return undoImport() }
    ask(strings.unmatchTitle, strings.unmatchQuestion, yes: strings.unmatch) { [weak self] in
      self?.change(.unmatch, of: transaction.id, strings.unmatched)
    }
  }

  /// Asks before something is done.
  func ask(_ title: String, _ question: String, yes: String, _ action: @escaping () -> Void) {
    let no = Alert.Choice("n", settings.strings.cancel)
    application?.present(Alert(Text(title, .title), Text(question), [.init("y", yes, action: action), no]))
  }

  private func change(
    _ change: TransactionChange, of id: Transaction.ID, _ notice: String, done: @escaping () -> Void = {}
  ) {
    Task { [weak self, bank] in
      do throws(BankFailure) {
        try await bank.change(change, of: id)
        done()
        await self?.load()
        self?.notice = notice
      } catch {
        self?.alert(self?.settings.strings.changeFailed ?? "", error.message)
      }
    }
  }
}
