/// Every text on the screens, in one language. A language that lacks a text does not compile.
public protocol Strings: HeaderStrings, AccountStrings, AccountFormStrings, PlainStrings, ReportStrings, StateStrings,
  SwitchStrings, CommandStrings, KeyStrings, ChartStrings,
  ChangeStrings, TableStrings, FindStrings, TransactionStrings, ExportStrings, UndoStrings, ImportStrings, LockStrings,
  SetupStrings, ConnectionStrings, RefreshStrings, FaultStrings, SyncStrings, LockFileStrings, TallyStrings,
  CheckStrings, SourceStrings,
  QuestionStrings, AnswerStrings, ColumnStrings, UpcomingStrings, NewsStrings, TimelineStrings, ConsentStrings,
  RateStrings,
  PayeeStrings, PublishStrings
{}

extension Language {
  /// Every sentence of bankey in this language, with the default keys and the language's usual counts.
  public var strings: any Strings {
    switch self {
    case .english: Formats.english.strings
    case .norwegian: Formats.norwegian.strings
    }
  }
}

extension Formats {
  /// Every sentence of bankey, with the user's keys and the locale's counts.
  public var strings: any Strings {
    switch language {
    case .english: English(keyNames: KeyNames(changed: keys), numbers: numbers)
    case .norwegian: Norwegian(keyNames: KeyNames(changed: keys), numbers: numbers)
    }
  }

  fileprivate static let english = Formats(locale: "en_US")
  fileprivate static let norwegian = Formats(locale: "nb_NO")
}

/// Texts that contain counts.
protocol CountStrings: Sendable {
  /// The pattern of the locale's numbers.
  var numbers: NumberPattern { get }
}

extension CountStrings {
  /// A count as the locale writes it: `1,200`.
  func figure(_ count: Int) -> String { numbers.grouped(String(count)) }
}

/// The names of the keys that texts mention.
struct KeyNames: Sendable {
  /// The keys that are not the default ones, by their command's name in the config.
  let changed: [String: String]

  /// The name of a command's key, whose default is `usual`.
  subscript(command: Command, default usual: String) -> String { changed[command.name] ?? usual }
}
