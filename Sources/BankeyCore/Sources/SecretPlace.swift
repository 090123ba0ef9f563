/// Where the secret of a source is kept. The secret itself is never in the database.
public enum SecretPlace: Hashable, Sendable {
  /// A program prints it on its first line: `pass show bank`. bankey reads it there and never writes it.
  case command([String])
  /// The Secret Service of the desktop: GNOME Keyring, KWallet, KeePassXC.
  case service
  /// A file in the data folder that only its owner can read.
  case file
}

/// `"service"`, `"file"` or `{"command":["pass","show","bank"]}`.
extension SecretPlace: Codable {
  private enum Key: String, CodingKey { case command }
  private static let names: [String: SecretPlace] = ["service": .service, "file": .file]

  /// Reads a place.
  public init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self), let place = SecretPlace.names[name] {
      self = place
    } else {
      self = .command(try decoder.container(keyedBy: Key.self).decode([String].self, forKey: .command))
    }
  }

  /// Writes a place.
  public func encode(to encoder: any Encoder) throws {
    if case .command(let words) = self {
      var container = encoder.container(keyedBy: Key.self)
      return try container.encode(words, forKey: .command)
    }
    var container = encoder.singleValueContainer()
    try container.encode(SecretPlace.names.first { $0.value == self }?.key)
  }
}
