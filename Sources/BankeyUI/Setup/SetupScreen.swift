import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// Connects a bank: asks one question at a time, then tests the connection, and saves it only after that.
final class SetupScreen: FormScreen {
  private var question: SetupQuestion
  private var work: SyncProgress?
  private var report = SetupProgress()
  /// The source that is connected again; nil for a new one.
  private let known: String?
  private var dialog: SetupDialog { question.dialog }

  /// Connects a new source.
  override convenience init(_ session: Session) {
    let taken = session.snapshot?.sources.map(\.name) ?? []
    // Restores the answers that the user gave before leaving.
    let draft = session.setupDraft.flatMap { draft in taken.contains(draft.name ?? "") ? nil : draft }
    self.init(session, draft ?? SetupDialog(places: SetupScreen.places, taken: taken), known: nil)
  }

  /// Connects an existing source again. Nil for sources that cannot be connected.
  convenience init?(_ session: Session, reconnecting source: SourceStatus) {
    guard let dialog = SetupDialog(reconnecting: source, places: SetupScreen.places) else { return nil }
    self.init(session, dialog, known: source.name)
  }

  private init(_ session: Session, _ dialog: SetupDialog, known: String?) {
    (question, self.known) = (SetupQuestion(dialog), known)
    super.init(session)
    session.runTask { [weak self] in
      let places = await session.bank.secretPlaces()
      self?.question.dialog.places = places
      self?.application?.setNeedsDisplay()
    }
    grant()
  }

  /// The places for secrets that work everywhere.
  private static let places = SetupPlace.offered([SetupPlace.file.rawValue])

  /// Shows the question, or the progress of the test.
  override func update() {
    form.model = model
    // While text is typed, keys are letters.
    hints.keys = question.isTyped ? [] : keys
    if let work, let capabilities = application?.terminal.capabilities {
      hints.status = work.status(capabilities.symbols, session.settings.presenter)
    } else {
      show(position: dialog.consentAddress == nil ? strings.setupKeys : strings.consentTab)
    }
  }

  /// Returns to the previous question with its answer; from the first one, leaves the screen. Stops a running test.
  override func goBack() {
    if let work { return work.stop() }
    if !question.back(strings) { leave() }
  }

  /// Returns to the screen below, which may have to be replaced by now.
  private func leave() {
    // Keeps the answers for the next time, until the source is saved.
    if known == nil { session.setupDraft = dialog.isSaved ? nil : dialog }
    application?.pop()
    if dialog.isSaved { session.runTask { [session] in await session.load() } }
    session.onChange()
  }

  private var model: SetupView.Model {
    let formats = session.settings.formats
    var model = SetupView.Model(
      title: known.map { strings.reconnectTitle(formats.foreign($0)) } ?? strings.setupTitle)
    question.fill(&model, strings, formats, canDraw: application?.terminal.capabilities.hasRichFont ?? true)
    return model
  }

  /// Answers the question. During the test only Esc has a meaning.
  override func take(_ key: Key) -> Bool {
    if key == .tab, dialog.consentAddress != nil {
      question.showsCode.toggle()
      return true
    }
    guard work == nil, dialog.wish == nil, let effect = question.take(key, strings) else { return false }
    if effect == .chosen { accept() }
    return true
  }

  override func insert(_ text: String) -> Bool {
    guard work == nil, question.isTyped else { return false }
    question.insert(text)
    return true
  }

  override func accept() {
    guard work == nil else { return }
    if dialog.wish != nil { return grant() }
    guard question.answer(strings, keyProblem: session.bank.keyProblem(at:)) else { return }
    if dialog.step == nil { connect(isTested: true) } else { grant() }
  }
}

extension SetupScreen {
  /// Asks the service for what the current question needs, if it needs anything.
  private func grant() {
    guard let wish = dialog.wish else { return }
    let task =
      switch wish {
      case .choices: session.bank.offer(for: dialog.setup)
      case .consent: send(isTested: true)
      }
    follow(task.telling { [weak self] event in self?.handle(event) }) { [weak self] outcome in self?.granted(outcome) }
  }

