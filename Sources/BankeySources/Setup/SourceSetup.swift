import BankeyModel
import BankeyText
import FoundationEssentials

/// The user's setup of a new source.
public struct SourceSetup: Sendable {
  /// The source. The place of its secret is nil when the setup does not name one.
  public var definition: SourceDefinition
  /// The secret to save; nil if bankey does not store it.
  public var secret: Secret?
  /// The token with which the secret is claimed, once.
  public var token: Secret?
  /// The address that came back from the bank's page.
  public var answer: Secret?

  /// Creates a setup without a secret of its own.
  public init(_ definition: SourceDefinition) { self.definition = definition }

  /// Whether it has a secret that must be saved.
  public var isSecretToKeep: Bool { secret != nil || token != nil }
}

extension SourceSetup {
  /// Reads a setup: a JSON object, or just a SimpleFIN setup token or access URL. Errors never quote what may be a
  /// secret.
  ///
  /// `known` is the type of the existing source that the setup changes. Such a setup may omit keys that the source has.
  ///
  /// - Throws: `SourceError` if the text is neither, or has keys that are unknown, missing or malformed.
  public init(_ text: Secret, changing known: String? = nil) throws(SourceError) {
    var members = try SourceSetup.members(of: SourceSetup.json(of: text.reveal(), changing: known))
    let form = try SourceForm(of: members)
    try form.check(members, isChange: known != nil)
    let kind = try SourceKind.of(form.type)
    members = try kind.complete(members)
    definition = SourceDefinition(
      name: try SourceSetup.name(members["name"]) ?? form.name, type: form.type,
      settings: SourceSetup.settings(form, members), secret: try SourceSetup.place(members["secret"]))
    // Checked before a token is claimed, which works only once. A change is checked with the rest of the settings.
    if known == nil || form.answer == nil { try definition.checkSettings() }
    secret = form.secret.flatMap { members[$0]?.string }.map(Secret.init)
    token = form.token.flatMap { members[$0]?.string }.map(Secret.init)
    answer = form.answer.flatMap { members[$0]?.string }.map(Secret.init)
  }

  /// Turns an address alone, which came back from a bank's page, into a setup of the source that needs the consent.
  private static func json(of text: String, changing known: String?) -> String {
    guard let known, let key = (try? SourceKind.of(known))?.form.answer, text.trimmed.hasPrefix("http") else {
      return text
    }
    return #"{"type":\#(JSONObject.quoted(known)),\#(JSONObject.quoted(key)):\#(JSONObject.quoted(text.trimmed))}"#
  }

  private static func members(of text: String) throws(SourceError) -> [String: JSONValue] {
    var values: [String: JSONValue] = [:]
    for (name, value) in try object(text) where !value.isNull {
      let before = values.updateValue(value, forKey: name)
      if before != nil { throw SourceError("“\(PlainText.cleaned(name))” appears twice in this setup.", .setting) }
    }
    return values
  }

  private static func object(_ text: String) throws(SourceError) -> [(name: String, value: JSONValue)] {
    do {
      if let members = try JSONValue(Array(json(of: text).utf8)).members { return members }
    } catch {
      throw SourceError("This setup cannot be read as JSON: \(error).", .setting)
    }
    throw SourceError("This setup is not a JSON object.", .setting)
  }

  /// A token or URL alone is an abbreviation of a SimpleFIN setup.
  private static func json(of text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count == 1, let word = words.first.map(String.init) else { return text }
    if word.hasPrefix("https://") || word.hasPrefix("http://") {
      return ["type": "simplefin", "access": word].json
    }
    guard let address = Data(base64Encoded: word), address.starts(with: "http".utf8) else { return text }
    return ["type": "simplefin", "token": word].json
  }

  private static func name(_ value: JSONValue?) throws(SourceError) -> String? {
    guard let value else { return nil }
    guard let name = value.string, SourceDefinition.isName(name) else {
      throw SourceError(
        "A name starts with a letter or a digit, has at most \(SourceDefinition.nameLimit) bytes and is not “files”.",
        .setting)
    }
    return name
  }

  private static func place(_ value: JSONValue?) throws(SourceError) -> SecretPlace? {
    guard let value else { return nil }
    if let place = SecretPlace(value) { return place }
    throw SourceError(#"“secret” must be one of "service", "file" and {"command":["pass","show","bank"]}."#, .setting)
  }

  /// The setup without name, type and secrets.
  private static func settings(_ form: SourceForm, _ members: [String: JSONValue]) -> String {
    var object = JSONObject()
    for key in form.required + form.optional { if let value = members[key] { object.put(key, value) } }
    return object.text
  }
}
