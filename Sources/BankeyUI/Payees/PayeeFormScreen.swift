import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// A form that gives a payee the user's name: the name, the words that find its transactions, and the rows that they
/// find.
final class PayeeFormScreen: TextFormScreen {
  /// The number of rows in the preview.
  private static let shown = 8

  private let book: PayeeBook
  private var draft: PayeeDraft
  private var name: Prompt
  private var words: Prompt
  private var isAtWords = false
  private var problem: String?
  /// The rows that the draft would change, and the question that they answer.
  private var preview: (query: FindQuery, rows: PayeePreview)?
  private var looking: Task<Void, Never>?

  init(_ session: Session, _ transaction: Transaction, _ book: PayeeBook) {
    self.book = book
    draft = PayeeDraft(of: transaction, in: book)
    (name, words) = (Prompt(draft.name), Prompt(draft.words))
    super.init(session)
    look()
  }

  isolated deinit { looking?.cancel() }

  override func update() {
    var model = SetupView.Model(title: strings.payeeTitle, help: strings.payeeHelp, problem: problem)
    (model.prompt, model.typed) = (strings.payeeNamePrompt, name.text)
    model.second = (strings.payeeWordsPrompt, words.text)
    model.isSecond = isAtWords
    if let preview = current {
      let presenter = session.settings.presenter
      model.rows = QuestionRows(
        outcomes: presenter.outcomes(preview), heading: presenter.outcome(of: draft, preview), isHeaded: true)
    }
    show(model, keys: strings.payeeKeys)
  }

  /// Tab and the arrows move between name and words.
  override func take(_ key: Key) -> Bool {
    guard [.tab, .backTab, .up, .down].contains(key) else { return super.take(key) }
    isAtWords.toggle()
    return true
  }

  override func edit(_ change: (inout Prompt) -> Void) {
    session.notice = nil
    problem = nil
    if isAtWords { change(&words) } else { change(&name) }
    (draft.name, draft.words) = (name.text, words.text)
    look()
  }

  /// The preview of what is typed now; nil until it is known.
  private var current: PayeePreview? {
    guard let preview, preview.query == draft.query else { return nil }
    return preview.rows
  }

  /// Finds the rows that the draft would change. A newer search replaces the running one.
  private func look() {
    guard let query = draft.query else { return looking?.cancel() ?? () }
    if preview?.query == query { return }
    looking?.cancel()
    looking = session.runTask { [weak self, finder = session.bank.finder] in
      let scope = FindScope()
      guard let first = try? await finder.matches(of: query, in: scope, from: .first, limit: Self.shown),
        let count = try? await finder.all(of: query, in: scope).count, !Task.isCancelled
      else { return }
      self?.preview = (query, PayeePreview(count: count, first: first))
      self?.application?.setNeedsDisplay()
    }
  }

  /// Stores the name, unless something is missing or the rows are not known yet.
  override func accept() {
    do throws(PayeeDraft.Problem) {
      let changes = try draft.changes()
      guard let preview = current else { return }
      guard preview.count > 0 || draft.isRemoval else { return problem = strings.noMatchingRows }
      session.name(changes, undoing: book.undoing(changes), session.settings.presenter.done(draft, preview)) {
        [weak self] in self?.application?.pop()
      }
    } catch {
      problem = session.settings.presenter.text(error)
      isAtWords = error == .noWords
    }
  }
}

extension Session {
  /// Opens the form for the payee of a transaction, or says that none is selected.
  func namePayee(of transaction: Transaction?) {
    guard let transaction else { return notice = settings.strings.nothingToName }
    do throws(BankError) {
      application?.push(PayeeFormScreen(self, transaction, try bank.payees()))
    } catch {
      alert(settings.strings.changeFailed, error.message)
    }
  }

  /// Stores names of payees; `u` stores `inverse` until something else is done.
  func name(_ changes: [PayeeChange], undoing inverse: [PayeeChange], _ notice: String, done: @escaping () -> Void) {
    change({ bank throws(BankError) in try await bank.name(changes) }) { [weak self] in
      self?.lastDone = .naming(inverse)
      done()
      self?.notice = notice
    }
  }
}
