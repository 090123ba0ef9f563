import BankeyModel
import BankeyText

/// A kind of source that bankey can connect: what its setup needs, and how it is opened. Each stands in the folder of its source.
struct SourceKind: Sendable {
  /// What has to be said to set it up.
  let form: SourceForm
  /// Makes the source itself. Throws when its settings make no sense or its secret cannot be had.
  let open: @Sendable (SourceOpening) throws(SourceError) -> any Source
  /// Throws when its settings, as JSON, make no sense.
  var check: @Sendable (_ settings: String) throws(SourceError) -> Void = { _ in }
  /// Exchanges a token for the secret, which works only once; nil where there are no tokens.
  var claim: (@Sendable (Secret, any HTTPClient) throws(SourceError) -> Secret)?

  /// All kinds, in the order in which they are offered. What lists them elsewhere is tested against this.
  static let all = [SimpleFINSource.kind, SbankenSource.kind, CommandSource.kind, DemoBank.kind]

  /// The kind of that type, as the database has it. Throws when this bankey does not know it.
  static func of(_ type: String) throws(SourceError) -> SourceKind {
    if let kind = all.first(where: { $0.form.type == type }) { return kind }
    throw SourceError("This version of bankey does not know sources of type \(PlainText.cleaned(type)).", .setting)
  }
}

/// What a source is opened with.
struct SourceOpening {
  /// What the user said of it.
  let definition: SourceDefinition
  /// What it remembered after its last answer.
  let memory: String?
  /// What time it is.
  let clock: Clock
  /// Reads its secret; nil when it has none.
  let secret: () throws(SourceError) -> Secret?

  /// The secret of a source that cannot do without. Throws when there is none, or it cannot be read.
  func neededSecret() throws(SourceError) -> Secret {
    if let secret = try secret() { return secret }
    throw SourceError(.nowhere)
  }
}
