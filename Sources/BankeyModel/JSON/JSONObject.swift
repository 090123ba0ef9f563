/// A JSON object, written member by member in the order of the calls.
///
/// Every character that could act on a terminal is escaped, so the output can be printed anywhere and still decodes to
/// exactly what the source sent.
public struct JSONObject: Sendable {
  private var members: [UInt8] = []

  /// Creates an object without members: `{}`.
  public init() {}

  /// The object's text, on one line.
  public var text: String { "{" + String(decoding: members, as: UTF8.self) + "}" }

  /// Adds a value; nil becomes `null`.
  public mutating func put(_ key: String, _ value: (some JSONWritable)?) { add(key, value?.json ?? "null") }

  /// Adds a text; nil becomes `null`. Most values are texts, so this overload appends them without creating another
  /// string.
  public mutating func put(_ key: String, _ value: String?) {
    guard let value else { return add(key, "null") }
    begin(key)
    JSONObject.append(value, to: &members)
  }

  fileprivate mutating func add(_ key: String, _ value: String) {
    begin(key)
    members.append(contentsOf: value.utf8)
  }

  private mutating func begin(_ key: String) {
    if !members.isEmpty { members.append(UInt8(ascii: ",")) }
    JSONObject.append(key, to: &members)
    members.append(UInt8(ascii: ":"))
  }
}

extension JSONObject {
  /// A text as a JSON string, with quotes.
  public static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a text as a JSON string, with quotes. Nearly all texts need no escape.
  private static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { utf8 in
      if utf8.allSatisfy(isPlain) { bytes.append(contentsOf: utf8) } else { bytes += escaped(utf8).utf8 }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func escaped(_ utf8: UnsafeBufferPointer<UInt8>) -> String {
    var escaped = ""
    for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars { append(scalar, to: &escaped) }
    return escaped
  }

  /// Whether a byte is a printable ASCII character that stands for itself.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

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

  /// Whether a scalar can be printed without acting on a terminal.
  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return (0x20..<0x7F).contains(scalar.value) }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: false
    default: true
    }
  }
}

/// A value that has a JSON form.
public protocol JSONWritable {
  /// The value as JSON on one line.
  var json: String { get }
}

extension String: JSONWritable {
  /// The text as a JSON string.
  public var json: String { JSONObject.quoted(self) }
}

extension FixedWidthInteger where Self: JSONWritable {
  /// The number in decimal.
  public var json: String { String(self) }
}

extension Int: JSONWritable {}
extension Int64: JSONWritable {}

extension JSONValue: JSONWritable {
  /// The value as it was read.
  public var json: String { raw }
}

extension Bool: JSONWritable {
  /// `true` or `false`
  public var json: String { self ? "true" : "false" }
}

extension Array: JSONWritable where Element: JSONWritable {
  /// The elements in order, as a JSON array.
  public var json: String { "[" + map(\.json).joined(separator: ",") + "]" }
}

extension Dictionary: JSONWritable where Key == String, Value: JSONWritable {
  /// A JSON object with its members sorted by name.
  public var json: String {
    JSONObject.sorted(self).text
  }
}

extension JSONObject: JSONWritable {
  /// The object's text, on one line.
  public var json: String { text }

  /// Creates an object with its members sorted by name, leaving out members without a value.
  public static func sorted(_ members: [String: (any JSONWritable)?]) -> JSONObject {
    members.sorted { $0.key < $1.key }.reduce(into: JSONObject()) { object, member in
      if let value = member.value { object.add(member.key, value.json) }
    }
  }
}

/// The versioned envelope of a JSON answer, `{"version":1,"accounts":[…]}`. It is written object by object, so an
/// answer of any length needs little memory.
public struct JSONList: Sendable {
  private let opening: String
  private var isOpen = false

  /// Creates an envelope whose array is called `name`.
  public init(_ name: String) {
    opening = "{\"version\":1," + JSONObject.quoted(name) + ":["
  }

  /// The next piece of output, which contains one object.
  public mutating func next(_ object: JSONObject) -> String {
    defer { isOpen = true }
    return (isOpen ? ",\n" : opening + "\n") + object.text
  }

  /// The last piece of output.
  public var end: String { (isOpen ? "\n" : opening) + "]}\n" }

  /// The last piece, followed by another list.
  public func end(_ name: String, _ objects: [JSONObject]) -> String {
    let list = objects.map { "\n" + $0.text }.joined(separator: ",")
    return (isOpen ? "\n" : opening) + "]," + JSONObject.quoted(name) + ":[" + list + (list.isEmpty ? "" : "\n")
      + "]}\n"
  }
}
