import BankeyCore

extension SourceDefinition {
  /// The source that is there without being set up: the demo bank.
  public static func builtIn(_ name: String) -> SourceDefinition? {
    name == DemoBank.type ? SourceDefinition(name: name, type: DemoBank.type) : nil
  }

  /// The source itself, as it left itself in `memory`, with its secret. Throws when its type is not known, its settings make
  /// no sense, or its secret cannot be read.
  public func open(memory: String?, secrets: SecretStore, clock: Clock) throws(SourceError) -> any Source {
    try open(memory: memory, clock: clock) { () throws(SourceError) in try readSecret(secrets) }
  }

  /// The same with a secret that is not kept yet.
  public func open(memory: String?, secret: Secret?, clock: Clock) throws(SourceError) -> any Source {
    try open(memory: memory, clock: clock) { () throws(SourceError) in
      guard let secret else { throw SourceError("Its secret is missing.", .setting) }
      return secret
    }
  }

  private func open(
    memory: String?, clock: Clock, secret: () throws(SourceError) -> Secret
  ) throws(SourceError) -> any Source {
    switch type {
    case DemoBank.type: return try DemoBank(name: name, memory: memory, today: clock.localNow.day)
    case SbankenSource.type:
      return try SbankenSource(
        name: name, settings: SbankenSettings(json: settings), secret: readSecret(secrets), memory: memory)
    case CommandSource.type:
      return try CommandSource(
        name: name, settings: CommandSettings(json: settings), secret: secret == nil ? nil : readSecret(secrets))
    case SimpleFINSource.type:
      return try SimpleFINSource(
        name: name, settings: SimpleFINSettings(json: settings), secret: readSecret(secrets), memory: memory)
    default: throw SourceError("This bankey knows no source of the type \(PlainText.cleaned(type)).", .setting)
    }
  }

  private func readSecret(_ secrets: SecretStore) throws(SourceError) -> Secret {
    guard let secret else {
      throw SourceError("Nothing says where its secret is kept. Remove the source and add it again.", .setting)
    }
    return try secrets.read(secret, of: name)
  }

  /// Exchanges a token for the secret, which works only once.
  public func claim(_ token: Secret, http: any HTTPClient) throws(SourceError) -> Secret {
    throw SourceError("Nothing is claimed by a token at a source of the type \(PlainText.cleaned(type)).", .setting)
  }
}
