import BankeyModel
import BankeyText

extension ConfigReader {
  func text(_ value: TOMLValue, _ entry: TOMLEntry) throws(TOMLError) -> String {
    guard case .text(let text) = value else { throw wrong(value, entry, "a text in quotes") }
    return text
  }

  /// Reads a list of texts; a single one needs no brackets.
  func texts(_ value: TOMLValue, _ entry: TOMLEntry) throws(TOMLError) -> [String] {
    guard case .array(let values) = value else { return [try text(value, entry)] }
    var texts: [String] = []
    for value in values { texts.append(try text(value, entry)) }
    return texts
  }

  func flag(_ value: TOMLValue, _ entry: TOMLEntry) throws(TOMLError) -> Bool {
    guard case .boolean(let flag) = value else { throw wrong(value, entry, "true or false") }
    return flag
  }

  /// Reads a word. A word without quotes is not TOML, but it has only one possible meaning.
  mutating func word(_ value: TOMLValue, _ entry: TOMLEntry) throws(TOMLError) -> String {
    guard case .word(let word) = value else { return try text(value, entry) }
    warn(entry, "write it in quotes: \(entry.name) = \"\(word)\"")
    return word
  }

  /// Reads one of the cases of `Choice`.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ value: TOMLValue, _ entry: TOMLEntry
  ) throws(TOMLError) -> Choice {
    let word = try word(value, entry)
    guard let choice = Choice(rawValue: word) else { throw notOne(of: Choice.allCases.map(\.rawValue), entry) }
    return choice
  }

  /// Reads whether cents are raised: nil for "auto".
  mutating func raisedCents(_ value: TOMLValue, _ entry: TOMLEntry) throws(TOMLError) -> Bool? {
    switch value {
    case .boolean(let flag): return flag
    case .text("auto"): return nil
    case .word("auto"): _ = try word(value, entry)
    default: throw wrong(value, entry, "true, false or \"auto\"")
    }
    return nil
  }

  /// Reads a list of sections.
  func sections(_ value: TOMLValue, _ entry: TOMLEntry) throws(TOMLError) -> [SectionKey] {
    guard case .array(let values) = value else { throw wrong(value, entry, "a list of sections") }
    var sections: [SectionKey] = []
    for value in values {
      let name = try text(value, entry)
      guard let section = Self.sectionNames[name] else { throw notOne(of: Self.sectionNames.keys.sorted(), entry) }
      sections.append(section)
    }
    return sections
  }

  /// Reads a list of folders, each of which must be an absolute path or start with `~`.
  func folders(_ value: TOMLValue, _ entry: TOMLEntry) throws(TOMLError) -> [String] {
    guard case .array(let values) = value else { throw wrong(value, entry, "a list of folders") }
    var folders: [String] = []
    for value in values {
      let folder = try text(value, entry)
      guard folder.hasPrefix("/") || folder == "~" || folder.hasPrefix("~/") else {
        throw TOMLError(line: entry.line, message: "`\(entry.name)`: a folder must begin with / or ~/")
      }
      folders.append(folder)
    }
    return folders
  }

  private static let sectionNames = AccountKind.allCases.reduce(into: ["message": SectionKey.message]) {
    $0[$1.rawValue] = .kind($1)
  }

  /// The result of `read`, or `fallback` with a warning.
  mutating func harmless<Value>(
    _ fallback: Value, _ entry: TOMLEntry, _ read: (inout ConfigReader) throws(TOMLError) -> Value
  ) -> Value {
    do {
      return try read(&self)
    } catch {
      warn(entry, error.message + "; using the default")
      return fallback
    }
  }

  /// The error for a value of the wrong type.
  func wrong(_ value: TOMLValue, _ entry: TOMLEntry, _ expected: String) -> TOMLError {
    TOMLError(line: entry.line, message: "`\(entry.name)` must be \(expected), not \(value.typeName)")
  }

  /// The error for a value that is not among the choices.
  func notOne(of choices: [String], _ entry: TOMLEntry) -> TOMLError {
    let list = choices.map { "\"\($0)\"" }.joined(separator: ", ")
    return TOMLError(line: entry.line, message: "`\(entry.name)` must be one of \(list)")
  }
}

extension TOMLEntry {
  /// The full key, for messages.
  var name: String { path.joined(separator: ".") }
}

extension ConfigReader {
  /// Reads the code of a currency.
  func base(_ value: TOMLValue, _ entry: TOMLEntry) throws(TOMLError) -> Currency {
    let currency = Currency(code: try text(value, entry))
    guard currency.isISO, !currency.isUnknown else {
      throw TOMLError(line: entry.line, message: "`\(entry.name)` must be the code of a currency, such as \"NOK\"")
    }
    return currency
  }

  /// Reads the address of a folder on a server.
  func address(_ value: TOMLValue, _ entry: TOMLEntry) throws(TOMLError) -> String {
    let address = try text(value, entry)
    guard address.hasPrefix("https://") || address.hasPrefix("http://") else {
      throw TOMLError(line: entry.line, message: "`\(entry.name)` must begin with https://")
    }
    return address
  }
}
