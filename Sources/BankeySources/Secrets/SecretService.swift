import BankeyCore

/// A secret in the Secret Service of the desktop, by way of `secret-tool`. It goes there through a pipe.
struct SecretService {
  /// A locked keyring asks its owner first.
  static let seconds = 60
  /// The data folder: two databases may have sources of one name.
  let folder: String
  let source: String

  /// The secret.
  func read() throws(SourceError) -> Secret {
    let end = try tool("lookup").run()
    let text = String(decoding: end.output, as: UTF8.self)
    if end.status == 0, !text.isEmpty { return Secret(text) }
    if !end.complaint.isEmpty { throw SourceError(.serviceSays(end.discreetComplaint)) }
    throw SourceError(.notInService(source: source, folder: PlainText.cleaned(folder)))
  }

  /// Keeps a secret there, instead of the one before.
  func write(_ secret: Secret) throws(SourceError) {
    _ = try SecretFilter([secret]).cleaning { () throws(SourceError) in
      try tool("store", "--label=bankey: \(source)", input: secret).output()
    }
  }

  /// Forgets the secret.
  func remove() throws(SourceError) {
    let end = try tool("clear").run()
    // Its status is not 0 when there was nothing to forget, too.
    if !end.complaint.isEmpty { throw SourceError(.serviceSays(end.complaint)) }
  }

  /// Whether there is a service: a secret that it does not have is no complaint.
  var answers: Bool {
    guard let end = try? tool("lookup").run() else { return false }
    return end.status == 0 || end.complaint.isEmpty
  }

  private func tool(_ words: String..., input: Secret? = nil) -> ProgramRun {
    let attributes = ["application", "bankey", "source", source, "folder", folder]
    return ProgramRun(["secret-tool"] + words + attributes, input: input, seconds: SecretService.seconds)
  }
}
