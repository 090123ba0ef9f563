import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// The locked screen: shows the system's questions, and nothing of the accounts.
///
/// All letters belong to the answer, `q` too: when the user types a password blindly, the rest of it must not end up in
/// the shell. Only when the lock cannot be opened does `q` quit.
final class LockScreen: Screen {
  private let authenticator: any Authenticator
  private let strings: any Strings
  private let onOpen: () -> Void
  private let lock: LockView
  private let typed = TypedSecret()
  private var state = LockState.resting { didSet { application?.setNeedsDisplay() } }
  private var messages: [LockView.Message] = []
  /// Whether Enter was pressed before the question arrived.
  private var isEntered = false
  /// Whether the user has answered in this attempt.
  private var isAnswered = false

  /// Creates a locked screen. `onOpen` is called when the user is authenticated.
  init(_ authenticator: any Authenticator, _ strings: any Strings, onOpen: @escaping () -> Void) {
    (self.authenticator, self.strings, self.onOpen) = (authenticator, strings, onOpen)
    lock = LockView(strings)
    super.init(lock)
    keys = [
      KeyCommand([.enter], strings.unlock, hint: strings.unlock) { [unowned self] in enter() },
      KeyCommand([.control("c")], strings.leave, hint: strings.leave) { [unowned self] in application?.quit(130) },
    ]
    lock.hints.keys = keys
  }

  func begin() {
    (state, isEntered, isAnswered) = (.working, false, false)
    authenticator.begin { [weak self] in self?.handle($0) }
  }

  /// Shows the question and the typed answer, masked unless the system allows showing it.
  override func update() {
    (lock.state, lock.messages) = (state, messages)
    if case .asking(_, isSecret: false) = state {
      lock.answer = typed.text
    } else {
      let isUnicode = application?.terminal.capabilities.isUnicode ?? true
      lock.answer = String(repeating: isUnicode ? "•" : "*", count: typed.count)
    }
  }

  /// Sends keys and pasted text to the answer.
  override func handle(_ event: Event) -> Bool {
    switch event {
    case .key(let key): press(key)
    case .paste(let text): type(text.prefix { !$0.isNewline })
    default: return super.handle(event)
    }
    return true
  }

  private func press(_ key: Key) {
    switch key {
    case .enter: enter()
    case .character("q") where isBroken: application?.quit()
    case .character(let character): type(String(character))
    case .backspace, .delete: typed.removeLast()
    case .escape, .control("u"): typed.wipe()
    default: break
    }
  }

  private var isBroken: Bool { if case .broken = state { true } else { false } }

  private func type(_ text: some StringProtocol) {
    if isBroken { return }
    typed.append(text)
    if state == .resting { begin() }
  }

  private func enter() {
    switch state {
    case .resting, .broken: retry()
    case .working: isEntered = typed.count > 0
    case .asking: submit()
    }
  }

  private func retry() {
    messages = []
    begin()
  }

  private func submit() {
    (state, messages, isEntered, isAnswered) = (.working, [], false, true)
    authenticator.answer(typed)
    typed.wipe()
  }

  private func handle(_ event: AuthenticationEvent) {
    switch event {
    case .asks(let question, let isSecret): ask(question, isSecret)
    case .says(let text, let isWarning): say(text, isWarning)
    case .ended(let outcome): end(outcome)
    }
  }

  /// Discards text typed ahead when the answer will be visible, because it was meant as a secret.
  private func ask(_ question: String, _ isSecret: Bool) {
    if !isSecret { typed.wipe() }
    state = .asking(question, isSecret: isSecret)
    if isEntered, isSecret { submit() }
  }

  /// Keeps the last two messages: what went wrong, and what to do now.
  private func say(_ text: String, _ isWarning: Bool) {
    messages = messages.suffix(1) + [.init(text: text, isWarning: isWarning)]
    application?.setNeedsDisplay()
  }

  private func end(_ outcome: AuthenticationEvent.Outcome) {
    switch outcome {
    case .right:
      typed.wipe()
      onOpen()
    case .wrong:
      say(strings.unlockFailed, true)
      // Restarts only if the user has answered. Unattended attempts would count as failures one after another.
      if isAnswered { begin() } else { state = .resting }
    case .refused(let reason):
      say(reason, true)
      rest(.resting)
    case .broken(let problem):
      messages = []
      rest(.broken(problem))
    }
  }

  private func rest(_ state: LockState) {
    typed.wipe()
    self.state = state
  }
}
