import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import CPAM
import Glibc

/// An attempt to find out by PAM whether the user of this process is there. It waits as long as PAM does.
struct PAM: Sendable {
  /// The folder of the program, with which its rules may have been installed.
  var folder: String?
  /// Where PAM looks for rules by itself.
  var systemFolders = PAMService.systemFolders
  /// The file of the library.
  var library = "libpam.so.0"

  /// The rules as they are now: they may have been missing, and made since.
  private var service: PAMService? { .find(beside: folder, system: systemFolders) }

  /// Why it cannot work here; nil when it can.
  var problem: LockProblem? {
    var pam = pam_functions()
    if !pam_load(library, &pam) { return .noLibrary }
    if service == nil { return .noService }
    return PAM.user == nil ? .noUser : nil
  }

  /// Asks in a conversation, and gives what came of it.
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
    // A user without a password is not let in by an empty one, whatever the rules say.
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

  /// The name of the user of this process; not what a variable says.
  private static var user: String? {
    getpwuid(getuid()).flatMap { $0.pointee.pw_name }.map { String(cString: $0) }
  }
}

/// The file with bankey's rules for PAM. Without it PAM would take those of `other`, which may let anybody in.
struct PAMService: Equatable, Sendable {
  /// Its name, which is the service's.
  static let name = "bankey"
  /// Where PAM looks by itself.
  static let systemFolders = ["/etc/pam.d", "/usr/lib/pam.d"]

  /// The folder that PAM has to be told; nil for one of its own.
  let folder: String?

  /// The system's, else the one that was installed together with a bankey in `folder`; nil when there is none.
  static func find(beside folder: String?, system: [String]) -> PAMService? {
    if system.contains(where: exists(in:)) { return PAMService(folder: nil) }
    return folder.map { $0 + "/../etc/pam.d" }.flatMap { exists(in: $0) ? PAMService(folder: $0) : nil }
  }

  private static func exists(in folder: String) -> Bool { access(folder + "/" + name, R_OK) == 0 }
}
