/// One key of `[csv.NAME]` with its value.
public struct CSVSetting: Hashable, Sendable {
  /// The value of a key.
  public indirect enum Value: Hashable, Sendable {
    case text(String)
    case number(Int)
    case list([Value])
  }

  /// The NAME in `[csv.NAME]`.
  public var profile: String
  /// The key, such as `dates` or `columns.date`.
  public var key: String
  /// The value of the key.
  public var value: Value

  /// Creates a key with its value.
  public init(_ profile: String, _ key: String, _ value: Value) {
    (self.profile, self.key, self.value) = (profile, key, value)
  }

  /// Creates a key with a text.
  public init(_ profile: String, _ key: String, text: String) { self.init(profile, key, .text(text)) }

  /// Creates a key with a list of texts.
  public init(_ profile: String, _ key: String, texts: [String]) {
    self.init(profile, key, .list(texts.map(Value.text)))
  }

  /// Creates a key with a number.
  public init(_ profile: String, _ key: String, number: Int) { self.init(profile, key, .number(number)) }

  /// Creates the key that assigns columns to a field.
  public init(_ profile: String, _ field: CSVField, _ columns: [CSVProfile.Column]) {
    let values = columns.map { column in
      switch column {
      case .named(let header): Value.text(header)
      case .number(let number): Value.number(number)
      }
    }
    self.init(profile, "columns.\(field.rawValue)", values.count == 1 ? values[0] : .list(values))
  }

  /// The value as text; nil when it is a list or a number.
  public var text: String? { if case .text(let text) = value { text } else { nil } }

  /// The value as texts; nil unless it is a list of texts.
  public var texts: [String]? {
    guard case .list(let values) = value else { return nil }
    let texts = values.compactMap { if case .text(let text) = $0 { text } else { nil } }
    return texts.count == values.count ? texts : nil
  }
}

extension CSVSetting {
  /// The profile name of an answer that holds for a single file, identified by its hash. Such an answer is not saved.
  public static func profile(ofFile hash: String) -> String { fileMark + hash }

  /// The profile name of answers that hold for one import. They are not saved, because nothing would distinguish the
  /// files of this form from those of another bank.
  public static let passing = "this-import"

  /// Whether an accepted import saves the setting in the config.
  public var isSaved: Bool { file == nil && profile != Self.passing }

  /// The hash of the single file that the setting is for; nil for a setting that belongs in the config.
  public var file: String? {
    profile.hasPrefix(Self.fileMark) ? String(profile.dropFirst(Self.fileMark.count)) : nil
  }

  private static let fileMark = "file:"

  /// The path of the TOML table that holds the key.
  public var table: [String] { ["csv", profile] + key.split(separator: ".").dropLast().map(String.init) }

  /// The header of the key's TOML table: `[csv.my-bank.columns]`.
  public var head: String {
    let isBare =
      !profile.isEmpty && profile.utf8.allSatisfy { $0 == 0x2D || $0 == 0x5F || isLetter($0) || isDigit($0) }
    return "[" + (["csv", isBare ? profile : TOMLText.quoted(profile)] + table.dropFirst(2)).joined(separator: ".")
      + "]"
  }

  /// The key's line in the table.
  public var line: String { "\(key.split(separator: ".").last ?? "") = \(value.toml)" }

  /// The key with its value as a table's dotted key: `columns.direction = "Kind"`.
  public var path: String { "\(key) = \(value.toml)" }
}

extension CSVSetting.Value {
  /// The value as the config writes it, in TOML.
  public var toml: String {
    switch self {
    case .text(let text): TOMLText.quoted(text)
    case .number(let number): String(number)
    case .list(let values): "[" + values.map(\.toml).joined(separator: ", ") + "]"
    }
  }
}

/// Writes texts in TOML.
private enum TOMLText {
  /// A text in double quotes, with invisible and unsafe characters escaped.
  static func quoted(_ text: String) -> String {
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
