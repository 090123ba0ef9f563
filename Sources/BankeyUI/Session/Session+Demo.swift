import BankeyCore
import TUIKit

/// How far the demo's first seconds are.
enum DemoStart {
  /// Its first day is shown, and nothing was pressed yet that moves it on.
  case firstDay
  /// The next day comes by itself.
  case nextDay
  /// It goes on with `r`.
  case over
}

extension Session {
  /// How long the first day is shown.
  static let firstDay = Duration.seconds(3)

  /// The demo's first seconds: accounts, then by itself the next day, then the hint to press `r`.
  func startDemo() {
    guard demoStart == nil, bank.isDemo, settings.motion, settings.showsNextDay, snapshot != nil else { return }
    demoStart = .firstDay
    application?.schedule(after: Session.firstDay) { [weak self] in self?.showNextDay() }
  }

  /// Says how it goes on, once the next day was seen.
  func demoMomentEnded() {
    guard demoStart == .nextDay else { return }
    demoStart = .over
    notice = settings.strings.nextDayHint
  }

  private func showNextDay() {
    guard demoStart == .firstDay, work == nil else { return }
    demoStart = .nextDay
    ask()
  }
}
