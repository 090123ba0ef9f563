import BankeyModel

/// The German form of `:86:`: three digits, then `?20` and similar codes, each before a piece of text. Some banks write
/// another separator than `?`.
struct MT940CodedText {
  /// The length of a full piece in characters.
  static let width = 27
  private let separator: UInt8

  init(_ separator: UInt8) { self.separator = separator }

  /// The separator before the codes; nil when the text does not have this form.
  static func separator(_ bytes: ByteView, _ place: Range<Int>) -> UInt8? {
    let digits = place.prefix(3).prefix { isDigit(bytes[$0]) }.count
    let sign = place.lowerBound + digits
    guard sign + 2 < place.upperBound, let code = twoDigits(bytes[sign + 1], bytes[sign + 2]) else { return nil }
    // A plus sign begins so many texts that it needs both the digits and the usual first code.
    let isPlus = bytes[sign] == UInt8(ascii: "+") && digits == 3 && [0, 20].contains(code)
    guard isPlus || isSeparator(bytes[sign]) else { return nil }
    // Without the three digits, any sign but a question mark could begin a plain text, such as `#45 invoice`.
    guard digits == 3 || digits == 0 && (bytes[sign] == 0x3F || code == 0 || code == 20) else { return nil }
    return bytes[sign]
  }

  private static func isSeparator(_ byte: UInt8) -> Bool { byte == 0x3F || ">~<^@|#$%&!*;".utf8.contains(byte) }

  /// Reads a text. The bank's name for the kind of transaction is used only when there is no other text.
  func read(_ text: UnsafeRawBufferPointer, into details: inout MT940Details) {
    let text = ByteView(text)
    forEach(text) { code, piece in take(code, piece, into: &details) }
    MT940Purpose.keepRemittance(of: &details.purpose)
    guard details.name.isBlank, details.purpose.isBlank else { return }
    forEach(text) { code, piece in
      if code == 0 { details.posting.add(piece, width: MT940CodedText.width) }
    }
  }

  /// Passes each piece with its code to `body`.
  @inline(__always)
  private func forEach(_ text: ByteView, _ body: (Int, UnsafeRawBufferPointer) -> Void) {
    var (code, start, place) = (-1, 0, 0)
    while let sign = text.first(separator, in: place..<text.count) {
      place = sign + 1
      guard let next = self.code(text, place) else { continue }
      body(code, text[start..<sign])
      (code, start, place) = (next, sign + 3, sign + 3)
    }
    body(code, text[start..<end(of: text, start)])
  }

  /// The end of the last piece: some banks write a separator after it. A question mark may belong to the text.
  private func end(of text: ByteView, _ start: Int) -> Int {
    let end = text.trimmed(start..<text.count).upperBound
    return end > start && separator != 0x3F && text[end - 1] == separator ? end - 1 : text.count
  }

  /// The code at `place`; nil when it is unknown, in which case the separator is part of the text.
  private func code(_ text: ByteView, _ place: Int) -> Int? {
    guard place + 1 < text.count, let code = twoDigits(text[place], text[place + 1]) else { return nil }
    switch code {
    case 0, 10, 20...38, 60...79: return code
    default: return nil
    }
  }

  /// Whether a piece is the byte 0xFF, which some banks write for an empty one; also as ÿ or ˙ in UTF-8.
  private func isPlaceholder(_ piece: UnsafeRawBufferPointer) -> Bool {
    guard let first = piece.first, first >= 0xC3 else { return false }
    let bytes = piece.filter { !isBlank($0) }
    return bytes == [0xFF] || bytes == [0xC3, 0xBF] || bytes == [0xCB, 0x99]
  }

  private func isIBAN(_ piece: UnsafeRawBufferPointer) -> Bool {
    AccountNumber.isIBAN(String(decoding: piece.filter { $0 != 0x20 }, as: UTF8.self))
  }

  private func take(_ code: Int, _ piece: UnsafeRawBufferPointer, into details: inout MT940Details) {
    if isPlaceholder(piece) { return }
    switch code {
    case 20...29, 60...65: details.purpose.add(piece, width: MT940CodedText.width)
    case 31 where details.account.isBlank, 38 where details.account.isBlank:
      details.account.add(piece, width: MT940CodedText.width)
    case 33 where details.account.isBlank && isIBAN(piece):
      details.account.add(piece, width: MT940CodedText.width)
    case 32, 33: details.name.add(piece, width: MT940CodedText.width)
    default: break
    }
  }
}

/// Reads `:NS:`, in which the first two digits of each line tell its meaning.
enum MT940CodedLines {
  static func read(_ bytes: ByteView, _ place: Range<Int>, into details: inout MT940Details) {
    for line in bytes[place].split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) where line.count > 2 {
      let text = UnsafeRawBufferPointer(rebasing: line.dropFirst(2))
      switch (line[line.startIndex], line[line.startIndex + 1]) {
      case (UInt8(ascii: "0"), UInt8(ascii: "9")): details.purpose.add(text, width: MT940CodedText.width)
      case (UInt8(ascii: "1"), UInt8(ascii: "5")), (UInt8(ascii: "1"), UInt8(ascii: "6")):
        details.name.add(text, width: MT940CodedText.width)
      default: break
      }
    }
  }
}

/// The purpose of a SEPA payment, in which `EREF+`, `SVWZ+` and similar keys precede their values.
enum MT940Purpose {
  /// Reduces the purpose to the remittance information (`SVWZ+`), if it is marked.
  static func keepRemittance(of purpose: inout MT940Words) {
    if let range = purpose.text.withBytes({ remittance(ByteView($0)) }) { purpose.keep(range) }
  }

  private static func remittance(_ text: ByteView) -> Range<Int>? {
    var (start, place): (Int?, Int) = (nil, 0)
    while let plus = text.first(0x2B, in: place..<text.count) {
      place = plus + 1
      guard plus >= 4, isKey(text, plus - 4) else { continue }
      if let start { return start..<(plus - 4) }
      if text.starts(with: "SVWZ", at: plus - 4) { start = place }
    }
    return start.map { $0..<text.count }
  }

  private static func isKey(_ text: ByteView, _ place: Int) -> Bool {
    keys.contains(text[place..<(place + 4)].loadUnaligned(as: UInt32.self))
  }

  /// The four bytes of each key, as loaded from memory.
  private static let keys = [
    "EREF", "SVWZ", "KREF", "MREF", "CRED", "DEBT", "COAM", "OAMT", "ABWA", "ABWE", "PURP", "IBAN",
  ].map { key in Array(key.utf8).withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) } }
}
