import BankeyModel
import BankeyProcess
import BankeyText
import Glibc

/// Reads and writes the secrets of a data folder's sources.
public struct SecretStore: Sendable {
  /// The data folder. It contains the secrets in files, and identifies secrets that are kept elsewhere.
  public let folder: String

  /// Creates a store for a data folder.
  public init(folder: String) { self.folder = folder }

  /// Reads the secret of a source.
  ///
  /// - Throws: `SourceError` if the place has no secret for the source or cannot be used.
  public func read(_ place: SecretPlace, of source: String) throws(SourceError) -> Secret {
    switch place {
    case .command(let words): try SecretCommand(words).read()
    case .service: try service(source).read()
    case .file: try file(source).read()
    }
  }

  /// Saves the secret of a source.
  ///
  /// - Throws: `SourceError` if a command provides it.
  public func write(_ secret: Secret, to place: SecretPlace, of source: String) throws(SourceError) {
    switch place {
    case .command: throw SourceError(.commandIsReadOnly)
    case .service: try service(source).write(secret)
    case .file: try file(source).write(secret)
    }
  }

  /// Reserves space for a secret in a file, before an operation that yields the secret only once.
  ///
  /// - Throws: `SourceError` if the file cannot be written.
  public func reserve(for source: String) throws(SourceError) { try file(source).reserve() }

  /// Writes a secret into the reserved file.
  ///
  /// - Throws: `SourceError` if the file cannot be written.
  public func fill(_ secret: Secret, of source: String) throws(SourceError) { try file(source).fill(secret) }

  /// Releases the reserved file.
  ///
  /// - Throws: `SourceError` if the file cannot be removed.
  public func release(for source: String) throws(SourceError) { try file(source).remove() }

  /// Removes the secret of a source, unless a command provides it. A missing secret is not an error.
  ///
  /// - Throws: `SourceError` if the secret cannot be removed.
  public func remove(from place: SecretPlace, of source: String) throws(SourceError) {
    switch place {
    case .command: break
    case .service: try service(source).remove()
    case .file: try file(source).remove()
    }
  }

  /// Whether a Secret Service is available; without a desktop there is none.
  public var hasService: Bool { service("").answers }

  private func service(_ source: String) -> SecretService { SecretService(folder: folder, source: source) }

  func file(_ source: String) -> SecretFile { SecretFile(folder: folder + "/secrets", source: source) }
}

extension SecretStore {
  /// Examines the place without reading the secret.
  ///
  /// - Throws: `SourceError` if a place cannot provide a secret.
  public func check(_ place: SecretPlace, of source: String) throws(SourceError) {
    switch place {
    case .command(let words): try SecretStore.find(words.first ?? "")
    case .service: try SecretStore.find("secret-tool")
    case .file: try file(source).check()
    }
  }

  /// Throws when a program does not exist.
  private static func find(_ program: String) throws(SourceError) {
    let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    let places =
      program.contains("/") ? [program] : folders.split(separator: ":").map { $0 + "/" + program }
    guard !program.isEmpty, places.contains(where: { access($0, X_OK) == 0 }) else {
      throw SourceError(.missing, of: PlainText.cleaned(program))
    }
  }
}

/// A secret that a program prints: `pass show bank`.
struct SecretCommand {
  /// The time limit in seconds, enough to unlock a keyring.
  static let seconds = 60
  private let words: [String]

  init(_ words: [String]) { self.words = words }

  /// The first line of the program's output.
  func read() throws(SourceError) -> Secret {
    let run = ProgramRun(words, seconds: SecretCommand.seconds)
    let end = try run.run()
    guard end.status == 0 else {
      throw SourceError(.failed(status: end.status, words: end.discreetComplaint), of: run.name, .setting)
    }
    let line = end.output.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    guard !line.isEmpty else { throw SourceError(.noSecret, of: run.name) }
    return Secret(String(decoding: line, as: UTF8.self))
  }
}

extension ProgramEnd {
  /// The error message of a program whose output is a secret, with the secret removed, because the program may have
  /// printed it before it failed.
  var discreetComplaint: String { SecretFilter([Secret(String(decoding: output, as: UTF8.self))]).cleaned(complaint) }
}

/// A secret in the desktop's Secret Service, accessed with `secret-tool`, which receives it through a pipe.
struct SecretService {
  /// The time limit in seconds: a locked keyring asks the user first.
  static let seconds = 60
  /// The data folder, which distinguishes sources of the same name in two databases.
  let folder: String
  let source: String

  func read() throws(SourceError) -> Secret {
    let end = try tool("lookup").run()
    let text = String(decoding: end.output, as: UTF8.self)
    if end.status == 0, !text.isEmpty { return Secret(text) }
    if !end.complaint.isEmpty { throw SourceError(.serviceSays(end.discreetComplaint)) }
    if try hasItem() { throw SourceError(.serviceIsLocked(source: source)) }
    throw SourceError(.notInService(source: source, folder: PlainText.cleaned(folder)))
  }

  /// Saves a secret, replacing an earlier one.
  func write(_ secret: Secret) throws(SourceError) {
    _ = try SecretFilter([secret]).cleaning { () throws(SourceError) in
      try tool("store", "--label=bankey: \(source)", input: secret).output()
    }
  }

  /// Removes the secret.
  ///
  /// - Throws: `SourceError` when the service fails, or keeps the secret because it is locked.
  func remove() throws(SourceError) {
    let end = try tool("clear").run()
    // The status is also not 0 when there was nothing to remove.
    if !end.complaint.isEmpty { throw SourceError(.serviceSays(end.complaint)) }
    guard end.status != 0 else { return }
    if try hasItem() { throw SourceError(.serviceIsLocked(source: source)) }
  }

  /// Whether the service has the secret. It also tells while it is locked, when `lookup` and `clear` fail without a
  /// message.
  private func hasItem() throws(SourceError) -> Bool { try !tool("search").run().output.isEmpty }

  /// Whether a service is available. A missing secret is not reported as an error.
  var answers: Bool {
    guard let end = try? tool("lookup").run() else { return false }
    return end.status == 0 || end.complaint.isEmpty
  }

  private func tool(_ words: String..., input: Secret? = nil) -> ProgramRun {
    let attributes = ["application", "bankey", "source", source, "folder", folder]
    return ProgramRun(["secret-tool"] + words + attributes, input: input, seconds: SecretService.seconds)
  }
}
