import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import Foundation
import Synchronization
import Testing

@testable import bankey

/// The real libpam, with our own rules.
@Suite(.enabled(if: LockRules.module != nil)) struct PAMTests {
  /// A user who gives these answers in order, and gives up after the last.
  private final class Somebody: Sendable {
    let events = Mutex<[AuthenticationEvent]>([])
    private let answers: Mutex<[String]>
    private let conversation = Mutex<PAMConversation?>(nil)

    init(_ answers: [String]) { self.answers = Mutex(answers) }

    /// The result of an attempt.
    func attempt(_ pam: PAM) -> AuthenticationEvent.Outcome {
      let conversation = PAMConversation { self.take($0) }
      self.conversation.withLock { $0 = conversation }
      return pam.authenticate(conversation)
    }

    private func take(_ event: AuthenticationEvent) {
      events.withLock { $0.append(event) }
      guard case .asks = event, let conversation = conversation.withLock(\.self) else { return }
      let answer = answers.withLock { $0.isEmpty ? nil : $0.removeFirst() }
      guard let answer else { return conversation.cancel() }
      Array(answer.utf8).withUnsafeBufferPointer(conversation.answer)
    }
  }

  private func pam(_ rules: LockRules) -> PAM { PAM(folder: rules.bin, systemFolders: []) }

  private func outcome(_ rules: LockRules, _ answers: String...) -> AuthenticationEvent.Outcome {
    outcome(rules, Somebody(answers))
  }

  private func outcome(_ rules: LockRules, _ somebody: Somebody) -> AuthenticationEvent.Outcome {
    withExtendedLifetime(rules) { somebody.attempt(pam(rules)) }
  }

  @Test func onlyTheRightPasswordIsRight() throws {
    let rules = try LockRules()
    #expect(outcome(rules, "secret") == .right)
    #expect(outcome(rules, "wrong") == .wrong)
    #expect(outcome(rules, "") == .wrong)
    #expect(outcome(rules, "secret\0more") == .right, "C ends it there, as it does for everybody")
    #expect(outcome(rules, String(repeating: "x", count: 511)) == .wrong)
  }

  @Test func questionIsTheSystemsOwn() throws {
    let somebody = Somebody(["secret"])
    #expect(outcome(try LockRules(), somebody) == .right)
    #expect(somebody.events.withLock(\.self) == [.asks("Password: ", isSecret: true)])
  }

  @Test func givingUpDoesNotUnlock() throws {
    #expect(outcome(try LockRules()) != .right)
  }

  @Test func deniedAccountStaysLockedDespiteThePassword() throws {
    let rules = try LockRules(account: "account required pam_deny.so")
    guard case .refused(let reason) = outcome(rules, "secret") else {
      Issue.record("let in")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test func missingRulesKeepTheLockClosed() throws {
    let rules = try LockRules()
    try rules.remove()
    #expect(outcome(rules, "secret") == .broken(.noService))
    #expect(pam(rules).problem == .noService)
    #expect(Somebody(["secret"]).attempt(PAM(folder: nil, systemFolders: [])) == .broken(.noService))
  }

  @Test func missingLibraryKeepsTheLockClosed() throws {
    let missing = PAM(folder: try LockRules().bin, systemFolders: [], library: "libpam-that-is-not-there.so.0")
    #expect(Somebody(["secret"]).attempt(missing) == .broken(.noLibrary))
    #expect(missing.problem == .noLibrary)
  }

  @Test(arguments: ["auth required /nowhere/pam_nothing.so", "auth nonsense", "", "auth required pam_deny.so"])
  func invalidRulesDoNotUnlock(rule: String) throws {
    #expect(outcome(try LockRules(auth: rule), "secret") != .right)
  }

  @Test func systemRulesComeFirst() throws {
    let rules = try LockRules()
    let own = rules.bin + "/../etc/pam.d"
    #expect(PAMService.find(beside: rules.bin, system: [own]) == PAMService(folder: nil))
    #expect(PAMService.find(beside: rules.bin, system: ["/nowhere"]) == PAMService(folder: own))
    #expect(pam(rules).problem == nil)
  }
}
