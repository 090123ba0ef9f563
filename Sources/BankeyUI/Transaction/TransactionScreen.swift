import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// The screen of a transaction: everything known about it.
final class TransactionScreen: ListScreen<TransactionViewModel.Section, TransactionField> {
  private var id: Transaction.ID
  private let neighbor: (Transaction.ID, _ isForward: Bool) -> Transaction.ID?
  private let panel = TitlePanel()
  private var model: TransactionViewModel?
  /// Whether amounts are shown in privacy mode.
  private var isPeeking = false { didSet { needsFilling() } }

  /// Creates the screen of a transaction. `neighbor` returns the one below or above it in the list from which it was
  /// opened.
  init(
    _ session: Session, transaction id: Transaction.ID,
    neighbor: @escaping (Transaction.ID, _ isForward: Bool) -> Transaction.ID?
  ) {
    (self.id, self.neighbor) = (id, neighbor)
    super.init(
      session, .transaction, head: panel, table: TableView { .with(FieldRowView<TransactionField>.self, $0) })
    table.footer = { [unowned self] in state.hasSpacers && $0.id != .raw ? .title("") : nil }
    table.header = { section in section.title.map { .title(Text("  ") + Text($0, .title)) } }
  }

  /// The state that determines the rows: the transaction, and blank lines between sections.
  override var state: ListState {
    ListState(version: session.version, hasSpacers: application?.terminal.size.height ?? 0 >= 30)
  }

  override func endPeek() { isPeeking = false }

  /// Peeks, deletes, undoes and copies.
  override func perform(_ command: Command, isForward: Bool) {
    switch command {
    case .peek: peek { isPeeking.toggle() }
    case .delete: session.askToDelete(transaction) { [weak self] in self?.goBack() }
    case .undo: session.undo(transaction)
    case .rename: session.namePayee(of: transaction)
    case .neighbor: move(isForward)
    case .openOtherSide: openOtherSide()
    case .copyField: session.copy(table.selectedRow?.copy, isShown: isPeeking)
    case .copyNumber: session.copy((model?.field(.nativeId) ?? model?.field(.id))?.copy, isShown: isPeeking)
    default: super.perform(command, isForward: isForward)
    }
  }

  /// Goes to the other side of a transfer between the user's accounts; the same key returns.
  private func openOtherSide() {
    guard let other = transaction?.transfer?.other else { return session.notice = strings.noTransfer }
    open(.transaction(other))
  }

  /// Shows the next or previous transaction of the list, scrolled to its beginning.
  private func move(_ isForward: Bool) {
    guard let next = neighbor(id, isForward) else {
      return session.notice = isForward ? strings.lastTransaction : strings.firstTransaction
    }
    (id, isPeeking) = (next, false)
    needsFilling()
    table.moveToFirst()
  }

  private var transaction: Transaction? { (try? find())?.0 }

  override func fill() {
    let presenter = session.presenter
    do throws(BankError) {
      guard let (transaction, account) = try find() else {
        return show(TransactionViewModel(message: strings.transactionGone))
      }
      let origin = try session.bank.origin(of: id)
      show((isPeeking ? presenter.unmasked : presenter).details(of: transaction, in: account, origin))
    } catch {
      show(TransactionViewModel(message: strings.sentence(strings.transactionsFailed, error)))
    }
  }

  private func find() throws(BankError) -> (Transaction, Account)? {
    let pages = try session.bank.transactions()
    guard let transaction = try? pages.transaction(id),
      let account = session.snapshot?.accounts.first(where: { $0.id == transaction.account })?.account
    else { return nil }
    return (transaction, account)
  }

  private func show(_ model: TransactionViewModel) {
    self.model = model
    (panel.title, panel.figure) = (model.title, model.amount)
    apply(Sections(model.sections.map { ($0, $0.fields) }))
  }
}
