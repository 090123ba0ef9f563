import BankeyModel

/// One question of setting a source up.
public enum SetupStep: Hashable, Sendable {
  /// What kind of source it is: a choice.
  case type
  /// What it is to be called.
  case name
  /// Sbanken's public half of the key.
  case clientId
  /// The program that prints accounts.
  case program
  /// Where the secret is kept: a choice.
  case place
  /// The command that prints the secret.
  case secretCommand
  /// SimpleFIN's setup token, or its access URL.
  case token
  /// Sbanken's secret half of the key.
  case clientSecret

  /// Whether the answer must not be seen.
  public var isSecret: Bool { self == .token || self == .clientSecret }
}

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

/// Where a person can have a secret kept, the best place first.
public enum SetupPlace: String, CaseIterable, Hashable, Sendable {
  /// The Secret Service of the desktop.
  case service
  /// What a command prints.
  case command
  /// A file of the data folder.
  case file
}

extension SetupPlace {
  /// The places to offer where those of some words work. A command always can.
  public static func offered(_ words: [String]) -> [SetupPlace] {
    allCases.filter { $0 == .command || words.contains($0.rawValue) }
  }
}

/// Why an answer cannot be taken.
public enum SetupError: Error, Hashable, Sendable {
  /// Nothing was said.
  case empty
  /// It is none of the choices.
  case noChoice
  /// A source cannot be called that.
  case badName
  /// Another source already has that name.
  case nameTaken
  /// A quote of the command is not closed.
  case openQuote
}
