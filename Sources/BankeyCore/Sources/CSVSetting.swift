/// One key of `[csv.NAME]` with its value, as the config has it.
public struct CSVSetting: Hashable, Sendable, Codable {
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

  /// The whole line, which means the same wherever it stands above all tables.
  public var line: String { "csv.\(CSVSetting.quoted(profile)).\(key) = \(value)" }

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
