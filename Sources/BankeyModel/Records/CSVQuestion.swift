/// A question about a table that only the user can answer. Each choice has a sample and stands for keys of
/// `[csv.NAME]`.
public struct CSVQuestion: Hashable, Sendable {
  /// The subject of a question.
  public enum Topic: String, CaseIterable, Hashable, Sendable {
    /// Which column holds the booking date.
    case date
    /// The amount column, or the two columns of money out and money in.
    case amount
    /// The contents of all columns. bankey offers this choice, but never asks for it.
    case columns
    /// Whether day or month comes first.
    case dates
    /// Whether a mark groups thousands or separates the decimals.
    case decimals
    /// Whether amounts without a sign are money in or money out.
    case sign
    /// Whether balances without a sign are what the user has or owes, which decides all directions.
    case owed
    /// The column whose words give the direction of the money.
    case direction
    /// The words of that column that mean money out.
    case outgoing
    /// The year of dates that are written without one, as free text.
    case year
    /// Whether rows that cannot be read may be skipped.
    case unreadable
    /// The meaning of a word in the status column.
    case status
    /// Whether a row that looks like a balance or total is a transaction.
    case line
    /// Whether the amounts include the fees in a separate column.
    case fees
    /// Whether the oldest row is money in or out, if no balance precedes it; or the newest, if none follows it.
    case oldest
    /// Whether the amounts are right although a balance does not follow from the one before.
    case gaps
    /// The account's name, as free text.
    case account
    /// The currency of the amounts, as free text.
    case currency
  }

  /// A possible answer, with the settings that it stands for.
  public struct Choice: Hashable, Sendable {
    /// The settings that this answer makes.
    public var settings: [CSVSetting]
    /// The columns that it selects; empty when it selects none.
    public var columns: [CSVProfile.Column]
    /// The config's word for it; empty where it has none.
    public var word: String
    /// An example of its effect: the contents of the columns, an ISO 8601 day, or an amount.
    public var sample: String
    /// The columns to highlight in the sample rows, from 0; empty to use those of the question.
    public var lit: [Int]
    /// The outcome of each sample row, in the order of `rows`; empty where that is not known. For a choice with a mark,
    /// the outcome if only this choice were marked.
    public var outcomes: [Outcome]
    /// Whether the choice is marked at first, where any of several can be; nil for a choice that excludes the others.
    public var mark: Bool?

    /// Creates a choice.
    public init(
      _ settings: [CSVSetting], columns: [CSVProfile.Column] = [], word: String = "", sample: String, lit: [Int] = [],
      outcomes: [Outcome] = [], mark: Bool? = nil
    ) {
      (self.settings, self.columns, self.word, self.sample) = (settings, columns, word, sample)
      (self.lit, self.outcomes, self.mark) = (lit, outcomes, mark)
    }
  }

  /// The transaction that a row would become. Parts that are not known yet are empty.
  public struct Outcome: Hashable, Sendable {
    /// The day in ISO 8601.
    public var day: String
    /// The exact amount in plain digits: `-48.80`.
    public var amount: String
    /// The description that the row would get.
    public var text: String

    /// Creates an outcome.
    public init(day: String = "", amount: String = "", text: String = "") {
      (self.day, self.amount, self.text) = (day, amount, text)
    }
  }

  /// The subject of the question.
  public var topic: Topic
  /// The name of the profile that stores the answer.
  public var profile: String
  /// Settings that every answer includes, so that the next file of the same form is recognized.
  public var settings: [CSVSetting]
  /// The fields of a row that illustrates the question.
  public var row: [String]
  /// The headers above the columns; empty when the file has none.
  public var header: [String]
  /// The fields of up to five sample rows, including `row`; empty when only `row` is known.
  public var rows: [[String]]
  /// The columns to highlight, from 0, for every choice.
  public var lit: [Int]
  /// The value that has more than one reading; empty when the question is about whole columns.
  public var value: String
  /// The possible answers; empty when the answer is free text.
  public var choices: [Choice]
  /// The answer to an empty text.
  public var suggestion: String
  /// The outcomes of the sample rows if no choice is marked; empty when choices cannot be marked.
  public var outcomes: [Outcome]

  /// Creates a question.
  public init(
    _ topic: Topic, profile: String, settings: [CSVSetting], row: [String], value: String = "", choices: [Choice] = [],
    suggestion: String = "", header: [String] = [], rows: [[String]] = [], lit: [Int] = [], outcomes: [Outcome] = []
  ) {
    (self.topic, self.profile, self.settings, self.row) = (topic, profile, settings, row)
    (self.value, self.choices, self.suggestion) = (value, choices, suggestion)
    (self.header, self.rows, self.lit, self.outcomes) = (header, rows, lit, outcomes)
  }

  /// The settings that a free-text answer makes.
  public func settings(answer text: String) -> [CSVSetting] {
    settings + [CSVSetting(profile, topic.rawValue, text: text.isEmpty ? suggestion : text)]
  }

  /// The settings that a choice makes.
  public func settings(choice: Choice) -> [CSVSetting] { settings + choice.settings }

  /// The settings that marks make: the marked words mean money out, the other ones money in.
  public func settings(marked: Set<Int>) -> [CSVSetting] {
    let words = choices.indices.filter { choices[$0].mark != nil }
    let sides = [
      ("out", words.filter(marked.contains)), ("in", words.filter { !marked.contains($0) }),
    ].filter { !$0.1.isEmpty }
    return settings + sides.map { CSVSetting(profile, $0, texts: $1.map { choices[$0].word }) }
  }

  /// The settings that say what columns hold, by their indexes from 0.
  public func settings(columns: [(field: CSVField, columns: [Int])]) -> [CSVSetting] {
    settings + columns.map { CSVSetting(profile, $0, $1.map(column)) }
  }

  /// A column by its header if the header is unique and whole, because a header stays valid when the bank adds a
  /// column.
  private func column(_ index: Int) -> CSVProfile.Column {
    guard header.indices.contains(index), !header[index].isEmpty, header[index].count < CSVQuestion.longestText,
      header.count(where: { $0 == header[index] }) == 1
    else { return .number(index + 1) }
    return .named(header[index])
  }

  /// The number of characters at which a text of a question is cut.
  public static let longestText = 60
}
