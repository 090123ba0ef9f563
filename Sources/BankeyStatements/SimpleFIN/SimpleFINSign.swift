/// The signs of SimpleFIN: an object of JSON with one of the names of its answers.
enum SimpleFINSign {
  /// Whether the file begins like an answer of a SimpleFIN server. A message of MT940 begins with a brace as well.
  static func isFound(in bytes: ByteView) -> Bool {
    let start = bytes.starts(with: "\u{FEFF}", at: 0) ? 3 : 0
    let object = bytes.trimmed(start..<bytes.count)
    guard let first = object.first, bytes[first] == UInt8(ascii: "{") else { return false }
    let inside = bytes.trimmed(first + 1..<bytes.count)
    guard let name = inside.first, bytes[name] == UInt8(ascii: "\"") else { return false }
    // The errors of version 1 stand first and may be longer than what is looked at here.
    return bytes.starts(with: "\"errors\"", at: name) || names.contains { bytes.end(of: $0, from: name) != nil }
  }

  private static let names: [StaticString] = ["\"accounts\"", "\"errlist\"", "\"versions\""]
}
