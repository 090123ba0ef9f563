import BankeyCore

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
