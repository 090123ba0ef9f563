/// A value in a JSON text, decoded on access.
///
/// The text is validated once, after which access cannot fail. Nothing is copied until requested, numbers keep all
/// their digits, and each value knows how and where it was written.
public struct JSONValue: Sendable {
  private let tape: JSONTape
  private let index: Int

  /// Reads a complete UTF-8 text.
  ///
  /// - Throws: `JSONError` if the text violates RFC 8259, nests too deeply, or continues after the value.
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
  /// The range of bytes that the value occupies in the text.
  public var place: Range<Int> { Int(node.start)..<Int(node.end) }

  /// The value's source text.
  public var raw: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether it is `null`.
  public var isNull: Bool { first == UInt8(ascii: "n") }

  /// Whether the value is an object; its members are in `members`.
  public var isObject: Bool { first == UInt8(ascii: "{") }

  /// The decoded text of a string; nil for any other value.
  public var string: String? {
    first == UInt8(ascii: "\"") ? JSONEscape.text(bytes.dropFirst().dropLast()) : nil
  }

  /// The digits of a number as written; nil for any other value.
  public var number: String? { first == UInt8(ascii: "-") || isDigit(first) ? raw : nil }

  /// The value of `true` or `false`; nil for any other value.
  public var bool: Bool? {
    switch first {
    case UInt8(ascii: "t"): true
    case UInt8(ascii: "f"): false
    default: nil
    }
  }

  /// The value of a whole number; nil for any other value, and when it does not fit.
  public var integer: Int? {
    guard number != nil, let whole = amount()?.dropping(zerosBeyond: 0), whole.scale == 0 else { return nil }
    return Int(exactly: whole.units)
  }

  /// The texts of an array of strings; nil for any other value.
  public var strings: [String]? { list(\.string) }

  /// The elements of an array, each converted by `read`; nil for any other value, and when `read` rejects an element.
  public func list<Element>(_ read: (JSONValue) -> Element?) -> [Element]? {
    guard let elements else { return nil }
    let list = elements.compactMap(read)
    return list.count == elements.count ? list : nil
  }

  /// The members of an object by name, each converted by `read`; nil for any other value, and when `read` rejects one.
  public func dictionary<Value>(_ read: (JSONValue) -> Value?) -> [String: Value]? {
    guard let members else { return nil }
    let read = members.compactMap { member in read(member.value).map { (member.name, $0) } }
    return read.count == members.count ? Dictionary(read, uniquingKeysWith: { $1 }) : nil
  }

  /// The elements of an array; nil for any other value.
  public var elements: [JSONValue]? { first == UInt8(ascii: "[") ? children : nil }

  /// The members of an object in order; nil for any other value. A name may occur twice.
  public var members: [(name: String, value: JSONValue)]? {
    guard isObject else { return nil }
    let parts = children
    return stride(from: 0, to: parts.count, by: 2).map { (parts[$0].string ?? "", parts[$0 + 1]) }
  }

  /// The member called `name`, or the last of several. Nil when the object has none, when it is `null`, and for any
  /// other value.
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

  /// The member called `name`, converted by `read`.
  ///
  /// - Throws: `JSONError` if it is missing or `read` rejects it.
  public func member<Value>(_ name: String, _ read: (JSONValue) -> Value?) throws(JSONError) -> Value {
    guard let value = try optional(name, read) else { throw JSONError(message: "“\(name)” is missing", line: 1) }
    return value
  }

