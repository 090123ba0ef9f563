import BankeyModel

/// A set of 256 characters, one byte each, that banks still write.
enum Charset: CaseIterable {
  case windows1250, windows1251, windows1252, windows1254, latin2, latin9

  /// The text of `bytes`.
  func string(_ bytes: UnsafeRawBufferPointer) -> String {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return String(decoding: bytes, as: UTF8.self) }
    let upper = Charset.upperHalves[self]!
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 2)
    for byte in bytes {
      if byte < 0x80 { text.append(byte) } else { text += UTF8.encode(upper[Int(byte) - 0x80])! }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// What one byte from 0x80 on means.
  func scalar(_ byte: UInt8) -> Unicode.Scalar { Charset.upperHalves[self]![Int(byte) - 0x80] }

  private static let upperHalves = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, Array(upperHalf(of: $0).unicodeScalars)) })
}

extension Charset {
  /// The set that a file declares as `name`: `1252`, `ISO-8859-1`, `windows-1251`; nil when it is unknown.
  ///
  /// Latin 1 is read as windows-1252, as browsers do: the bytes in which they differ are no text in Latin 1.
  init?(named name: String) {
    switch Charset.key(name) {
    case "1250", "CP1250", "WINDOWS1250": self = .windows1250
    case "1251", "CP1251", "WINDOWS1251": self = .windows1251
    case "1252", "CP1252", "WINDOWS1252", "88591", "ISO88591", "LATIN1": self = .windows1252
    case "1254", "CP1254", "WINDOWS1254", "88599", "ISO88599": self = .windows1254
    case "88592", "ISO88592", "LATIN2": self = .latin2
    case "885915", "ISO885915", "LATIN9": self = .latin9
    default: return nil
    }
  }

  /// Whether `name` is a name of UTF-8.
  static func isUTF8(_ name: String) -> Bool { ["UTF8", "65001"].contains(key(name)) }

  private static func key(_ name: String) -> String {
    name.uppercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}

extension Charset {
  /// What the bytes 0x80 to 0xFF mean, four lines of 32. A byte that means nothing stands as the control character of its number.
  static func upperHalf(of charset: Charset) -> String {
    switch charset {
    case .windows1250:
      "€\u{81}‚\u{83}„…†‡\u{88}‰Š‹ŚŤŽŹ\u{90}‘’“”•–—\u{98}™š›śťžź"
        + "\u{A0}ˇ˘Ł¤Ą¦§¨©Ş«¬\u{AD}®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľż"
        + "ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß"
        + "ŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙"
    case .windows1251:
      "ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u{98}™љ›њќћџ"
        + "\u{A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї°±Ііґµ¶·ё№є»јЅѕї"
        + "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"
        + "абвгдежзийклмнопрстуфхцчшщъыьэюя"
    case .windows1252:
      "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ"
        + "\u{A0}¡¢£¤¥¦§¨©ª«¬\u{AD}®¯°±²³´µ¶·¸¹º»¼½¾¿"
        + "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß"
        + "àáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"
    case .windows1254:
      "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}\u{8E}\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}\u{9E}Ÿ"
        + "\u{A0}¡¢£¤¥¦§¨©ª«¬\u{AD}®¯°±²³´µ¶·¸¹º»¼½¾¿"
        + "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏĞÑÒÓÔÕÖ×ØÙÚÛÜİŞß"
        + "àáâãäåæçèéêëìíîïğñòóôõö÷øùúûüışÿ"
    case .latin2:
      "\u{80}\u{81}\u{82}\u{83}\u{84}\u{85}\u{86}\u{87}\u{88}\u{89}\u{8A}\u{8B}\u{8C}\u{8D}\u{8E}\u{8F}\u{90}\u{91}\u{92}\u{93}\u{94}\u{95}\u{96}\u{97}\u{98}\u{99}\u{9A}\u{9B}\u{9C}\u{9D}\u{9E}\u{9F}"
        + "\u{A0}Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u{AD}ŽŻ°ą˛ł´ľśˇ¸šşťź˝žż"
        + "ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß"
        + "ŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙"
    case .latin9:
      "\u{80}\u{81}\u{82}\u{83}\u{84}\u{85}\u{86}\u{87}\u{88}\u{89}\u{8A}\u{8B}\u{8C}\u{8D}\u{8E}\u{8F}\u{90}\u{91}\u{92}\u{93}\u{94}\u{95}\u{96}\u{97}\u{98}\u{99}\u{9A}\u{9B}\u{9C}\u{9D}\u{9E}\u{9F}"
        + "\u{A0}¡¢£€¥Š§š©ª«¬\u{AD}®¯°±²³Žµ¶·ž¹º»ŒœŸ¿"
        + "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß"
        + "àáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"
    }
  }
}

/// Makes text of a file's bytes.
struct TextDecoder {
  /// Whether the whole file is valid UTF-8, and so is every text in it.
  let isUTF8: Bool
  /// Whether a text that is valid UTF-8 is taken as that.
  private let triesUTF8: Bool
  /// What a text is otherwise.
  private let charset: Charset

