import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// A form for changing an account: its name, kind, position, visibility, and balance on a day.
final class AccountFormScreen: FormScreen {
  private let id: Account.ID
  private var dialog: AccountDialog
  private var reply = Reply()
  private var problem: String?

  init(_ session: Session, _ listed: ListedAccount, asking question: AccountQuestion) {
    (id, dialog) = (listed.id, AccountDialog(listed, asking: question))
    super.init(session)
    prepare()
  }

  override func update() {
    form.model = model
    // While text is typed, keys are letters.
    hints.keys = dialog.choices == 0 ? [] : keys
    show(position: strings.setupKeys)
  }

  /// Returns to the previous question, or leaves the form.
  override func goBack() {
    problem = nil
    if dialog.back() { prepare() } else { application?.pop() }
  }

  private var model: SetupView.Model {
    let presenter = session.settings.presenter
    var model = SetupView.Model(title: presenter.name(of: dialog.listed.account), problem: problem)
    model.help = strings.formHelp(dialog.question)
    if dialog.question == .order, let snapshot = session.snapshot {
      model.help += "\n" + presenter.neighbors(of: id, in: snapshot).joined(separator: "\n")
    }
    (model.choices, model.selected) = (presenter.choices(of: dialog), reply.selected)
    (model.prompt, model.typed) = (strings.prompt(dialog.question), reply.prompt.text)
    return model
  }

  /// Prepares the reply, with the current name as the initial text.
  private func prepare() {
    reply = Reply()
    if dialog.question == .name { reply.prompt = Prompt(dialog.listed.settings.name ?? "") }
  }

  override func take(_ key: Key) -> Bool {
    guard let effect = reply.take(key, among: dialog.choices) else { return false }
    if effect == .chosen { accept() }
    return true
  }

  override func insert(_ text: String) -> Bool {
    guard dialog.choices == 0 else { return false }
    reply.prompt.insert(text)
    return true
  }

  override func accept() {
    let (isChoice, settings) = (dialog.choices > 0, session.settings)
    do throws(AccountFormError) {
      let effect =
        isChoice
        ? try dialog.choose(reply.selected)
        : try dialog.answer(
          reply.prompt.text, mark: settings.formats.decimalMark, today: settings.presenter.now.day)
      problem = nil
      take(effect)
    } catch {
      problem = strings.problem(error)
    }
  }

  private func take(_ effect: AccountDialog.Effect) {
    switch effect {
    case .asks: prepare()
    case .changes(let change):
      let id = id
      session.change({ bank throws(BankError) in try await bank.set(change, of: id) }) { [weak self] in
        self?.tell(change)
      }
    case .moves(let move):
      guard let order = session.snapshot?.order(move, of: id) else { return }
      session.change({ bank throws(BankError) in try await bank.order(order, asListed: move == .asListed) }) {}
    }
  }

  /// Shows what changed, and continues with the menu or leaves the form.
  private func tell(_ change: AccountSettingChange) {
    guard let listed = session.snapshot?.accounts.first(where: { $0.id == id }) else { return }
    session.notice = session.settings.presenter.said(change, of: listed.account)
    dialog.listed = listed
    if dialog.goOn() { prepare() } else { application?.pop() }
  }
}

extension Session {
  /// Opens the form for an account, or shows why nothing can be changed.
  func changeAccount(_ id: Account.ID?, asking question: AccountQuestion) {
    guard let listed = snapshot?.accounts.first(where: { $0.id == id }) else { return }
    guard question != .balance || listed.account.takesBalance else {
      return notice = settings.strings.sourceStatesBalance
    }
    application?.push(AccountFormScreen(self, listed, asking: question))
  }
}
