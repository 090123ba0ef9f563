/// A source as the user set it up: its kind and its settings.
public struct SourceDefinition: Hashable, Sendable {
  /// The name that the user gave it.
  public var name: String
  /// Its kind: `demo`, `simplefin`, …
  public var type: String
  /// The settings of its kind as a JSON object, without secrets.
  public var settings: String
  /// The place of its secret; nil when it has none.
  public var secret: SecretPlace?

  /// Creates a source; `settings` is a JSON object and contains no secret.
  public init(name: String, type: String, settings: String = "{}", secret: SecretPlace? = nil) {
    self.name = name
    self.type = type
    self.settings = settings
    self.secret = secret
  }
}

extension SourceDefinition {
  /// The longest name, in bytes.
  public static let nameLimit = 60

  /// The name, or the next one that is free among `taken`: "ECB 2".
  public static func free(_ name: String, beside taken: [String]) -> String {
    let names = [name] + (2...max(2, taken.count + 2)).map { "\(name) \($0)" }
    return names.first { !taken.contains($0) } ?? name
  }

  /// Whether a text can be a source's name: it starts with a letter or digit, contains nothing that would be sanitized,
  /// is at most `nameLimit` bytes long, and is not reserved.
  public static func isName(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, let last = name.last else { return false }
    let startsWell = first.properties.isAlphabetic || first.properties.numericType != nil
    return startsWell && !last.isWhitespace && name.utf8.count <= nameLimit && PlainText.cleaned(name) == name
      && name != Account.filesSource
  }
}
