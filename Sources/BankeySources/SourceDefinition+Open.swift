import BankeyCore

extension SourceDefinition {
  /// The source that is there without being set up: the demo bank.
  public static func builtIn(_ name: String) -> SourceDefinition? {
    name == DemoBank.type ? SourceDefinition(name: name, type: DemoBank.type) : nil
  }

  /// The source itself, as it left itself in `memory`, with its secret. Throws when its type is not known, its settings make
  /// no sense, or its secret cannot be read.
  public func open(memory: String?, secrets: SecretStore, clock: Clock) throws(SourceError) -> any Source {
    try open(memory: memory, clock: clock) { () throws(SourceError) in
      guard let place = self.secret else { return nil }
      return try secrets.read(place, of: name)
    }
  }

  /// The same with a secret that is not kept yet.
  public func open(memory: String?, secret: Secret?, clock: Clock) throws(SourceError) -> any Source {
    try open(memory: memory, clock: clock) { () throws(SourceError) in secret }
  }

  private func open(
    memory: String?, clock: Clock, secret: () throws(SourceError) -> Secret?
  ) throws(SourceError) -> any Source {
    switch type {
    case DemoBank.type: return try DemoBank(name: name, memory: memory, today: clock.localNow.day)
    case SbankenSource.type:
      let (settings, secret) = (try SbankenSettings(json: settings), try needed(secret()))
      return DiscreetSource(SbankenSource(name: name, settings: settings, secret: secret, memory: memory), secret)
    case CommandSource.type:
      let (settings, secret) = (try CommandSettings(json: settings), try secret())
      return DiscreetSource(CommandSource(name: name, settings: settings, secret: secret), secret)
    case SimpleFINSource.type:
      let (settings, secret) = (try SimpleFINSettings(json: settings), try needed(secret()))
      return DiscreetSource(
        try SimpleFINSource(name: name, settings: settings, secret: secret, memory: memory), secret)
    default: throw SourceError("This bankey knows no source of the type \(PlainText.cleaned(type)).", .setting)
    }
  }

  /// Throws when its settings make no sense.
  func checkSettings() throws(SourceError) {
    switch type {
    case SbankenSource.type: _ = try SbankenSettings(json: settings)
    case CommandSource.type: _ = try CommandSettings(json: settings)
    case SimpleFINSource.type: _ = try SimpleFINSettings(json: settings)
    default: break
    }
  }

  private func needed(_ secret: Secret?) throws(SourceError) -> Secret {
    if let secret { return secret }
    throw SourceError(.nowhere)
  }

  /// Exchanges a token for the secret, which works only once.
  public func claim(_ token: Secret, http: any HTTPClient) throws(SourceError) -> Secret {
    if type == SimpleFINSource.type {
      return try SecretFilter([token]).cleaning { () throws(SourceError) in
        try SimpleFINSource.claim(token, http: http)
      }
    }
    throw SourceError("Nothing is claimed by a token at a source of the type \(PlainText.cleaned(type)).", .setting)
  }
}
