import BankeyUI

/// An authentication system that a test controls.
final class FakeAuthenticator: Authenticator {
  /// The answers, in order.
  private(set) var answers: [String] = []
  private(set) var attempts = 0
  private var report: (AuthenticationEvent) -> Void = { _ in }

  func begin(_ report: @escaping @MainActor (AuthenticationEvent) -> Void) {
    attempts += 1
    self.report = report
  }

  func answer(_ answer: TypedSecret) { answers.append(String(decoding: answer.typed, as: UTF8.self)) }

  /// Sends a message of the system to the screen.
  func tell(_ events: AuthenticationEvent...) { events.forEach(report) }

  /// Asks for the password.
  func ask(_ question: String = "Password: ", isSecret: Bool = true) { tell(.asks(question, isSecret: isSecret)) }
}
