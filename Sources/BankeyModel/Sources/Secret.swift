/// A text that must not be shown: a token, a password, or a URL that contains one.
///
/// Printing, logging or dumping it gives `‹hidden›`. Only `reveal()` returns the text.
public struct Secret: Hashable, Sendable {
  private let text: String

  /// Wraps a text so that it is never printed.
  public init(_ text: String) { self.text = text }

  /// The text itself. Call it only where the secret is used.
  public func reveal() -> String { text }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Always `‹hidden›`, so that no log or error reveals the secret.
  public var description: String { "‹hidden›" }
  /// Always `‹hidden›`.
  public var debugDescription: String { description }
  /// A mirror without children, so `dump` shows nothing.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// The place that holds the secret of a source. The database never does.
public enum SecretPlace: Hashable, Sendable {
  /// A command that prints it on its first line, such as `pass show bank`. bankey reads it there and never writes it.
  case command([String])
  /// The desktop's Secret Service: GNOME Keyring, KWallet, KeePassXC.
  case service
  /// A file in the data folder that only its owner can read.
  case file
}

extension SecretPlace: JSONWritable {
  private static let names: [String: SecretPlace] = ["service": .service, "file": .file]

  /// `"service"`, `"file"` or `{"command":["pass","show","bank"]}`.
  public var json: String {
    guard case .command(let words) = self else {
      return (SecretPlace.names.first { $0.value == self }?.key ?? "").json
    }
    return ["command": words].json
  }

  /// Reads what `json` writes; nil for anything else.
  public init?(_ json: JSONValue) {
    if let name = json.string {
      guard let place = SecretPlace.names[name] else { return nil }
      self = place
    } else {
      let words = json["command"]?.elements?.map(\.string) ?? []
      guard json.members?.count == 1, !words.isEmpty, !words.contains(nil) else { return nil }
      self = .command(words.compactMap(\.self))
    }
  }
}

/// The reason why a secret cannot be read or saved.
public enum SecretProblem: Hashable, Sendable {
  /// The operation on its file that failed.
  public enum Operation: Hashable, Sendable { case read, written, removed }

  /// The file, the operation that failed, and the system's reason.
  case file(String, Operation, reason: String)
  case empty(String)
  case noFile(String)
  /// Another user owns the file.
  case foreign(String)
  /// Other users can read the file.
  case exposed(String)
  /// An error message of the Secret Service.
  case serviceSays(String)
  /// The Secret Service holds no secret for this source and data folder.
  case notInService(source: String, folder: String)
  /// The Secret Service is locked, and the user did not unlock it when asked.
  case serviceIsLocked(source: String)
  /// The source names no place for its secret.
  case nowhere
  /// The secret is longer than any real one.
  case tooLong
  /// bankey does not write secrets that a command prints.
  case commandIsReadOnly
  /// The text is not a setup token, or not an access URL.
  case noSetupToken, noAccessAddress
}
