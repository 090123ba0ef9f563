import BankeyModel
import BankeyText

extension ConfigReader {
  /// Reads a key of `[csv.NAME]`.
  mutating func readCSV(_ value: TOMLValue, _ entry: TOMLEntry) throws(TOMLError) {
    var profile = profile(entry.path[1])
    switch entry.path[2] {
    case "match": profile.match = try text(value, entry)
    case "header": profile.header = try text(value, entry)
    case "fields": profile.fields = try number(value, entry, 1, "a number of fields")
    case "form": profile.form = try text(value, entry)
    case "dates": profile.dates = try choice(value, entry)
    case "decimal_mark": profile.decimals = try decimals(value, entry)
    case "delimiter": profile.delimiter = try delimiter(value, entry)
    case "encoding": profile.encoding = try encoding(value, entry)
    case "sign": profile.sign = try choice(value, entry)
    case "out": profile.outWords = try texts(value, entry)
    case "in": profile.inWords = try texts(value, entry)
    case "pending": profile.pendingWords = try texts(value, entry)
    case "skip_rows": profile.skippedRows = try texts(value, entry)
    case "unreadable_rows": profile.skipsUnreadable = try text(value, entry) == "skip"
    case "skip": profile.skip = try number(value, entry, 0, "a number of lines")
    case "currency": profile.currency = Currency(code: try text(value, entry))
    case "year": profile.year = try year(value, entry)
    case "account": profile.account = try text(value, entry)
    default: unknown(entry)
    }
    keep(profile)
  }

  /// Reads a key of `[csv.NAME.columns]`: a header, a number, or a list of them.
  mutating func readColumn(_ value: TOMLValue, _ entry: TOMLEntry) throws(TOMLError) {
    guard entry.path[2] == "columns", let field = CSVField(rawValue: entry.path[3]) else { return unknown(entry) }
    var profile = profile(entry.path[1])
    guard case .array(let values) = value else {
      profile.columns[field] = [try column(value, entry)]
      return keep(profile)
    }
    profile.columns[field] = []
    for value in values { profile.columns[field]?.append(try column(value, entry)) }
    keep(profile)
  }

  /// Adds warnings about profiles that match no file.
  mutating func checkProfiles() {
    for profile in config.csv where !profile.tellsFiles {
      let line = profileLines[profile.name] ?? 1
      config.warnings.append(
        ConfigWarning(
          line: line,
          message: "[csv.\(profile.name)] is never used: it needs `match`, `header`, `fields` or a column by its header"
        ))
    }
  }

  private func profile(_ name: String) -> CSVProfile {
    config.csv.first { $0.name == name } ?? CSVProfile(name: name)
  }

  private mutating func keep(_ profile: CSVProfile) {
    if let index = config.csv.firstIndex(where: { $0.name == profile.name }) {
      config.csv[index] = profile
    } else {
      config.csv.append(profile)
    }
  }

  private func column(_ value: TOMLValue, _ entry: TOMLEntry) throws(TOMLError) -> CSVProfile.Column {
    if case .text(let name) = value { return .named(name) }
    return .number(try number(value, entry, 1, "a header in quotes or a number from 1"))
  }

  private func number(
    _ value: TOMLValue, _ entry: TOMLEntry, _ least: Int, _ what: String
  ) throws(TOMLError) -> Int {
    guard case .integer(let number) = value, (least...10_000).contains(number) else { throw wrong(value, entry, what) }
    return number
  }

  private func year(_ value: TOMLValue, _ entry: TOMLEntry) throws(TOMLError) -> Int {
    let year =
      switch value {
      case .integer(let number): Int(number)
      case .text(let text): Int(text)
      default: Int?.none
      }
    guard let year, (1970...2200).contains(year) else { throw wrong(value, entry, "a year of four digits") }
    return year
  }

  private func decimals(_ value: TOMLValue, _ entry: TOMLEntry) throws(TOMLError) -> DecimalMark {
    switch value {
    case .text("."): .dot
    case .text(","): .comma
    default: throw wrong(value, entry, "\".\" or \",\"")
    }
  }

  private func delimiter(_ value: TOMLValue, _ entry: TOMLEntry) throws(TOMLError) -> UInt8 {
    guard case .text(let text) = value, text.utf8.count == 1, text != "\"", text != "\n", text != "\r" else {
      throw wrong(value, entry, "one character, as \";\" or \"\\t\"")
    }
    return text.utf8.first!
  }

  private func encoding(_ value: TOMLValue, _ entry: TOMLEntry) throws(TOMLError) -> String {
    let name = try text(value, entry)
    guard Self.encodings.contains(name.lowercased()) else { throw notOne(of: Self.encodings, entry) }
    return name
  }

  private static let encodings = [
    "utf-8", "windows-1250", "windows-1251", "windows-1252", "windows-1253", "windows-1254", "windows-1255",
    "windows-1256",
    "windows-1257", "iso-8859-1", "iso-8859-2", "iso-8859-5", "iso-8859-7", "iso-8859-9", "iso-8859-13", "iso-8859-15",
    "koi8-r",
    "koi8-u", "tis-620", "cp437", "cp850", "cp852", "cp857", "cp866", "macintosh", "shift_jis", "euc-jp", "gb18030",
    "gbk", "big5",
    "euc-kr",
  ]
}

extension CSVProfile {
  fileprivate var tellsFiles: Bool {
    match != nil || header != nil || fields != nil
      || columns.values.joined().contains { if case .named = $0 { true } else { false } }
  }
}
