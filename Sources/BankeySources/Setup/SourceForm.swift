import BankeyModel
import BankeyText

/// The keys in the setup of a type of source.
struct SourceForm {
  /// The type's name in the database.
  let type: String
  /// The default name of such a source.
  let name: String
  /// The keys that its settings must contain.
  var required: [String] = []
  /// The keys that its settings may contain.
  var optional: [String] = []
  /// The key of its secret; nil when it has none.
  var secret: String?
  var isSecretOptional = false
  /// Whether a setup without a type, but with a client's id or secret, is of this type.
  var isFoundByClient = false
  /// The key of the token with which the secret is claimed, once.
  var token: String?
  /// The key of the address that came back from the bank's page; nil for kinds without consent.
  var answer: String?
  /// The key of a file that holds the secret.
  var file: String?

  /// The keys of secrets, of which a setup may contain at most one.
  var secrets: [String] { [token, secret, file].compactMap(\.self) }

  /// All keys that a setup may contain.
  var keys: [String] {
    ["type", "name"] + required + secrets + optional + [answer].compactMap(\.self)
      + (secret == nil ? [] : ["secret"])
  }
}

extension SourceForm {
  /// Determines the form of a setup. A client id and secret without a type is the content of Sbanken's QR code.
  init(of members: [String: JSONValue]) throws(SourceError) {
    let isUntyped = members["type"] == nil && (members["clientId"] != nil || members["clientSecret"] != nil)
    let untyped = isUntyped ? SourceKind.all.first { $0.form.isFoundByClient }?.form.type : nil
    guard let type = untyped ?? members["type"]?.string else {
      throw SourceError("“type” is missing; use \(SourceForm.types).", .setting)
    }
    guard let form = SourceKind.all.first(where: { $0.form.type == type })?.form else {
      throw SourceError("“\(PlainText.cleaned(type))” is not a type of source; use \(SourceForm.types).", .setting)
    }
    self = form
  }

  private static var types: String { "one of " + SourceKind.all.map(\.form.type).joined(separator: ", ") }

  /// Throws, naming all unknown and missing keys, when there are any. A setup that only changes an existing source may
  /// omit keys that the source has.
  func check(_ members: [String: JSONValue], isChange: Bool = false) throws(SourceError) {
    let unknown = members.keys.filter { !keys.contains($0) }.sorted()
    let missing = required.filter { members[$0] == nil }
    let faults = [SourceForm.list("unknown", unknown), SourceForm.list("missing", missing)].compactMap(\.self)
    guard faults.isEmpty else {
      let known = keys.joined(separator: ", ")
      throw SourceError("\(faults.joined(separator: "; ")). A source of type \(type) may have \(known).", .setting)
    }
    try checkSecret(members, isChange: isChange && answer != nil)
  }

  private func checkSecret(_ members: [String: JSONValue], isChange: Bool) throws(SourceError) {
    let given = secrets.filter { members[$0] != nil }
    let isCommand = members["secret"]?["command"] != nil
    if given.isEmpty, members["secret"] == nil, secret != nil, !isSecretOptional, !isChange {
      throw SourceError(
        "missing: \(secrets.joined(separator: " or ")), or a “secret” that says where to find it.", .setting)
    }
    if given.count > 1 || (isCommand && !given.isEmpty) {
      let all = given + (isCommand ? ["secret"] : [])
      throw SourceError("Give only one of these: \(all.joined(separator: ", ")).", .setting)
    }
    for key in given where members[key]?.string?.isEmpty != false {
      throw SourceError("“\(key)” must be a string.", .setting)
    }
  }

  private static func list(_ fault: String, _ keys: [String]) -> String? {
    keys.isEmpty ? nil : "\(fault): " + keys.map(PlainText.cleaned).joined(separator: ", ")
  }
}
