import BankeyModel
import BankeyText

/// What has to be said to set up a source of one type, by the names of its keys.
struct SourceForm {
  /// The type, as the database has it.
  let type: String
  /// What a source of it is called when the user says nothing.
  let name: String
  /// What its settings must have.
  var required: [String] = []
  /// What its settings may have.
  var optional: [String] = []
  /// The key of its secret; nil when it has none.
  var secret: String?
  /// Whether it can do without.
  var isSecretOptional = false
  /// Whether a setup without a type is of it if it has the id or the secret of a client.
  var isFoundByClient = false
  /// The key of what gives the secret when it is claimed, once.
  var token: String?

  /// The keys that carry a secret; one of them at most may be there.
  var secrets: [String] { [token, secret].compactMap(\.self) }

  /// All keys that a setup of it may have.
  var keys: [String] { ["type", "name"] + required + secrets + optional + (secret == nil ? [] : ["secret"]) }
}

extension SourceForm {
  /// The form that a setup follows. One with a client's id and secret and no type is what Sbanken writes into its picture.
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

  /// Throws when a setup has keys that mean nothing, or lacks some, and names all of them.
  func check(_ members: [String: JSONValue]) throws(SourceError) {
    let unknown = members.keys.filter { !keys.contains($0) }.sorted()
    let missing = required.filter { members[$0] == nil }
    let faults = [SourceForm.list("unknown", unknown), SourceForm.list("missing", missing)].compactMap(\.self)
    guard faults.isEmpty else {
      let known = keys.joined(separator: ", ")
      throw SourceError("\(faults.joined(separator: "; ")). A source of type \(type) may have \(known).", .setting)
    }
    try checkSecret(members)
  }

  private func checkSecret(_ members: [String: JSONValue]) throws(SourceError) {
    let given = secrets.filter { members[$0] != nil }
    let isCommand = members["secret"]?["command"] != nil
    if given.isEmpty, members["secret"] == nil, secret != nil, !isSecretOptional {
      throw SourceError("missing: \(secrets.joined(separator: " or ")), or a “secret” that says where it is.", .setting)
    }
    if given.count > 1 || (isCommand && !given.isEmpty) {
      let all = given + (isCommand ? ["secret"] : [])
      throw SourceError("Give only one of these: \(all.joined(separator: ", ")).", .setting)
    }
    for key in given where members[key]?.string?.isEmpty != false {
      throw SourceError("“\(key)” must be a text.", .setting)
    }
  }

  private static func list(_ fault: String, _ keys: [String]) -> String? {
    keys.isEmpty ? nil : "\(fault): " + keys.map(PlainText.cleaned).joined(separator: ", ")
  }
}
