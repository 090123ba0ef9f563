import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// A transaction's own screen: everything that is known of it.
final class TransactionScreen: SessionScreen {
  private let id: Transaction.ID
  private let panel = TitlePanel()
  private let table: TableView<TransactionViewModel.Section, TransactionField>
  private var model: TransactionViewModel?
  private var shown = -1
  private var hasSpacers = false
  /// Whether figures are shown under the mask.
  private var isPeeking = false { didSet { shown = -1 } }

  init(_ session: Session, transaction id: Transaction.ID) {
    self.id = id
    table = TableView { .with(FieldRowView<TransactionField>.self, $0) }
    super.init(session, .transaction, head: panel, list: table)
    table.footer = { [unowned self] in hasSpacers && $0.id != .raw ? .title("") : nil }
    table.header = { section in section.title.map { .title(Text("  ") + Text($0, .title)) } }
  }

  /// Brings everything up to date with the database and the time.
  override func update() {
    let isTall = (application?.terminal.size.height ?? 0) >= 30
    if shown != session.version || hasSpacers != isTall {
      (shown, hasSpacers) = (session.version, isTall)
      layOut()
      read()
    }
    show(position: "")
  }

  /// Moves; Esc goes back.
  override func perform(_ command: Command, isForward: Bool) {
    if table.move(command, isForward: isForward) { return }
    switch command {
    case .leave: goBack()
    case .privacy:
      isPeeking = false
      session.switchPrivacy()
    case .peek: peek { isPeeking.toggle() }
    case .delete: session.askToDelete(transaction) { [weak self] in self?.goBack() }
    case .undo: session.undo(transaction)
    case .copyField: session.copy(table.selectedRow?.copy, isShown: isPeeking)
    case .copyNumber: session.copy((model?.field(.nativeId) ?? model?.field(.id))?.copy, isShown: isPeeking)
    default: super.perform(command, isForward: isForward)
    }
  }

  private var transaction: Transaction? { (try? find())?.0 }

  private func read() {
    let presenter = session.settings.presenter
    do throws(BankFailure) {
      guard let (transaction, account) = try find() else {
        return show(TransactionViewModel(message: strings.transactionGone))
      }
      let origin = try session.bank.origin(of: id)
      show((isPeeking ? presenter.unmasked : presenter).details(of: transaction, in: account, origin))
    } catch {
      show(TransactionViewModel(message: strings.transactionsFailed + ": " + error.message))
    }
  }

  private func find() throws(BankFailure) -> (Transaction, Account)? {
    let pages = try session.bank.transactions()
    guard let transaction = try? pages.transaction(id),
      let account = session.snapshot?.accounts.first(where: { $0.id == transaction.account })?.account
    else { return nil }
    return (transaction, account)
  }

  private func show(_ model: TransactionViewModel) {
    self.model = model
    (panel.title, panel.figure) = (model.title, model.amount)
    table.apply(Sections(model.sections.map { ($0, $0.fields) }))
    if table.selectedRow == nil { table.moveToFirst() }
  }
}