  private func handle(_ event: SyncEvent) {
    switch event {
    case .offer(let words): question.dialog.take(offer: words)
    case .consent(_, let address): question.dialog.take(consentAt: address)
    default: break
    }
  }

  private func granted(_ outcome: SyncProgress.Outcome) {
    work = nil
    application?.setNeedsDisplay()
    switch outcome {
    case .finished where dialog.wish == nil: break
    case .finished, .stopped: goBack()
    case .failed(let trouble), .postponed(let trouble):
      application?.present(
        Alert(
          Text(strings.setupFailed(dialog.name ?? ""), .title), Text(trouble.text(session.settings.presenter)),
          [
            .init("a", strings.setupAgain) { [weak self] in self?.grant() },
            .init("c", strings.setupChange) { [weak self] in self?.goBack() },
          ]))
    }
  }
}

extension SetupScreen {
  private func connect(isTested: Bool) {
    let name = dialog.name ?? ""
    follow(send(isTested: isTested)) { [weak self] outcome in self?.end(outcome, name) }
  }

  /// Adds the source, or connects it again once it is saved.
  private func send(isTested: Bool) -> RunningSync {
    let saved = known ?? (dialog.isSaved ? dialog.name : nil)
    return saved.map { session.bank.reconnectSource($0, dialog.setup, isTested: isTested) }
      ?? session.bank.addSource(dialog.setup, isTested: isTested)
  }

  private func follow(_ task: RunningSync, _ end: @escaping (SyncProgress.Outcome) -> Void) {
    let name = dialog.name ?? ""
    let report = report
    let work = SyncProgress(
      strings.setupTesting(name), report.watching(task, strings), isMoving: session.settings.motion,
      titles: [:], application: application)
    self.work = work
    session.runTask { [weak self] in
      let outcome = await work.outcome()
      guard self != nil else { return }
      end(outcome)
    }
  }

  private func end(_ outcome: SyncProgress.Outcome, _ name: String) {
    work = nil
    application?.setNeedsDisplay()
    switch outcome {
    case .finished: leave(connected: name)
    case .stopped where isClaimed: leave(connected: name)
    case .stopped: goBack()
    case .failed(let trouble), .postponed(let trouble): ask(trouble, name)
    }
  }

  private func leave(connected name: String) {
    let (session, found) = (session, report.found)
    session.setupDraft = nil
    application?.pop()
    session.runTask { [session] in await session.goOn(connected: name, found) }
  }

  /// Whether a token was claimed, which works only once, and the source is saved with what it gave.
  private var isClaimed: Bool { report.isSaved && dialog.consentAddress == nil }

  /// A claimed token is saved already; otherwise the user decides.
  private func ask(_ trouble: SyncProblems, _ name: String) {
    let presenter = session.settings.presenter
    let note = isClaimed ? "\n" + presenter.formats.foreign(strings.setupIsSaved(name)) : ""
    let words = trouble.text(presenter) + note
    let again = Alert.Choice("a", strings.setupAgain) { [weak self] in self?.tryAgain(name) }
    let others: [Alert.Choice] =
      isClaimed
      ? [.init("o", strings.ok) { [weak self] in self?.leave(connected: name) }]
      : (dialog.consentAddress == nil
        ? [.init("s", strings.setupSaveAnyway) { [weak self] in self?.connect(isTested: false) }] : [])
        + [.init("c", strings.setupChange) { [weak self] in self?.goBack() }]
    application?.present(Alert(Text(strings.setupFailed(name), .title), Text(words), [again] + others))
  }

  private func tryAgain(_ name: String) {
    if dialog.consentAddress != nil {
      question.dialog.consentAgain()
      return grant()
    }
    guard isClaimed else { return connect(isTested: true) }
    follow(session.bank.testSource(name)) { [weak self] outcome in self?.end(outcome, name) }
  }
}
