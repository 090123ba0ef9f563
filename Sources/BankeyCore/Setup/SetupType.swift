/// What kinds of sources a person can connect.
public enum SetupType: String, CaseIterable, Hashable, Sendable {
  /// A bridge to many banks.
  case simplefin
  /// The bank's own service, or one that is like it.
  case sbanken
  /// A program that prints accounts.
  case command

  /// What a source of it is called when nothing else is said. A name, the same in every language.
  public var title: String {
    switch self {
    case .simplefin: "SimpleFIN"
    case .sbanken: "Sbanken"
    case .command: "Program"
    }
  }
}
