import BankeyCore
import Glibc

extension SecretStore {
  /// Throws when a secret cannot be there: its place is looked at, the secret is not read.
  public func check(_ place: SecretPlace, of source: String) throws(SourceError) {
    switch place {
    case .command(let words): try SecretStore.find(words.first ?? "")
    case .service: try SecretStore.find("secret-tool")
    case .file: try file(source).check()
    }
  }

  /// Throws when there is no such program.
  private static func find(_ program: String) throws(SourceError) {
    let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    let places =
      program.contains("/") ? [program] : folders.split(separator: ":").map { $0 + "/" + program }
    guard !program.isEmpty, places.contains(where: { access($0, X_OK) == 0 }) else {
      throw SourceError(.missing, of: PlainText.cleaned(program))
    }
  }
}
