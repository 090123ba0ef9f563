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
  /// Every sentence of bankey in this language, with the default keys.
  public var strings: any Strings { strings(keys: [:]) }

  fileprivate func strings(keys: [String: String]) -> any Strings {
    switch self {
    case .english: English(keyNames: KeyNames(changed: keys))
    case .norwegian: Norwegian(keyNames: KeyNames(changed: keys))
    }
  }
}

extension Formats {
  /// Every sentence of bankey, with the user's keys.
  public var strings: any Strings { language.strings(keys: keys) }
}

/// The names of the keys that texts mention.
struct KeyNames: Sendable {
  /// The keys that are not the default ones, by their command's name in the config.
  let changed: [String: String]

  /// The name of a command's key, whose default is `usual`.
  subscript(command: Command, default usual: String) -> String { changed[command.name] ?? usual }
}
