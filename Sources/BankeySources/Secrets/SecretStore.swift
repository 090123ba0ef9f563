import BankeyModel
import BankeyProcess
import BankeyText
import Glibc

/// Reads and writes the secrets of the sources of one data folder, each in its place.
public struct SecretStore: Sendable {
  /// The data folder: its own secrets are in a folder of it, and what is kept elsewhere is told apart by it.
  public let folder: String

  /// The secrets of a data folder.
  public init(folder: String) { self.folder = folder }

  /// The secret of a source.
  public func read(_ place: SecretPlace, of source: String) throws(SourceError) -> Secret {
    switch place {
    case .command(let words): try SecretCommand(words).read()
    case .service: try service(source).read()
    case .file: try file(source).read()
    }
  }

  /// Keeps the secret of a source. What a command prints is not ours to write.
  public func write(_ secret: Secret, to place: SecretPlace, of source: String) throws(SourceError) {
    switch place {
    case .command: throw SourceError(.commandIsReadOnly)
    case .service: try service(source).write(secret)
    case .file: try file(source).write(secret)
    }
  }

  /// Makes room for a secret in a file, before it is asked for where it is given only once.
  public func reserve(for source: String) throws(SourceError) { try file(source).reserve() }

  /// Writes a secret into the file that was reserved for it.
  public func fill(_ secret: Secret, of source: String) throws(SourceError) { try file(source).fill(secret) }

  /// Gives the room back.
  public func release(for source: String) throws(SourceError) { try file(source).remove() }

  /// Forgets the secret of a source; what a command prints stays, and so does nothing at all.
  public func remove(from place: SecretPlace, of source: String) throws(SourceError) {
    switch place {
    case .command: break
    case .service: try service(source).remove()
    case .file: try file(source).remove()
    }
  }

  /// Whether a Secret Service answers here: without a desktop there is none.
  public var hasService: Bool { service("").answers }

  private func service(_ source: String) -> SecretService { SecretService(folder: folder, source: source) }

  func file(_ source: String) -> SecretFile { SecretFile(folder: folder + "/secrets", source: source) }
}

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

/// A secret that a program prints: `pass show bank`.
struct SecretCommand {
  /// Time enough to unlock a keyring.
  static let seconds = 60
  private let words: [String]

  init(_ words: [String]) { self.words = words }

  /// The first line of what it prints.
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
  /// What a program complains of whose output is a secret, without that: it may have printed it, or a part, before it failed.
  var discreetComplaint: String { SecretFilter([Secret(String(decoding: output, as: UTF8.self))]).cleaned(complaint) }
}

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
