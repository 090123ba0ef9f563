import BankeyCore
import TUIKit

/// What is shown while there is nothing to show: what bankey is, and where to begin.
final class FirstRunScreen: SessionScreen {
  private let welcome: WelcomeView

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

  /// Brings the status line up to date.
  override func update() { show(position: "") }

  /// The choices; q leaves.
  override func perform(_ command: Command, isForward: Bool) {
    switch command {
    case .demo: session.openDemo()
    case .quit: application?.quit()
    default: super.perform(command, isForward: isForward)
    }
  }
}
