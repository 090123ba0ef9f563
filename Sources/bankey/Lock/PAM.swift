import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import CPAM
import Glibc

/// Authenticates the user of this process with PAM. Blocks as long as PAM does.
struct PAM: Sendable {
  /// The program's folder, beside which its PAM rules may be installed.
  var folder: String?
  /// The folders in which PAM itself looks for rules.
  var systemFolders = PAMService.systemFolders
  /// The file name of the library.
  var library = "libpam.so.0"

  /// The current rules, looked up each time because they may have been installed meanwhile.
  private var service: PAMService? { .find(beside: folder, system: systemFolders) }

  /// The reason why PAM does not work here; nil when it does.
  var problem: LockProblem? {
    var pam = pam_functions()
    if !pam_load(library, &pam) { return .noLibrary }
    if service == nil { return .noService }
    return PAM.user == nil ? .noUser : nil
  }

  /// Runs a conversation and returns its outcome.
  func authenticate(_ conversation: PAMConversation) -> AuthenticationEvent.Outcome {
    var pam = pam_functions()
    guard pam_load(library, &pam) else { return .broken(.noLibrary) }
    guard let service else { return .broken(.noService) }
    guard let user = PAM.user else { return .broken(.noUser) }
    return withExtendedLifetime(conversation) {
      var callback = pam_conv(
        conv: PAMConversation.function, appdata_ptr: Unmanaged.passUnretained(conversation).toOpaque())
      var handle: OpaquePointer?
      let status =
        service.folder.map { pam.start_in(PAMService.name, user, &callback, $0, &handle) }
        ?? pam.start(PAMService.name, user, &callback, &handle)
      guard status == PAM_SUCCESS, let handle else {
        return .broken(.failed(PAM.text(status, nil, pam)))
      }
      return PAM.authenticate(handle, pam)
    }
  }

  private static func authenticate(_ handle: OpaquePointer, _ pam: pam_functions) -> AuthenticationEvent.Outcome {
    // Never accepts an empty password, even if the rules do.
    let flags = Int32(PAM_DISALLOW_NULL_AUTHTOK)
    var status = pam.authenticate(handle, flags)
    defer { _ = pam.end(handle, status) }
    if status != PAM_SUCCESS { return outcome(status, text(status, handle, pam)) }
    status = pam.account(handle, flags)
    return status == PAM_SUCCESS ? .right : .refused(text(status, handle, pam))
  }

  private static func outcome(_ status: Int32, _ reason: String) -> AuthenticationEvent.Outcome {
    switch status {
    case PAM_AUTH_ERR, PAM_USER_UNKNOWN, PAM_CONV_ERR: .wrong
    case PAM_MAXTRIES, PAM_PERM_DENIED, PAM_ACCT_EXPIRED, PAM_CRED_INSUFFICIENT, PAM_AUTHINFO_UNAVAIL: .refused(reason)
    default: .broken(.failed(reason))
    }
  }

  private static func text(_ status: Int32, _ handle: OpaquePointer?, _ pam: pam_functions) -> String {
    pam.text(handle, status).map { String(cString: $0) } ?? "PAM error \(status)"
  }

  /// The name of this process's user, from the user database and not from a variable.
  private static var user: String? {
    getpwuid(getuid()).flatMap { $0.pointee.pw_name }.map { String(cString: $0) }
  }
}

/// The file with bankey's PAM rules. Without it PAM would use those of `other`, which may admit anyone.
struct PAMService: Equatable, Sendable {
  /// The name of the file and of the service.
  static let name = "bankey"
  /// The folders in which PAM itself looks.
  static let systemFolders = ["/etc/pam.d", "/usr/lib/pam.d"]

  /// The folder to pass to PAM; nil for one of its own.
  let folder: String?

  /// The system's rules, or else those installed together with a bankey in `folder`; nil when there are none.
  static func find(beside folder: String?, system: [String]) -> PAMService? {
    if system.contains(where: exists(in:)) { return PAMService(folder: nil) }
    return folder.map { $0 + "/../etc/pam.d" }.flatMap { exists(in: $0) ? PAMService(folder: $0) : nil }
  }

  private static func exists(in folder: String) -> Bool { access(folder + "/" + name, R_OK) == 0 }
}
