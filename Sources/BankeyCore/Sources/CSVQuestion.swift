/// What a table leaves open, and a person can say: the keys of `[csv.NAME]` that an answer stands for, and a sample of each choice.
public struct CSVQuestion: Hashable, Sendable, Codable {
  /// What is asked for.
  public enum Topic: String, CaseIterable, Hashable, Sendable, Codable {
    /// Which column is the day.
    case date
    /// Which column is the amount, or which are what went out and what came in.
    case amount
    /// Which columns are the text.
    case description
    /// Which of day and month comes first.
    case dates
    /// Whether a mark groups thousands or begins the decimals.
    case decimals
    /// Whether amounts without a sign came in or went out.
    case sign
    /// What the account is called: a text.
    case account
    /// What the amounts are counted in: a text.
    case currency
  }

  /// One answer.
  public struct Choice: Hashable, Sendable, Codable {
    /// What it says.
    public var settings: [CSVSetting]
    /// The columns that it takes, if it takes any.
    public var columns: [CSVProfile.Column]
    /// The word of the config that it is, where it is one.
    public var word: String
    /// What it comes to: what stands in the columns, a day of ISO 8601, an amount.
    public var sample: String

    /// An answer.
    public init(_ settings: [CSVSetting], columns: [CSVProfile.Column] = [], word: String = "", sample: String) {
      (self.settings, self.columns, self.word, self.sample) = (settings, columns, word, sample)
    }
  }

  /// What is asked for.
  public var topic: Topic
  /// The profile that an answer belongs to.
  public var profile: String
  /// What any answer says too, so that the next file of the same form is known.
  public var settings: [CSVSetting]
  /// The fields of a row that shows it.
  public var row: [String]
  /// What is read in more than one way; empty where whole columns are.
  public var value: String
  /// The answers; none where a text is asked for.
  public var choices: [Choice]
  /// What counts when no text is given.
  public var suggestion: String

  /// A question.
  public init(
    _ topic: Topic, profile: String, settings: [CSVSetting], row: [String], value: String = "", choices: [Choice] = [],
    suggestion: String = ""
  ) {
    (self.topic, self.profile, self.settings, self.row) = (topic, profile, settings, row)
    (self.value, self.choices, self.suggestion) = (value, choices, suggestion)
  }

  /// What a text as the answer says.
  public func settings(answer text: String) -> [CSVSetting] {
    settings + [CSVSetting(profile, topic.rawValue, text: text.isEmpty ? suggestion : text)]
  }

  /// What a choice says.
  public func settings(choice: Choice) -> [CSVSetting] { settings + choice.settings }
}
