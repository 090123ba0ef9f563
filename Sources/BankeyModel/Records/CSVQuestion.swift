/// What a table leaves open, and a person can say: the keys of `[csv.NAME]` that an answer stands for, and a sample of each choice.
public struct CSVQuestion: Hashable, Sendable {
  /// What is asked for.
  public enum Topic: String, CaseIterable, Hashable, Sendable {
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
    /// Which column says whether money came in or went out.
    case direction
    /// Which words of that column mean that money went out.
    case outgoing
    /// The year of days that are written without one: a text.
    case year
    /// Whether rows that cannot be read are no transactions.
    case unreadable
    /// What a word of the status means.
    case status
    /// Whether a row that is called a balance or a sum is a transaction.
    case line
    /// Whether the amounts include the fees in a column of their own.
    case fees
    /// Whether the oldest row came in or went out, before which no balance stands.
    case oldest
    /// Whether the amounts are right though a balance does not follow from the one before.
    case gaps
    /// What the account is called: a text.
    case account
    /// What the amounts are counted in: a text.
    case currency
  }

  /// One answer.
  public struct Choice: Hashable, Sendable {
    /// What it says.
    public var settings: [CSVSetting]
    /// The columns that it takes, if it takes any.
    public var columns: [CSVProfile.Column]
    /// The word of the config that it is, where it is one.
    public var word: String
    /// What it comes to: what stands in the columns, a day of ISO 8601, an amount.
    public var sample: String
    /// Which columns it is about, counted from 0, to be lit in the rows of the question; empty where they are those of the question.
    public var lit: [Int]
    /// What it makes of the rows of the question, each in its place; empty where that is not known.
    public var outcomes: [Outcome]

    /// An answer.
    public init(
      _ settings: [CSVSetting], columns: [CSVProfile.Column] = [], word: String = "", sample: String, lit: [Int] = [],
      outcomes: [Outcome] = []
    ) {
      (self.settings, self.columns, self.word, self.sample) = (settings, columns, word, sample)
      (self.lit, self.outcomes) = (lit, outcomes)
    }
  }

  /// What a row would become. What cannot be said of it yet is empty.
  public struct Outcome: Hashable, Sendable {
    /// The day, of ISO 8601.
    public var day: String
    /// The exact amount in plain digits, `-48.80`.
    public var amount: String
    /// The text.
    public var text: String

    /// What a row would become.
    public init(day: String = "", amount: String = "", text: String = "") {
      (self.day, self.amount, self.text) = (day, amount, text)
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
  /// What stands above the columns; empty where nothing does.
  public var header: [String]
  /// The fields of up to five rows of the file, that of `row` among them; empty where only that is known.
  public var rows: [[String]]
  /// Which columns it is about, counted from 0, where that does not depend on the choice.
  public var lit: [Int]
  /// What is read in more than one way; empty where whole columns are.
  public var value: String
  /// The answers; none where a text is asked for.
  public var choices: [Choice]
  /// What counts when no text is given.
  public var suggestion: String

  /// A question.
  public init(
    _ topic: Topic, profile: String, settings: [CSVSetting], row: [String], value: String = "", choices: [Choice] = [],
    suggestion: String = "", header: [String] = [], rows: [[String]] = [], lit: [Int] = []
  ) {
    (self.topic, self.profile, self.settings, self.row) = (topic, profile, settings, row)
    (self.value, self.choices, self.suggestion) = (value, choices, suggestion)
    (self.header, self.rows, self.lit) = (header, rows, lit)
  }

  /// What a text as the answer says.
  public func settings(answer text: String) -> [CSVSetting] {
    settings + [CSVSetting(profile, topic.rawValue, text: text.isEmpty ? suggestion : text)]
  }

  /// What a choice says.
  public func settings(choice: Choice) -> [CSVSetting] { settings + choice.settings }
}

/// One key of `[csv.NAME]` with its value, as the config has it.
public struct CSVSetting: Hashable, Sendable {
  /// The NAME.
  public var profile: String
  /// The key, as `dates` or `columns.date`.
  public var key: String
  /// The value in TOML.
  public var value: String

  /// A key with a text.
  public init(_ profile: String, _ key: String, text: String) {
    (self.profile, self.key, value) = (profile, key, CSVSetting.quoted(text))
  }

  /// A key with a list of texts.
  public init(_ profile: String, _ key: String, texts: [String]) {
    (self.profile, self.key) = (profile, key)
    value = "[" + texts.map(CSVSetting.quoted).joined(separator: ", ") + "]"
  }

  /// A key with a number.
  public init(_ profile: String, _ key: String, number: Int) {
    (self.profile, self.key, value) = (profile, key, String(number))
  }

  /// Which columns are a field.
  public init(_ profile: String, _ field: CSVField, _ columns: [CSVProfile.Column]) {
    let values = columns.map { column in
      switch column {
      case .named(let header): CSVSetting.quoted(header)
      case .number(let number): String(number)
      }
    }
    (self.profile, key) = (profile, "columns.\(field.rawValue)")
    value = values.count == 1 ? values[0] : "[" + values.joined(separator: ", ") + "]"
  }

  /// What an answer about one file has in the place of a profile, by the file's hash: it holds for no other file, and is not kept.
  public static func profile(ofFile hash: String) -> String { fileMark + hash }

  /// The hash of the one file that it is about; nil of what belongs into the config.
  public var file: String? {
    profile.hasPrefix(Self.fileMark) ? String(profile.dropFirst(Self.fileMark.count)) : nil
  }

  /// The text that it says; nil of a list or a number.
  public var text: String? { (try? JSONValue(Array(value.utf8)))?.string }

  private static let fileMark = "file:"

  /// The names of its table, from the outside in.
  public var table: [String] { ["csv", profile] + key.split(separator: ".").dropLast().map(String.init) }

  /// The head of its table.
  public var head: String {
    let isBare =
      !profile.isEmpty && profile.utf8.allSatisfy { $0 == 0x2D || $0 == 0x5F || CSVSetting.isLetterOrDigit($0) }
    return "[" + (["csv", isBare ? profile : CSVSetting.quoted(profile)] + table.dropFirst(2)).joined(separator: ".")
      + "]"
  }

  /// Its line in the table.
  public var line: String { "\(key.split(separator: ".").last ?? "") = \(value)" }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
  }

  /// A text in double quotes; what is not seen, or could act on a terminal, is escaped.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\t": quoted += "\\t"
      case _ where isPlain(scalar): quoted.unicodeScalars.append(scalar)
      default: quoted += escape(scalar)
      }
    }
    return quoted + "\""
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned: false
    default: true
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\U" + String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }
}
