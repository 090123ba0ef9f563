/// A text that must not be seen: a token, a password, an address with a password in it.
///
/// However it is printed, logged or dumped, it is `‹hidden›`. What needs the text itself says so: `reveal()`.
public struct Secret: Hashable, Sendable {
  private let text: String

  /// Hides a text.
  public init(_ text: String) { self.text = text }

  /// The text itself, for the one place that needs it.
  public func reveal() -> String { text }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// `‹hidden›`
  public var description: String { "‹hidden›" }
  /// `‹hidden›`
  public var debugDescription: String { description }
  /// Nothing inside is shown.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// Where the secret of a source is kept. The secret itself is never in the database.
public enum SecretPlace: Hashable, Sendable {
  /// A program prints it on its first line: `pass show bank`. bankey reads it there and never writes it.
  case command([String])
  /// The Secret Service of the desktop: GNOME Keyring, KWallet, KeePassXC.
  case service
  /// A file in the data folder that only its owner can read.
  case file
}

extension SecretPlace {
  private static let names: [String: SecretPlace] = ["service": .service, "file": .file]

  /// `"service"`, `"file"` or `{"command":["pass","show","bank"]}`.
  public var json: String {
    guard case .command(let words) = self else {
      return JSONObject.quoted(SecretPlace.names.first { $0.value == self }?.key ?? "")
    }
    return #"{"command":"# + JSONObject.quoted(words) + "}"
  }

  /// The place that `json` writes; nil when it is none.
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

/// Why a secret cannot be had or kept.
public enum SecretProblem: Hashable, Sendable {
  /// What could not be done with its file.
  public enum Act: Hashable, Sendable { case read, written, removed }

  /// Its file, and the system's reason.
  case file(String, Act, reason: String)
  case empty(String)
  case noFile(String)
  /// Its file belongs to somebody else.
  case foreign(String)
  /// Others can read its file.
  case exposed(String)
  /// The Secret Service says this.
  case serviceSays(String)
  /// The Secret Service has none of a source, in a data folder.
  case notInService(source: String, folder: String)
  /// Nothing says where it is.
  case nowhere
  /// It is longer than any.
  case tooLong
  /// What a command prints is not bankey's to write.
  case commandIsReadOnly
  /// The text is not a setup token, or not an access address.
  case noSetupToken, noAccessAddress
}