  /// The decoder of a file: UTF-8 by its mark or because it is valid, then what it declares, then windows-1252.
  ///
  /// A file that says UTF-8 and is not is decided text by text: a bank that cuts a name within a letter spoils that name only.
  init(for bytes: ByteView, declared: String?) {
    charset = declared.flatMap(Charset.init(named:)) ?? .windows1252
    isUTF8 = TextDecoder.isUTF8(bytes)
    triesUTF8 = bytes.starts(with: "\u{FEFF}", at: 0) || declared.map(Charset.isUTF8) ?? false
  }

  /// The text of `bytes`, nothing lost.
  func string(_ bytes: UnsafeRawBufferPointer) -> String {
    if isUTF8 { return String(decoding: bytes, as: UTF8.self) }
    if triesUTF8, let text = String(validating: bytes, as: UTF8.self) { return text }
    return charset.string(bytes)
  }

  /// Adds the text of `bytes` to others.
  func append(_ bytes: UnsafeRawBufferPointer, to texts: inout ByteBuffer) {
    if isUTF8 { texts.append(bytes) } else { texts.append(string(bytes)) }
  }

  private static func isUTF8(_ bytes: ByteView) -> Bool {
    let text = bytes[0..<bytes.count].assumingMemoryBound(to: UInt8.self)
    return (try? UTF8Span(validating: text.span)) != nil
  }
}

/// Files in UTF-16: those that begin with its byte order mark, and those that every second byte of plain letters gives away.
enum UTF16Text {
  /// So many bytes show what a file without a mark is.
  private static let head = 2048

  /// The text in UTF-8; nil when `bytes` are no UTF-16. Halves of a pair become U+FFFD, half a unit at the end is left out.
  static func utf8(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    guard bytes.count >= 2 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE): return utf8(bytes, from: 2, highByte: 1)
    case (0xFE, 0xFF): return utf8(bytes, from: 2, highByte: 0)
    default: return unmarkedHighByte(bytes.prefix(head)).map { utf8(bytes, from: 0, highByte: $0) }
    }
  }

  /// Which byte of each two is the higher one where nothing marks it: in a statement most letters, figures and line ends are
  /// ASCII and have a zero there, and hardly one has it in the other place. No other text has zeros at all.
  private static func unmarkedHighByte(_ bytes: Slice<UnsafeRawBufferPointer>) -> Int? {
    var zeros = [0, 0]
    for (index, byte) in bytes.enumerated() where byte == 0 { zeros[index % 2] += 1 }
    let units = bytes.count / 2
    return (0...1).first { units >= 4 && zeros[$0] * 3 >= units && zeros[1 - $0] * 8 <= zeros[$0] }
  }

  private static func utf8(_ bytes: UnsafeRawBufferPointer, from start: Int, highByte: Int) -> [UInt8] {
    let units = stride(from: start, to: bytes.count - 1, by: 2).lazy.map { index in
      UInt16(bytes[index + highByte]) << 8 | UInt16(bytes[index + 1 - highByte])
    }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / 2)
    _ = transcode(units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: false) { text.append($0) }
    return text
  }
}
