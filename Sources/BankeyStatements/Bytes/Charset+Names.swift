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
