import BankeyModel
import BankeyText

/// A kind of source: what its setup requires, and how it is opened. Each is defined in the folder of its source.
struct SourceKind: Sendable {
  /// The keys of its setup.
  let form: SourceForm
  /// Opens a source. Throws when the settings make no sense or the secret cannot be read.
  let open: @Sendable (SourceOpening) throws(SourceError) -> any Source
  /// Throws when the settings, as JSON, make no sense.
  var check: @Sendable (_ settings: String) throws(SourceError) -> Void = { _ in }
  /// Exchanges a token for the secret, which works only once; nil for kinds without tokens.
  var claim: (@Sendable (Secret, any HTTPClient) throws(SourceError) -> Secret)?
  /// Completes a setup with what it refers to, such as the contents of a file.
  var complete: @Sendable ([String: JSONValue]) throws(SourceError) -> [String: JSONValue] = {
    members throws(SourceError) in members
  }
  /// The steps of the consent at the bank; nil for kinds that need none.
  var consent: SourceConsent?

  /// All kinds, in the order in which they are offered. A test compares other lists with this one.
  static let all = [
    SimpleFINSource.kind, EnableBankingSource.kind, SbankenSource.kind, CommandSource.kind, DemoBank.kind,
    ECBSource.kind,
  ]

  /// The kind of a type in the database. Throws when this version does not know it.
  static func of(_ type: String) throws(SourceError) -> SourceKind {
    if let kind = all.first(where: { $0.form.type == type }) { return kind }
    throw SourceError("This version of bankey does not know sources of type \(PlainText.cleaned(type)).", .setting)
  }
}

/// The input for opening a source.
struct SourceOpening {
  /// The user's settings.
  let definition: SourceDefinition
  /// The state stored after its last answer; nil when there is none.
  let memory: String?
  /// The current time.
  let clock: Clock
  /// Reads its secret; nil when it has none.
  let secret: () throws(SourceError) -> Secret?

  /// The secret of a source that requires one. Throws when it has none, or it cannot be read.
  func neededSecret() throws(SourceError) -> Secret {
    if let secret = try secret() { return secret }
    throw SourceError(.nowhere)
  }
}
