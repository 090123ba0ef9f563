/// A value of a JSON text, read where it stands.
///
/// The whole text is checked once. After that nothing can fail, and nothing is copied before it is asked for: figures keep all
/// their digits, and each value knows how and where it was written.
public struct JSONValue: Sendable {
  private let tape: JSONTape
  private let index: Int

  /// The value of a whole text in UTF-8.
  public init(_ bytes: [UInt8]) throws(JSONError) {
    tape = try JSONTape(bytes)
    index = 0
  }

  private init(tape: JSONTape, index: Int) {
    self.tape = tape
    self.index = index
  }
}

extension JSONValue {
  /// The bytes of the text that it stands in.
  public var place: Range<Int> { Int(node.start)..<Int(node.end) }

  /// It as it was written.
  public var raw: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether it is `null`.
  public var isNull: Bool { first == UInt8(ascii: "n") }

  /// Whether it is an object.
  public var isObject: Bool { first == UInt8(ascii: "{") }

  /// The text, when it is one.
  public var string: String? {
    first == UInt8(ascii: "\"") ? JSONEscape.text(bytes.dropFirst().dropLast()) : nil
  }

  /// The digits of a number as they were written, when it is one.
  public var number: String? { first == UInt8(ascii: "-") || isDigit(first) ? raw : nil }

  /// The truth value, when it is one.
  public var bool: Bool? {
    switch first {
    case UInt8(ascii: "t"): true
    case UInt8(ascii: "f"): false
    default: nil
    }
  }

  /// What stands in an array, when it is one.
  public var elements: [JSONValue]? { first == UInt8(ascii: "[") ? children : nil }

  /// The members of an object in their order, when it is one. A name may come twice.
  public var members: [(name: String, value: JSONValue)]? {
    guard isObject else { return nil }
    let parts = children
    return stride(from: 0, to: parts.count, by: 2).map { (parts[$0].string ?? "", parts[$0 + 1]) }
  }

  /// The member with that name; of several the last, as other readers have it. Nil when there is none, and when it is `null`.
  public subscript(name: String) -> JSONValue? {
    guard isObject else { return nil }
    var (place, found): (Int, JSONValue?) = (index + 1, nil)
    while place < Int(node.next) {
      let value = JSONValue(tape: tape, index: place + 1)
      if JSONValue(tape: tape, index: place).isText(name) { found = value }
      place = Int(value.node.next)
    }
    return found.flatMap { $0.isNull ? nil : $0 }
  }

  private var node: JSONTape.Node { tape.nodes[index] }

  private var bytes: ArraySlice<UInt8> { tape.bytes[place] }

  private var first: UInt8 { tape.bytes[Int(node.start)] }

  private var children: [JSONValue] {
    var (values, place): ([JSONValue], Int) = ([], index + 1)
    while place < Int(node.next) {
      let value = JSONValue(tape: tape, index: place)
      values.append(value)
      place = Int(value.node.next)
    }
    return values
  }

  private func isText(_ text: String) -> Bool {
    let written = bytes.dropFirst().dropLast()
    if written.count == text.utf8.count, written.elementsEqual(text.utf8) { return true }
    return written.contains(UInt8(ascii: "\\")) && string == text
  }
}
