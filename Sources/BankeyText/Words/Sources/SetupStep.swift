import BankeyModel

/// A question in the dialog that adds a source.
public enum SetupStep: Hashable, Sendable {
  /// The kind of source: a choice.
  case type
  /// The name of the source.
  case name
  /// Sbanken's client id.
  case clientId
  /// The program that prints accounts.
  case program
  /// The place for the secret: a choice.
  case place
  /// The command that prints the secret.
  case secretCommand
  /// SimpleFIN's setup token or access URL.
  case token
  /// Sbanken's client secret.
  case clientSecret
  /// The file of Enable Banking's key.
  case keyFile
  /// The id of an application at Enable Banking.
  case application
  /// The country of the bank: a choice.
  case country
  /// The bank: a choice.
  case bank
  /// The address that came back from the bank's page.
  case consent

  /// Whether the answer must not be displayed.
  public var isSecret: Bool { self == .token || self == .clientSecret }

  /// Whether the answer is the secret, or the file that contains it. A command that prints the secret replaces it.
  public var givesSecret: Bool { isSecret || self == .keyFile }

  /// Whether there are so many choices that typing narrows them down.
  public var isFiltered: Bool { self == .country || self == .bank }
}

/// The kinds of sources that users can connect.
public enum SetupType: String, CaseIterable, Hashable, Sendable {
  /// A bridge to many banks.
  case simplefin
  /// A service that reads most banks in Europe with the user's consent.
  case enablebanking
  /// The bank's own API, or a compatible one.
  case sbanken
  /// A program that prints accounts.
  case command

  /// The questions after those for its kind and name.
  public var questions: [SetupStep] {
    switch self {
    case .simplefin: [.place, .token]
    case .enablebanking: [.place, .keyFile, .application, .country, .bank, .consent]
    case .sbanken: [.clientId, .place, .clientSecret]
    case .command: [.program]
    }
  }

  /// The default name of such a source, which is the same in every language.
  public var title: String {
    switch self {
    case .simplefin: "SimpleFIN"
    case .enablebanking: "Enable Banking"
    case .sbanken: "Sbanken"
    case .command: "Program"
    }
  }
}

/// The places that can keep a secret, the best first.
public enum SetupPlace: String, CaseIterable, Hashable, Sendable {
  /// The Secret Service of the desktop.
  case service
  /// A command that prints it.
  case command
  /// A file in the data folder.
  case file
}

extension SetupPlace {
  /// The places to offer when those named by `words` are available. A command always is.
  public static func offered(_ words: [String]) -> [SetupPlace] {
    allCases.filter { $0 == .command || words.contains($0.rawValue) }
  }
}

/// The reason why an answer is rejected.
public enum SetupError: Error, Hashable, Sendable {
  /// The answer is empty.
  case empty
  /// The answer is not one of the choices.
  case noChoice
  /// The text cannot be a source's name.
  case badName
  /// Another source has that name.
  case nameTaken
  /// A quote in the command is not closed.
  case openQuote
  /// Several choices have that in their names.
  case manyMatches
  /// The text is not the address that came back.
  case noAddress
  /// There is no file at that path.
  case noFile
  /// The file cannot be read, with the system's reason.
  case unreadableFile(String)
  /// The file does not hold the key.
  case key(ConsentProblem)
}
