import BankeyCore
import BankeyText
import TUIKit

/// Stands before all screens until the system has said who is at the terminal.
final class Lock {
  private let setting: LockSetting
  private let strings: any Strings
  private weak var application: Application?

  init(_ setting: LockSetting, _ strings: any Strings, _ application: Application) {
    (self.setting, self.strings, self.application) = (setting, strings, application)
  }

  /// Closes, and asks who is there: at once, or when a key says that somebody is.
  func close(asksAtOnce: Bool = false) {
    application?.stopIdleWatch()
    let screen = LockScreen(setting.authenticator, strings) { [weak self] in self?.open() }
    application?.cover = screen
    if asksAtOnce { screen.begin() }
  }

  private func open() {
    application?.cover = nil
    guard let limit = setting.closesAfter else { return }
    application?.whenIdle(for: limit) { [weak self] in self?.close() }
  }
}

/// That the screen can be locked, and by what it opens.
public struct LockSetting {
  /// Who tells whether it is the user.
  public let authenticator: any Authenticator
  /// After how long without a key it closes by itself; nil for never.
  public let closesAfter: Duration?

  /// A lock that closes by itself after a while.
  public init(_ authenticator: any Authenticator, closesAfter: Duration?) {
    (self.authenticator, self.closesAfter) = (authenticator, closesAfter)
  }
}

/// How far the lock is with somebody who wants in.
nonisolated enum LockState: Equatable {
  /// Nobody is there, or nobody has asked for another attempt.
  case resting
  /// The system thinks, waits a while after a wrong answer, or waits for a finger.
  case working
  /// It asks something.
  case asking(String, isSecret: Bool)
  /// It can let nobody in.
  case broken(LockProblem)
}

/// Asks the system who is at the terminal: by password, finger, key, or however it is set up.
public protocol Authenticator: AnyObject {
  /// Begins an attempt. What it asks and says, and how it ends, is reported as it comes; nothing waits for it.
  func begin(_ report: @escaping @MainActor (AuthenticationEvent) -> Void)

  /// Answers what was asked last. The answer is read at once, and may be overwritten then.
  func answer(_ answer: TypedSecret)
}

/// What an attempt to find out who is there tells.
public nonisolated enum AuthenticationEvent: Hashable, Sendable {
  /// It asks something, and waits for the answer; the question in the system's own words.
  case asks(String, isSecret: Bool)
  /// It says something in the system's own words: "Place your finger on the reader".
  case says(String, isWarning: Bool)
  /// It is over.
  case ended(Outcome)

  /// How an attempt ended.
  public enum Outcome: Hashable, Sendable {
    /// It is the user.
    case right
    /// It is not, or cannot be told from what was answered.
    case wrong
    /// It is, but may not enter, for a reason in the system's own words.
    case refused(String)
    /// Nobody can be let in.
    case broken(LockProblem)
  }
}
