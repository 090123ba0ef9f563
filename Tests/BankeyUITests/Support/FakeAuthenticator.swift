import BankeyUI

/// A system that asks and answers what a test tells it to.
final class FakeAuthenticator: Authenticator {
  /// What was answered, in order.
  private(set) var answers: [String] = []
  /// How many attempts were begun.
  private(set) var attempts = 0
  private var report: (AuthenticationEvent) -> Void = { _ in }

  func begin(_ report: @escaping @MainActor (AuthenticationEvent) -> Void) {
    attempts += 1
    self.report = report
  }

  func answer(_ answer: TypedSecret) { answers.append(String(decoding: answer.typed, as: UTF8.self)) }

  /// Tells the screen what the system has to say.
  func tell(_ events: AuthenticationEvent...) { events.forEach(report) }

  /// Asks for the password.
  func ask(_ question: String = "Password: ", isSecret: Bool = true) { tell(.asks(question, isSecret: isSecret)) }
}