  /// The member called `name`, converted by `read`; nil when it is missing.
  ///
  /// - Throws: `JSONError` if `read` rejects it.
  public func optional<Value>(_ name: String, _ read: (JSONValue) -> Value?) throws(JSONError) -> Value? {
    guard let value = self[name] else { return nil }
    guard let read = read(value) else { throw JSONError(message: "“\(name)” has the wrong type", line: 1) }
    return read
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

extension JSONValue {
  /// The exact amount of a number, or of a string with a decimal point; nil for any other value, and when it is too
  /// large. With a `currency` the amount has all the currency's decimals.
  public func amount(in currency: Currency? = nil) -> Amount? {
    if let string { return try? AmountParser.parse(string, mark: .dot, in: currency) }
    guard let figure = number.flatMap(JSONValue.figure) else { return nil }
    return currency.map { figure.canonical(in: $0) } ?? figure
  }

  /// The moment given as seconds since 1970, in a number or a string. Fractions of a second are dropped.
  public var moment: Timestamp? {
    guard let amount = amount() else { return nil }
    let parts = (0..<amount.scale).reduce(Int64(1)) { unit, _ in unit * 10 }
    let (seconds, rest) = amount.units.quotientAndRemainder(dividingBy: parts)
    return Timestamp(seconds: rest < 0 ? seconds - 1 : seconds)
  }

  /// The amount of a JSON number: `-12.50`, `1e2`.
  private static func figure(_ number: String) -> Amount? {
    let parts = number.split(whereSeparator: { $0 == "e" || $0 == "E" })
    guard let mantissa = try? AmountParser.parse(parts[0], mark: .dot) else { return nil }
    guard parts.count == 2 else { return mantissa }
    // An exponent of many digits is out of range for every figure but zero.
    let exponent = Int(parts[1]) ?? .max
    return mantissa.units == 0 ? .zero : mantissa.shifted(by: exponent)
  }
}

extension Amount {
  /// The amount × 10^`exponent`; nil when it cannot be represented exactly.
  fileprivate func shifted(by exponent: Int) -> Amount? {
    guard (-36...36).contains(exponent) else { return nil }
    let short = dropping(zerosBeyond: 0)
    let scale = short.scale - exponent
    if scale >= 0 { return fitted(short.units, scale) }
    var units = short.units
    for _ in scale..<0 {
      let (product, overflows) = units.multipliedReportingOverflow(by: 10)
      if overflows { return nil }
      units = product
    }
    return Amount(units: units, scale: 0)
  }

  /// The amount of these units and this scale, after moving trailing zeros out of the scale; nil when the scale stays
  /// above 18.
  private func fitted(_ units: Int64, _ scale: Int) -> Amount? {
    var (units, scale) = (units, scale)
    while scale > 18, units.isMultiple(of: 10) { (units, scale) = (units / 10, scale - 1) }
    return scale <= 18 ? Amount(units: units, scale: scale) : nil
  }
}

/// Decodes the escapes in JSON strings.
enum JSONEscape {
  /// The character that each escape letter stands for, except `u`, which four hexadecimal digits follow.
  static let bytes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
    UInt8(ascii: "/"): UInt8(ascii: "/"),
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D,
    UInt8(ascii: "t"): 0x09,
  ]

  /// Decodes the contents of a validated string. A lone surrogate and invalid UTF-8 become U+FFFD.
  static func text(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
    var (text, rest): ([UInt8], ArraySlice<UInt8>) = ([], bytes)
    while let byte = rest.popFirst() {
      if byte != UInt8(ascii: "\\") {
        text.append(byte)
      } else if rest.first == UInt8(ascii: "u") {
        text += String(decoding: units(&rest), as: UTF16.self).utf8
      } else if let escaped = rest.popFirst() {
        text.append(JSONEscape.bytes[escaped] ?? escaped)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads consecutive `\u` escapes as UTF-16 units, because two of them can form one character. `rest` begins with the
  /// first `u`.
  private static func units(_ rest: inout ArraySlice<UInt8>) -> [UInt16] {
    var units: [UInt16] = []
    repeat {
      if !units.isEmpty { rest.removeFirst() }
      let digits = rest.dropFirst().prefix(4)
      units.append(UInt16(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0xFFFD)
      rest = rest.dropFirst(5)
    } while rest.starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")])
    return units
  }
}

/// Whether a byte is a hexadecimal digit in ASCII.
func isHexDigit(_ byte: UInt8) -> Bool { isDigit(byte) || (0x61...0x66).contains(byte | 0x20) }
