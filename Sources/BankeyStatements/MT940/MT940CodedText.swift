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
    let text = bytes.trimmed(place)
    let kind = lengthOfKind(bytes, text)
    let sign = bytes.trimmed(text.lowerBound + kind..<text.upperBound).lowerBound
    let isNext = sign == text.lowerBound + kind
    guard sign + 2 < text.upperBound, isNext || bytes[sign] == 0x3F,
      let code = twoDigits(bytes[sign + 1], bytes[sign + 2])
    else { return separator(bytes, afterWords: text) }
    // A plus sign begins so many texts that it needs both the digits and the usual first code.
    let isPlus = bytes[sign] == UInt8(ascii: "+") && kind > 2 && [0, 20].contains(code)
    // Without the three digits, any sign but a question mark could begin a plain text, such as `#45 invoice`.
    let isFirst = kind > 2 || kind == 0 && (bytes[sign] == 0x3F || code == 0 || code == 20)
    guard isFirst, isPlus || isSeparator(bytes[sign]) else { return separator(bytes, afterWords: text) }
    return bytes[sign]
  }

  /// The length of the code for the kind of transaction: at most three digits, or four before `<00`. A Bulgarian bank
  /// writes three capitals before `+00`.
  private static func lengthOfKind(_ bytes: ByteView, _ text: Range<Int>) -> Int {
    let digits = text.prefix(4).prefix { isDigit(bytes[$0]) }.count
    if digits == 4, bytes.starts(with: "<00", at: text.lowerBound + 4) { return 4 }
    let areCapitals = digits == 0 && text.prefix(3).allSatisfy { bytes[$0] &- 0x41 < 26 }
    return areCapitals && bytes.starts(with: "+00", at: text.lowerBound + 3) ? 3 : min(digits, 3)
  }

  /// The question mark if words precede the codes, as some banks write the kind of the transaction there. Since it may
  /// belong to any text, two codes of the purpose or of the name must begin lines, or the text must have both.
  private static func separator(_ bytes: ByteView, afterWords text: Range<Int>) -> UInt8? {
    var (place, lines, codes) = (text.lowerBound, 0, (first: false, purpose: false, name: false))
    while let sign = bytes.first(0x3F, in: place..<text.upperBound), sign + 2 < text.upperBound {
      place = sign + 1
      guard let code = twoDigits(bytes[sign + 1], bytes[sign + 2]) else { continue }
      let isLine = sign > text.lowerBound && isLineEnd(bytes[sign - 1])
      if isLine, (20...33).contains(code) { lines += 1 }
      codes = (codes.first || code == 0, codes.purpose || code == 20, codes.name || code == 32)
    }
    return lines > 1 || (codes.first && codes.purpose && codes.name) ? 0x3F : nil
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private static func isSeparator(_ byte: UInt8) -> Bool { byte == 0x3F || ">~<^@|#$%&!*;".utf8.contains(byte) }

  /// Whether a text begins with the three digits for the kind of the transaction.
  static func startsWithCode(_ bytes: ByteView, _ place: Range<Int>) -> Bool {
    let text = bytes.trimmed(place)
    return text.count > 2 && text.prefix(3).allSatisfy { isDigit(bytes[$0]) }
  }

  /// Whether a text is only these three digits.
  static func isCode(_ bytes: ByteView, _ place: Range<Int>) -> Bool {
    bytes.trimmed(place).count == 3 && startsWithCode(bytes, place)
  }

  /// The text after 999, the code of a text without parts, and after the number of the posting (`PN`) that may follow
  /// it.
  static func withoutCode(_ bytes: ByteView, _ place: Range<Int>) -> Range<Int> {
    let text = bytes.trimmed(place)
    let start = text.lowerBound + 3
    guard bytes.starts(with: "999", at: text.lowerBound), start < text.upperBound, !isDigit(bytes[start]) else {
      return place
    }
    let isNumbered =
      bytes.starts(with: "PN", at: start) && (start + 2..<text.upperBound).prefix { isDigit(bytes[$0]) }.count >= 4
    return bytes.trimmed((isNumbered ? start + 6 : start)..<text.upperBound)
  }

  /// Whether a line ends a word although it is within a piece: some programs keep the line ends of a text.
  static func endsWord(_ line: MT940Lines.Line, before next: MT940Lines.Line) -> Bool {
    guard let last = line.last, let first = next.first, isLetter(first) else { return false }
    return isDigit(last) || (isLetter(last) && !(isLower(last) && isLower(first)))
  }

  private static func isLower(_ letter: UInt8) -> Bool { letter & 0x20 != 0 }

  /// Reads a text.
  func read(_ text: UnsafeRawBufferPointer, into details: inout MT940Details) {
    var isNamed = false
    let hasLateName = separator == less && ByteView(text).end(of: "<32", from: 0) == nil
    forEach(ByteView(text)) { code, piece in
      isNamed = isNamed || (code == 32 && !piece.allSatisfy(isBlank))
      // Some Polish banks write the name there.
      add(hasLateName && (27...29).contains(code) ? 32 : code, piece, into: &details)
    }
    if !isNamed { MT940Purpose.takePayer(of: details.purpose, into: &details.name) }
    MT940Purpose.keepRemittance(of: &details.purpose, account: details.account)
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

  private func add(_ code: Int, _ piece: UnsafeRawBufferPointer, into details: inout MT940Details) {
    if isPlaceholder(piece) { return }
    switch code {
    case 0: details.posting.add(piece, width: MT940CodedText.width)
    case -1 where piece.count > MT940CodedText.longestCode: details.posting.add(piece, width: 0)
    case 29 where separator != 0x3F && isIBAN(piece): takeAccount(piece, into: &details)
    case 20...29, 60...65: details.purpose.add(piece, width: MT940CodedText.width)
    case 31 where details.account.isBlank, 38 where details.account.isBlank || isIBAN(piece):
      takeAccount(piece, into: &details)
    case 33 where details.account.isBlank && isIBAN(piece): takeAccount(piece, into: &details)
    case 33 where piece.count { !isBlank($0) } == 1 && !piece.contains(where: { isLetter($0) || isDigit($0) }): break
    case 32, 33: details.name.add(piece, width: MT940CodedText.width)
    default: break
    }
  }

  private func takeAccount(_ piece: UnsafeRawBufferPointer, into details: inout MT940Details) {
    details.account.clear()
    details.account.add(piece, width: MT940CodedText.width)
  }

  /// The length up to which what precedes the first piece is a code and not words.
  private static let longestCode = 8
}
