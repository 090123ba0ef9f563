import BankeyCore
import TUIKit

/// What is shown while there is nothing to show: what bankey is, and where to begin.
final class FirstRunScreen: SessionScreen {
  private let welcome: WelcomeView
  private var prompt: Prompt?

  init(_ session: Session) {
    let strings = session.settings.strings
    welcome = WelcomeView(
      tagline: strings.tagline, dataPath: strings.dataStays(in: session.bank.dataPath),
      choices: [
        .init(key: "t", text: strings.help(.demo), note: strings.demoNote),
        .init(key: "i", text: strings.help(.importFiles), note: strings.importNote),
        .init(key: "a", text: strings.help(.addSource), note: strings.addSourceNote),
        .init(key: "q", text: strings.leave, note: ""),
      ])
    super.init(session, .firstRun, head: welcome, list: SpacerView())
  }

  /// Shows the prompt while a path is typed.
  override func update() {
    welcome.prompt = prompt.map { Text(strings.importPrompt, .strong) + Text($0.text) }
    show(position: prompt == nil ? "" : strings.importHelp)
  }

  /// Keys and pasted text go to the prompt while there is one.
  override func handle(_ event: Event) -> Bool {
    guard prompt != nil else { return super.handle(event) }
    switch event {
    case .key(.escape): prompt = nil
    case .key(.enter): importTyped()
    case .key(let key): prompt?.type(key)
    case .paste(let text): prompt?.insert(text)
    default: return super.handle(event)
    }
    return true
  }

  /// The choices; q leaves.
  override func perform(_ command: Command, isForward: Bool) {
    switch command {
    case .demo: session.openDemo()
    case .importFiles: prompt = Prompt()
    case .quit: application?.quit()
    default: super.perform(command, isForward: isForward)
    }
  }

  private func importTyped() {
    guard let path = prompt?.path else { return prompt = nil }
    prompt = nil
    session.start(
      strings.importing, { [bank = session.bank] in bank.importFiles(at: path) }, failure: strings.importFailed)
  }
}
