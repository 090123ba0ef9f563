import BankeyModel

/// Makes strings of the texts of a file: charset, entities, CDATA.
struct OFXText {
  let bytes: ByteView
  let decoder: TextDecoder

  /// The text of a value; nil when there is none or it is empty.
  func string(_ value: OFXValue?) -> String? {
    guard let value, !value.isEmpty else { return nil }
    if isPlain(value) { return decoder.string(bytes[value.place]) }
    let text = unmarked(value.place)
    return text.isEmpty ? nil : text
  }

  /// Whether the bytes of a value are its text.
  func isPlain(_ value: OFXValue) -> Bool { !value.isMarked && bytes.first(ampersand, in: value.place) == nil }

  private func unmarked(_ range: Range<Int>) -> String {
    var (text, plain, place) = ("", range.lowerBound, range.lowerBound)
    while let found = special(in: place..<range.upperBound) {
      guard let piece = piece(at: found, before: range.upperBound) else {
        place = found + 1
        continue
      }
      text += decoder.string(bytes[plain..<found]) + piece.text
      (plain, place) = (piece.end, piece.end)
    }
    return trimmed(text + decoder.string(bytes[plain..<range.upperBound]))
  }

  /// Where the next entity or markup may begin.
  private func special(in range: Range<Int>) -> Int? {
    range.first { bytes[$0] == ampersand || bytes[$0] == less }
  }

  private func piece(at place: Int, before limit: Int) -> (text: String, end: Int)? {
    if bytes[place] == ampersand { return OFXEntity.read(bytes[place..<limit]).map { ($0.text, place + $0.length) } }
    guard let markup = OFXMarkup(bytes, at: place), let end = bytes.end(of: markup.end, from: place + 2), end <= limit
    else {
      return nil
    }
    return (markup == .cdata ? decoder.string(bytes[(place + 9)..<(end - 3)]) : "", end)
  }

  /// Without the blanks that CDATA keeps at the ends.
  private func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let last = scalars.lastIndex(where: { !$0.isFiller }) else { return "" }
    return String(scalars[...last].drop(while: \.isFiller))
  }
}

extension Unicode.Scalar {
  fileprivate var isFiller: Bool { value < 0x80 && isBlank(UInt8(value)) }
}

private let ampersand: UInt8 = 0x26

extension OFXText {
  /// A value as a date; nil when that is impossible.
  func date(_ value: OFXValue) -> OFXDate? {
    isPlain(value) ? OFXDate(bytes[value.place]) : OFXDate((string(value) ?? "").utf8)
  }

  /// A value as an amount; nil when it cannot be read with certainty.
  func amount(_ value: OFXValue, in currency: Currency) -> Amount? {
    OFXFigure.amount(isPlain(value) ? Array(bytes[value.place]) : Array((string(value) ?? "").utf8), in: currency)
  }
}

/// `&amp;` and its kind. What is no entity stays as it was written: many banks write a bare `&`.
enum OFXEntity {
  /// The character that `bytes` begin with as an entity, and the entity's length.
  static func read(_ bytes: UnsafeRawBufferPointer) -> (text: String, length: Int)? {
    guard let end = bytes.prefix(12).firstIndex(of: 0x3B), end > 1 else { return nil }
    let name = String(decoding: bytes[1..<end], as: UTF8.self)
    guard let text = named[name] ?? numbered(name) else { return nil }
    return (text, end + 1)
  }

  private static let named = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}"]

  private static func numbered(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return nil }
    let isHex = name.hasPrefix("#x") || name.hasPrefix("#X")
    let digits = name.dropFirst(isHex ? 2 : 1)
    // A number that is read from a text may have a sign; an entity may not.
    guard digits.first != "+", let number = UInt32(digits, radix: isHex ? 16 : 10), number > 0 else { return nil }
    return scalar(number).map { String($0) }
  }

  /// Numbers from 128 to 159 are bytes of windows-1252 where people write them.
  private static func scalar(_ number: UInt32) -> Unicode.Scalar? {
    (0x80...0x9F).contains(number) ? Charset.windows1252.scalar(UInt8(number)) : Unicode.Scalar(number)
  }
}

/// Where the text of an element stands in the file, without the blanks around it.
struct OFXValue {
  /// Where it stands.
  var place: Range<Int>
  /// Whether there is CDATA, a comment or a lone `<` in it.
  var isMarked: Bool

  /// Whether there is nothing.
  var isEmpty: Bool { place.isEmpty }
}
