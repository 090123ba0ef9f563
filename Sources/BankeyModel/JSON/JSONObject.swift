/// A JSON object, written key by key in the order of the calls.
///
/// Whatever could act on a terminal is escaped, so the text may be shown anywhere and is still exactly what the source sent.
public struct JSONObject: Sendable {
  private var members = ""

  /// An object without members.
  public init() {}

  /// The object's text, on one line.
  public var text: String { "{" + members + "}" }

  /// A member that is a text, or `null`.
  public mutating func put(_ key: String, _ value: String?) {
    add(key, value.map(JSONObject.quoted) ?? "null")
  }

  /// A member that is a number.
  public mutating func put(_ key: String, _ value: Int) {
    add(key, String(value))
  }

  /// A member that is JSON already.
  public mutating func put(_ key: String, json: String) {
    add(key, json)
  }

  private mutating func add(_ key: String, _ value: String) {
    if !members.isEmpty { members += "," }
    members += JSONObject.quoted(key) + ":" + value
  }
}

extension JSONObject {
  /// A text as JSON writes it, with the quotes.
  public static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars { append(scalar, to: &quoted) }
    return quoted + "\""
  }

  /// A list of texts as JSON writes it.
  public static func quoted(_ texts: [String]) -> String { "[" + texts.map(quoted).joined(separator: ",") + "]" }

  private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "\"", "\\":
      text.unicodeScalars.append("\\")
      text.unicodeScalars.append(scalar)
    case "\n": text += "\\n"
    case "\t": text += "\\t"
    case _ where isHarmless(scalar): text.unicodeScalars.append(scalar)
    default: for unit in UTF16.encode(scalar)! { text += escape(unit) }
    }
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }

  /// Whether a scalar shows as itself and does nothing else.
  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return (0x20..<0x7F).contains(scalar.value) }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: false
    default: true
    }
  }
}

/// A value that can be written as JSON.
public protocol JSONWritable {
  /// The value as JSON, on one line.
  var json: String { get }
}

extension String: JSONWritable {
  /// The text with quotes.
  public var json: String { JSONObject.quoted(self) }
}

extension FixedWidthInteger where Self: JSONWritable {
  /// The digits.
  public var json: String { String(self) }
}

extension Int: JSONWritable {}
extension Int64: JSONWritable {}

extension Bool: JSONWritable {
  /// `true` or `false`
  public var json: String { self ? "true" : "false" }
}

extension Array: JSONWritable where Element: JSONWritable {
  /// The elements in their order.
  public var json: String { "[" + map(\.json).joined(separator: ",") + "]" }
}

extension Dictionary: JSONWritable where Key == String, Value: JSONWritable {
  /// An object, its members in the order of their names.
  public var json: String {
    JSONObject.sorted(self).text
  }
}

extension JSONObject: JSONWritable {
  /// The object's text, on one line.
  public var json: String { text }

  /// An object whose members stand in the order of their names. What has no value is left out.
  public static func sorted(_ members: [String: (any JSONWritable)?]) -> JSONObject {
    members.sorted { $0.key < $1.key }.reduce(into: JSONObject()) { object, member in
      if let value = member.value { object.put(member.key, json: value.json) }
    }
  }
}

/// The versioned envelope of a JSON answer, written object by object, so that an answer of any length needs no memory:
/// `{"version":1,"accounts":[…]}`.
public struct JSONList: Sendable {
  private let opening: String
  private var isOpen = false

  /// An answer with its objects under `name`.
  public init(_ name: String) {
    opening = "{\"version\":1," + JSONObject.quoted(name) + ":["
  }

  /// The next piece of the answer, with one object.
  public mutating func next(_ object: JSONObject) -> String {
    defer { isOpen = true }
    return (isOpen ? ",\n" : opening + "\n") + object.text
  }

  /// The last piece.
  public var end: String { (isOpen ? "\n" : opening) + "]}\n" }

  /// The last piece, with another list behind this one.
  public func end(_ name: String, _ objects: [JSONObject]) -> String {
    let list = objects.map { "\n" + $0.text }.joined(separator: ",")
    return (isOpen ? "\n" : opening) + "]," + JSONObject.quoted(name) + ":[" + list + (list.isEmpty ? "" : "\n")
      + "]}\n"
  }
}
