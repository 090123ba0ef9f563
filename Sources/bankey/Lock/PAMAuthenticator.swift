import BankeyUI
import Dispatch

/// PAM for the screens. It runs on a queue of its own, which may wait for a finger or a while after a wrong password.
@MainActor final class PAMAuthenticator: Authenticator {
  private let pam: PAM
  private let queue = DispatchQueue(label: "PAM")
  private var conversation: PAMConversation?

  /// What asks PAM.
  init(_ pam: PAM) { self.pam = pam }

  func begin(_ report: @escaping @MainActor (AuthenticationEvent) -> Void) {
    conversation?.cancel()
    let tell: @Sendable (AuthenticationEvent) -> Void = { event in DispatchQueue.main.async { report(event) } }
    let conversation = PAMConversation(tell)
    self.conversation = conversation
    queue.async { [pam] in tell(.ended(pam.authenticate(conversation))) }
  }

  func answer(_ answer: TypedSecret) { conversation?.answer(answer.typed) }

  /// Ends what runs, so that PAM can clean up; without it, when PAM is busy with something else than us.
  func close() {
    conversation?.cancel()
    let ended = DispatchSemaphore(value: 0)
    queue.async { ended.signal() }
    _ = ended.wait(timeout: .now() + .milliseconds(100))
  }
}
