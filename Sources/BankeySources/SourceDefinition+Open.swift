import BankeyCore

extension SourceDefinition {
  /// The source that is there without being set up: the demo bank.
  public static func builtIn(_ name: String) -> SourceDefinition? {
    name == DemoBank.type ? SourceDefinition(name: name, type: DemoBank.type) : nil
  }

  /// The source itself, as it left itself in `memory`, with its secret. Throws when its type is not known, its settings make
  /// no sense, or its secret cannot be read.
  public func open(memory: String?, secrets: SecretStore, clock: Clock) throws(SourceError) -> any Source {
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

  /// Its secret. Throws when it has none or it cannot be read.
  func readSecret(_ secrets: SecretStore) throws(SourceError) -> Secret {
    guard let secret else {
      throw SourceError("Nothing says where its secret is kept. Remove the source and add it again.", .setting)
    }
    return try secrets.read(secret, of: name)
  }
}
