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

  /// The whole of it as JSON.
  public var json: String {
    var object = JSONObject()
    object.put("profile", profile)
    object.put("key", key)
    object.put("value", value)
    return object.text
  }

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
