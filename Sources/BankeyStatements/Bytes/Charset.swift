import BankeyModel

/// A character set other than UTF-8 that banks use: 256 single-byte characters, or an East Asian set of one- and
/// two-byte characters.
enum Charset: CaseIterable {
  // When a text reads the same in several sets, the first one is chosen.
  case windows1252, windows1250, windows1251, windows1253, windows1254, windows1255, windows1256, windows1257
  case latin9, latin2, greek7, cyrillic5, koi8r, koi8u, thai
  case cp437, cp850, cp852, cp857, cp866, macintosh
  case shiftJIS, eucJP, gb18030, big5, eucKR

  /// The C library's name of a multibyte set; nil for single-byte sets.
  var multibyteName: String? {
    switch self {
    case .shiftJIS: "CP932"
    case .eucJP: "EUC-JP"
    case .gb18030: "GB18030"
    case .big5: "BIG5-HKSCS"
    case .eucKR: "CP949"
    default: nil
    }
  }

  /// The text of `bytes`. Undefined bytes become the control characters of their value.
  func string(_ bytes: UnsafeRawBufferPointer) -> String {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return String(decoding: bytes, as: UTF8.self) }
    if let name = multibyteName {
      return MultibyteText.string(bytes, from: name) ?? String(decoding: bytes, as: UTF8.self)
    }
    return SingleByteTable.of(self).string(bytes)
  }

  /// The meaning of a byte from 0x80 on in a single-byte set.
  func scalar(_ byte: UInt8) -> Unicode.Scalar { SingleByteTable.of(self).scalar(byte) }
}

extension Charset {
  /// The set that a file declares as `name`: `1252`, `ISO-8859-1`, `windows-1251`; nil when the name is not known.
  ///
  /// Latin 1 is read as windows-1252, as browsers do: the bytes in which they differ are not text in Latin 1.
  init?(named name: String) {
    guard let charset = Charset.names[Charset.key(name)] else { return nil }
    self = charset
  }

  /// Whether `name` means UTF-8.
  static func isUTF8(_ name: String) -> Bool { ["UTF8", "65001"].contains(key(name)) }

  private static func key(_ name: String) -> String {
    let key = name.uppercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return key.hasPrefix("WINDOWS") ? String(key.dropFirst(7)) : key.hasPrefix("CP") ? String(key.dropFirst(2)) : key
  }

  /// Names from the IANA registry, and code page numbers. ISO's Arabic and Hebrew sets are read as the nearly identical
  /// ones of Windows.
  private static let names: [String: Charset] = {
    let lines: [(Charset, String)] = [
      (.windows1250, "1250"), (.windows1251, "1251"), (.windows1252, "1252 88591 ISO88591 LATIN1"),
      (.windows1253, "1253"),
      (.windows1254, "1254 88599 ISO88599 LATIN5"), (.windows1255, "1255 88598 ISO88598 ISO88598I"),
      (.windows1256, "1256"), (.windows1257, "1257 885913 ISO885913"), (.latin9, "885915 ISO885915 LATIN9"),
      (.latin2, "88592 ISO88592 LATIN2"), (.greek7, "88597 ISO88597"), (.cyrillic5, "88595 ISO88595"),
      (.koi8r, "KOI8R 20866"), (.koi8u, "KOI8U 21866"), (.thai, "874 TIS620 ISO885911"), (.cp437, "437 IBM437"),
      (.cp850, "850 IBM850 858 IBM858"), (.cp852, "852 IBM852"), (.cp857, "857 IBM857"), (.cp866, "866 IBM866"),
      (.macintosh, "MACINTOSH MACROMAN 10000"), (.shiftJIS, "SHIFTJIS SJIS MSKANJI 932 31J"),
      (.eucJP, "EUCJP 51932"), (.gb18030, "GB18030 GBK GB2312 936 54936"), (.big5, "BIG5 BIG5HKSCS 950"),
      (.eucKR, "EUCKR KSC56011987 UHC 949"),
    ]
    return lines.reduce(into: [:]) { names, line in
      for name in line.1.split(separator: " ") { names[String(name)] = line.0 }
    }
  }()
}

/// A prepared single-byte set: its upper half as characters and in UTF-8.
final class SingleByteTable: Sendable {
  private let upper: [Unicode.Scalar]
  /// What kinds of characters all bytes are.
  let kinds: [CharsetContext.Kind]
  private let encoded: [[UInt8]]

  private init(_ charset: Charset) {
    upper = Array((Charset.upperHalf(of: charset) ?? "").unicodeScalars)
    encoded = upper.map { Array(UTF8.encode($0)!) }
    kinds = (0..<0x80).map { CharsetContext.Kind(Unicode.Scalar($0)) } + upper.map(CharsetContext.Kind.init)
  }

  /// The cached table of a set.
  static func of(_ charset: Charset) -> SingleByteTable { tables[charset]! }

  /// The meaning of a byte from 0x80 on.
  func scalar(_ byte: UInt8) -> Unicode.Scalar { upper[Int(byte) - 0x80] }

  /// Whether a byte is a letter that hardly ever stands before a vowel.
  func isNeverBeforeVowels(_ byte: UInt8) -> Bool {
    byte >= 0x80
      && scalar(byte).properties.lowercaseMapping.unicodeScalars.first.map(CharsetContext.beforeConsonants.contains)
        ?? false
  }

  /// The text of `bytes`.
  func string(_ bytes: UnsafeRawBufferPointer) -> String {
    String(unsafeUninitializedCapacity: bytes.count * 3) { text in
      var count = 0
      for byte in bytes {
        if byte < 0x80 {
          text[count] = byte
          count += 1
        } else {
          for unit in encoded[Int(byte) - 0x80] {
            text[count] = unit
            count += 1
          }
        }
      }
      return count
    }
  }

  private static let tables = Dictionary(
    uniqueKeysWithValues: Charset.allCases.filter { $0.multibyteName == nil }.map { ($0, SingleByteTable($0)) })
}
