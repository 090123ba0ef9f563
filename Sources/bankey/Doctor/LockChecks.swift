import BankeyConfig
import BankeyCore

/// Whether the lock can be opened, where there is one.
struct LockChecks {
  private let setting: Setting

  init(_ setting: Setting) { self.setting = setting }

  /// How it was found.
  var checks: [HealthCheck] {
    guard setting.config.lock else { return [HealthCheck("lock", .ok, "off")] }
    let problem = PAM(folder: try? ProgramFolder.path()).problem
    return [problem.map(wrong) ?? HealthCheck("lock", .ok, "on; PAM has the rules for it")]
  }

  private func wrong(_ problem: LockProblem) -> HealthCheck {
    let mend =
      switch problem {
      case .noLibrary: "install PAM (libpam0g, pam)"
      case .noService: "make /etc/pam.d/bankey as docs/lock.md says, or: make install"
      case .noUser, .failed: "see docs/lock.md"
      }
    return HealthCheck("lock", .wrong, Language.english.strings.lockProblem(problem), mend: mend)
  }
}
