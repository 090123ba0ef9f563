import BankeyModel

/// Decodes the texts of a file: charset, entities and CDATA.
struct OFXText {
  let bytes: ByteView
  let decoder: TextDecoder

  /// The text of a value; nil when it is missing or empty.
  func string(_ value: OFXValue?) -> String? {
    guard let value, !value.isEmpty else { return nil }
    if isPlain(value) { return decoder.string(bytes[value.place]) }
    let text = unmarked(value.place)
    return text.isEmpty ? nil : text
  }

  /// Whether a value contains neither markup nor entities.
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

  /// The place where the next entity or markup may begin.
  private func special(in range: Range<Int>) -> Int? {
    range.first { bytes[$0] == ampersand || bytes[$0] == less }
  }

  private func piece(at place: Int, before limit: Int) -> (text: String, end: Int)? {
    if bytes[place] == ampersand { return entity(at: place, before: limit) }
    guard let markup = OFXMarkup(bytes, at: place), let end = bytes.end(of: markup.end, from: place + 2), end <= limit
    else {
      return nil
    }
    return (markup == .cdata ? decoder.string(bytes[(place + 9)..<(end - 3)]) : "", end)
  }

  /// The character of an entity. One in which the ampersand itself is an entity was escaped twice: `&amp;lt;`.
  private func entity(at place: Int, before limit: Int) -> (text: String, end: Int)? {
    guard let outer = OFXEntity.read(bytes[place..<limit]) else { return nil }
    let end = place + outer.length
    guard outer.text == "&" else { return (outer.text, end) }
    let inner = ([ampersand] + bytes[end..<min(end + 12, limit)]).withUnsafeBytes { OFXEntity.read($0) }
    guard let inner, inner.text != "&" else { return (outer.text, end) }
    return (inner.text, end + inner.length - 1)
  }

  /// The text without blanks at the ends of CDATA.
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
  /// The date of a value; nil when it is impossible.
  func date(_ value: OFXValue) -> OFXDate? {
    isPlain(value) ? OFXDate(bytes[value.place]) : OFXDate((string(value) ?? "").utf8)
  }

  func figure(_ value: OFXValue) -> [UInt8] {
    isPlain(value) ? Array(bytes[value.place]) : Array((string(value) ?? "").utf8)
  }
}

/// Entities such as `&amp;`. Anything else stays as written, because many banks write a bare `&`.
enum OFXEntity {
  /// The character of the entity at the beginning of `bytes`, and the entity's length; nil when there is none.
  static func read(_ bytes: UnsafeRawBufferPointer) -> (text: String, length: Int)? {
    guard let end = bytes.prefix(12).firstIndex(of: 0x3B), end > 1 else { return nil }
    let name = String(decoding: bytes[1..<end], as: UTF8.self)
    guard let text = named[name] ?? numbered(name) ?? latin[name] else { return nil }
    return (text, end + 1)
  }

  private static let named = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}"]

  /// The characters of Latin-1, whose names come from HTML. Some banks make their files from web pages.
  private static let latin = Dictionary(
    uniqueKeysWithValues: """
      iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para
      middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave
      Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute
      Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave
      iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn
      yuml
      """.split { $0 == " " || $0.isNewline }.enumerated().compactMap { place, name in
        Unicode.Scalar(0xA1 + UInt32(place)).map { (String(name), String($0)) }
      })

  private static func numbered(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return nil }
    let isHex = name.hasPrefix("#x") || name.hasPrefix("#X")
    let digits = name.dropFirst(isHex ? 2 : 1)
    // `UInt32.init` accepts a sign, which an entity may not have.
    guard digits.first != "+", let number = UInt32(digits, radix: isHex ? 16 : 10), number > 0 else { return nil }
    return scalar(number).map { String($0) }
  }

  /// Numbers from 128 to 159 are meant as bytes of windows-1252.
  private static func scalar(_ number: UInt32) -> Unicode.Scalar? {
    (0x80...0x9F).contains(number) ? Charset.windows1252.scalar(UInt8(number)) : Unicode.Scalar(number)
  }
}

/// The place of an element's text in the file, without surrounding blanks.
struct OFXValue {
  var place: Range<Int>
  /// Whether the text contains CDATA, a comment or a lone `<`.
  var isMarked: Bool

  var isEmpty: Bool { place.isEmpty }
}
