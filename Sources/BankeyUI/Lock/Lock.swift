import BankeyCore
import BankeyText
import TUIKit

/// Covers all screens until the system has authenticated the user.
final class Lock {
  private let setting: LockSetting
  private let strings: any Strings
  private weak var application: Application?

  init(_ setting: LockSetting, _ strings: any Strings, _ application: Application) {
    (self.setting, self.strings, self.application) = (setting, strings, application)
  }

  /// Locks the screen. Authentication starts immediately with `asksAtOnce`, otherwise with the next key.
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

/// The configuration of the lock.
public struct LockSetting {
  /// Checks who unlocks the screen.
  public let authenticator: any Authenticator
  /// The idle time after which the screen locks; nil for never.
  public let closesAfter: Duration?

  /// Creates a configuration.
  public init(_ authenticator: any Authenticator, closesAfter: Duration?) {
    (self.authenticator, self.closesAfter) = (authenticator, closesAfter)
  }
}

/// The state of unlocking.
nonisolated enum LockState: Equatable {
  /// Waiting for the user to start an attempt.
  case resting
  /// Waiting for the system: it checks, pauses after a wrong answer, or expects a finger.
  case working
  /// The system asks a question.
  case asking(String, isSecret: Bool)
  /// The lock cannot be opened.
  case broken(LockProblem)
}

/// Authenticates the user at the terminal by password, fingerprint, security key or any other method of the system.
public protocol Authenticator: AnyObject {
  /// Starts an attempt. Questions, messages and the outcome are passed to `report` as they come, without blocking.
  func begin(_ report: @escaping @MainActor (AuthenticationEvent) -> Void)

  /// Answers the last question. The answer is read immediately and may then be overwritten.
  func answer(_ answer: TypedSecret)
}

/// An event during authentication.
public nonisolated enum AuthenticationEvent: Hashable, Sendable {
  /// A question in the system's own words, which expects an answer.
  case asks(String, isSecret: Bool)
  /// A message in the system's own words: "Place your finger on the reader".
  case says(String, isWarning: Bool)
  /// The attempt ended.
  case ended(Outcome)

  /// The outcome of an attempt.
  public enum Outcome: Hashable, Sendable {
    /// The user was authenticated.
    case right
    /// The user was not authenticated.
    case wrong
    /// The user was authenticated but may not log in, for a reason in the system's own words.
    case refused(String)
    /// Authentication does not work at all.
    case broken(LockProblem)
  }
}
