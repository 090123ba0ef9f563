import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// Shows the selected result beside the list: everything about a transaction, or an account. It takes no keys.
final class FoundPane: View {
  /// The view of the selected account.
  let account = AccountPane()
  private let title = TitlePanel()
  private let fields = TableView<TransactionViewModel.Section, TransactionField> {
    .with(FieldRowView<TransactionField>.self, $0)
  }
  private let transaction: StackView
  var showsAccount = false

  override init() {
    fields.isSelectable = { _ in false }
    fields.header = { section in section.title.map { .title(Text("  ") + Text($0, .title)) } }
    fields.footer = { $0.id != .raw ? .title("") : nil }
    title.hugging = .required
    title.hasBack = false
    fields.hugging = .low
    fields.resistance = .low
    transaction = StackView(.vertical, [title, fields])
    super.init()
  }

  /// Shows a transaction, or nothing.
  func show(_ model: TransactionViewModel?) {
    showsAccount = false
    (title.title, title.figure) = (model?.title ?? "", model?.amount ?? "")
    fields.apply(Sections((model?.sections ?? []).map { ($0, $0.fields) }))
    fields.scrollToStart()
  }

  /// The account, or the transaction.
  override var subviews: [View] { showsAccount ? [account] : [transaction] }

  /// Gives either the whole area.
  override func layout() {
    for view in subviews { view.frame = Rect(0, 0, frame.width, frame.height) }
  }

  /// A click opens the result; the wheel does nothing here.
  override func handle(_ mouse: Mouse) -> Bool {
    if case .press = mouse { onPress?() }
    return true
  }
}
