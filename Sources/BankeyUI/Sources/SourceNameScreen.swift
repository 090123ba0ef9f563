import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// A form that gives a source the user's name.
final class SourceNameScreen: TextFormScreen {
  private let source: SourceStatus
  private var name: Prompt

  init(_ session: Session, _ source: SourceStatus) {
    (self.source, name) = (source, Prompt(source.title ?? ""))
    super.init(session)
  }

  override func update() {
    var model = SetupView.Model(title: session.settings.presenter.title(of: source), help: strings.sourceNameHelp)
    (model.prompt, model.typed) = (strings.payeeNamePrompt, name.text)
    show(model, keys: strings.setupKeys)
  }

  override func edit(_ change: (inout Prompt) -> Void) { change(&name) }

  override func accept() {
    let (id, title) = (source.name, name.text.trimmed)
    session.change({ bank throws(BankError) in
      try await bank.name(source: id, title.isEmpty ? nil : title)
    }) { [weak self] in
      guard let self else { return }
      application?.pop()
      guard let renamed = session.snapshot?.sources.first(where: { $0.name == id }) else { return }
      session.notice = strings.renamed(to: session.settings.presenter.title(of: renamed))
    }
  }
}
