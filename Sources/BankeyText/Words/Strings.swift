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
  /// Every sentence of bankey in this language.
  public var strings: any Strings {
    switch self {
    case .english: English()
    case .norwegian: Norwegian()
    }
  }
}
