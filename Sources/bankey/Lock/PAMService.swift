import Glibc

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
