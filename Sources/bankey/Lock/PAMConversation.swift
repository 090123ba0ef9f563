import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import CPAM
import Dispatch
import Glibc
import Synchronization

/// The dialog between PAM and the user: PAM waits on its own thread for what the user types on the main one.
final class PAMConversation: Sendable {
  private struct State {
    var answer: [UInt8]?
    var isCancelled = false
  }

  private let report: @Sendable (AuthenticationEvent) -> Void
  private let state = Mutex(State())
  private let changed = DispatchSemaphore(value: 0)

  /// Creates a conversation that reports what PAM says.
  init(_ report: @escaping @Sendable (AuthenticationEvent) -> Void) { self.report = report }

  /// Passes PAM the answer that it is waiting for.
  func answer(_ bytes: UnsafeBufferPointer<UInt8>) {
    let copy = [UInt8](bytes)
    state.withLock { $0.answer = copy }
    changed.signal()
  }

  /// Cancels the conversation: PAM gives up at its next question.
  func cancel() {
    state.withLock { $0.isCancelled = true }
    changed.signal()
  }

  /// The callback for PAM's messages; `data` is the conversation.
  static let function:
    @convention(c) (
      Int32, UnsafeMutablePointer<UnsafePointer<pam_message>?>?,
      UnsafeMutablePointer<UnsafeMutablePointer<pam_response>?>?,
      UnsafeMutableRawPointer?
    ) -> Int32 = { count, messages, responses, data in
      guard let messages, let responses, let data, (1...PAM_MAX_NUM_MSG).contains(count) else { return PAM_CONV_ERR }
      let conversation = Unmanaged<PAMConversation>.fromOpaque(data).takeUnretainedValue()
      let said = UnsafeBufferPointer(start: messages, count: Int(count))
      guard let answers = conversation.answers(to: said.map { $0?.pointee }) else { return PAM_CONV_ERR }
      responses.pointee = answers
      return PAM_SUCCESS
    }

  /// The responses to PAM's messages, which PAM frees; nil when there is no answer.
  private func answers(to messages: [pam_message?]) -> UnsafeMutablePointer<pam_response>? {
    guard let block = calloc(messages.count, MemoryLayout<pam_response>.stride) else { return nil }
    let answers = block.assumingMemoryBound(to: pam_response.self)
    for (index, message) in messages.enumerated() {
      guard let message, answer(message, &answers[index]) else {
        PAMConversation.free(answers, messages.count)
        return nil
      }
    }
    return answers
  }

  /// Reports a message; returns false when it remains unanswered.
  private func answer(_ message: pam_message, _ answer: inout pam_response) -> Bool {
    let text = message.msg.map { String(cString: $0) } ?? ""
    switch message.msg_style {
    case PAM_PROMPT_ECHO_OFF, PAM_PROMPT_ECHO_ON:
      report(.asks(text, isSecret: message.msg_style == PAM_PROMPT_ECHO_OFF))
      answer.resp = wait()
      return answer.resp != nil
    case PAM_ERROR_MSG, PAM_TEXT_INFO:
      report(.says(text, isWarning: message.msg_style == PAM_ERROR_MSG))
      return true
    default:
      return false
    }
  }

  /// The answer, which PAM takes over and overwrites. Our copy is overwritten here.
  private func wait() -> UnsafeMutablePointer<CChar>? {
    while true {
      changed.wait()
      let (answer, isOver) = state.withLock { state in (PAMConversation.receiveAnswer(&state), state.isCancelled) }
      if isOver {
        answer.map(PAMConversation.free)
        return nil
      }
      if let answer { return answer }
    }
  }

  private static func receiveAnswer(_ state: inout State) -> UnsafeMutablePointer<CChar>? {
    guard let count = state.answer?.count else { return nil }
    defer { state.answer = nil }
    return state.answer?.withUnsafeMutableBytes { bytes in
      let copy = calloc(count + 1, 1)?.assumingMemoryBound(to: CChar.self)
      if let copy, let start = bytes.baseAddress { memcpy(copy, start, count) }
      if let start = bytes.baseAddress { explicit_bzero(start, count) }
      return copy
    } ?? nil
  }

  private static func free(_ answer: UnsafeMutablePointer<CChar>) {
    explicit_bzero(answer, strlen(answer))
    Glibc.free(answer)
  }

  private static func free(_ answers: UnsafeMutablePointer<pam_response>, _ count: Int) {
    for index in 0..<count { answers[index].resp.map(free) }
    Glibc.free(answers)
  }
}

/// Runs PAM for the screens, on its own queue, because PAM may wait for a fingerprint or pause after a wrong password.
@MainActor final class PAMAuthenticator: Authenticator {
  private let pam: PAM
  private let queue = DispatchQueue(label: "PAM")
  private var conversation: PAMConversation?

  init(_ pam: PAM) { self.pam = pam }

  func begin(_ report: @escaping @MainActor (AuthenticationEvent) -> Void) {
    conversation?.cancel()
    let tell: @Sendable (AuthenticationEvent) -> Void = { event in DispatchQueue.main.async { report(event) } }
    let conversation = PAMConversation(tell)
    self.conversation = conversation
    queue.async { [pam] in tell(.ended(pam.authenticate(conversation))) }
  }

  func answer(_ answer: TypedSecret) { conversation?.answer(answer.typed) }

  /// Ends the current conversation so that PAM can clean up, but does not wait long for PAM.
  func close() {
    conversation?.cancel()
    let ended = DispatchSemaphore(value: 0)
    queue.async { ended.signal() }
    _ = ended.wait(timeout: .now() + .milliseconds(100))
  }
}
