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
