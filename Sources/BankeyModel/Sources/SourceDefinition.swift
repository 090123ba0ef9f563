/// What the user set up: which source it is, and how to ask it.
public struct SourceDefinition: Hashable, Sendable {
  /// What the user calls it.
  public var name: String
  /// What it is: `demo`, `simplefin`, …
  public var type: String
  /// What its type needs to know, as JSON, never a secret.
  public var settings: String
  /// Where its secret is kept; nil when it has none.
  public var secret: SecretPlace?

  /// A source as the user wants it.
  public init(name: String, type: String, settings: String = "{}", secret: SecretPlace? = nil) {
    self.name = name
    self.type = type
    self.settings = settings
    self.secret = secret
  }
}

extension SourceDefinition {
  /// The most bytes that a name may have.
  public static let nameLimit = 60

  /// Whether a name can be typed, shown and written everywhere as it is: it begins with a letter or a digit, and nothing in it
  /// has to be cleaned away.
  public static func isName(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, let last = name.last else { return false }
    let startsWell = first.properties.isAlphabetic || first.properties.numericType != nil
    return startsWell && !last.isWhitespace && name.utf8.count <= nameLimit && PlainText.cleaned(name) == name
      && name != Account.filesSource
  }
}
