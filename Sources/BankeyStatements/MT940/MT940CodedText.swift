/// The German form: three digits, then `?20` and the like before each piece of text; some banks write another sign than `?`.
struct MT940CodedText {
  /// How many characters a piece has.
  static let width = 27
  private let separator: UInt8

  /// The form with this sign.
  init(_ separator: UInt8) { self.separator = separator }

  /// The sign before the codes; nil when the text is not of this form.
  static func separator(_ bytes: ByteView, _ place: Range<Int>) -> UInt8? {
    let digits = place.prefix(3).prefix { isDigit(bytes[$0]) }.count
    let sign = place.lowerBound + digits
    guard sign + 2 < place.upperBound, digits == 3 ? isSeparator(bytes[sign]) : digits == 0 && bytes[sign] == 0x3F
    else {
      return nil
    }
    return isDigit(bytes[sign + 1]) && isDigit(bytes[sign + 2]) ? bytes[sign] : nil
  }

  private static func isSeparator(_ byte: UInt8) -> Bool { byte == 0x3F || ">~<^@|#$%&!*;".utf8.contains(byte) }

  /// Reads a text. What the bank calls such a transaction is looked for only where nothing else says what it is.
  func read(_ text: UnsafeRawBufferPointer, into details: inout MT940Details) {
    let text = ByteView(text)
    forEach(text) { code, piece in take(code, piece, into: &details) }
    MT940Purpose.keepRemittance(of: &details.purpose)
    guard details.name.isBlank, details.purpose.isBlank else { return }
    forEach(text) { code, piece in
      if code == 0 { details.posting.add(piece, width: MT940CodedText.width) }
    }
  }

  /// Hands each piece with its code to `body`.
  @inline(__always)
  private func forEach(_ text: ByteView, _ body: (Int, UnsafeRawBufferPointer) -> Void) {
    var (code, start, place) = (-1, 0, 0)
    while let sign = text.first(separator, in: place..<text.count) {
      place = sign + 1
      guard let next = self.code(text, place) else { continue }
      body(code, text[start..<sign])
      (code, start, place) = (next, sign + 3, sign + 3)
    }
    body(code, text[start..<text.count])
  }

  /// The code at `place`; nil when none is known: then the sign before it is text.
  private func code(_ text: ByteView, _ place: Int) -> Int? {
    guard place + 1 < text.count, let code = twoDigits(text[place], text[place + 1]) else { return nil }
    switch code {
    case 0, 10, 20...38, 60...79: return code
    default: return nil
    }
  }

  private func take(_ code: Int, _ piece: UnsafeRawBufferPointer, into details: inout MT940Details) {
    switch code {
    case 20...29, 60...65: details.purpose.add(piece, width: MT940CodedText.width)
    case 32, 33: details.name.add(piece, width: MT940CodedText.width)
    default: break
    }
  }
}
