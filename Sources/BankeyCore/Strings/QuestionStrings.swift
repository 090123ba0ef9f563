/// The texts by which a person is asked what a table means.
public protocol QuestionStrings: Sendable {
  /// "What does may.csv mean?"
  func questionTitle(_ file: String) -> String
  /// The question in a sentence; `value` is what can be read in more than one way.
  func question(_ topic: CSVQuestion.Topic, _ value: String) -> String
  /// "Account: "
  func questionPrompt(_ topic: CSVQuestion.Topic) -> String
  /// What counts when nothing is typed; nil where nothing does.
  func questionSuggestion(_ topic: CSVQuestion.Topic, _ suggestion: String) -> String?
  /// "Enter answers, Esc imports nothing"
  var questionKeys: String { get }
  /// "column 3"
  func numberedColumn(_ number: Int) -> String
  /// "out: Debit, in: Credit"
  func columns(out: String, in: String) -> String
  /// "the day first"
  func order(_ order: DateOrder) -> String
  /// "a decimal comma"
  func decimalMark(_ mark: DecimalMark) -> String
  /// "it came in"
  func sign(_ sign: CSVProfile.Sign) -> String
  /// "leave this file out"
  var leaveFileOut: String { get }
  /// "A currency is a code of three letters, such as EUR."
  var noCurrency: String { get }
  /// "y remembers this as [csv.my-bank]"
  func remembers(_ name: String) -> String
  /// "remembered in config.toml as [csv.my-bank]"
  func remembered(_ name: String) -> String
  /// "Imported, but the answers are not remembered"
  var notRemembered: String { get }
}
