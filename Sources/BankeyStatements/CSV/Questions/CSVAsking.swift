import BankeyModel

/// Makes the questions about a table: to which profile the answers belong, and what tells the next file of its form.
struct CSVAsking {
  /// The name of the profile: the one that was found, or a new one.
  let profile: String
  /// What tells the next file of the same form; nothing where a profile does already.
  let settings: [CSVSetting]
  /// The headers; none where the table has none.
  let headings: [CSVHeading]
  private let sample: CSVSample
  /// How much of a field, and how many of a row, a person has to see.
  private static let longest = 60
  private static let fields = 200

  /// Asks about a table whose rows are `sample`.
  init(
    _ known: CSVProfile?, _ profiles: [CSVProfile], _ dialect: CSVDialect, header: CSVRow?, _ sample: CSVSample,
    _ bank: CSVBank? = nil
  ) {
    self.sample = sample
    headings = header.map { sample.text.strings($0).map(CSVHeading.init) } ?? []
    let name = known?.name ?? CSVAsking.name(headings, bank, profiles)
    profile = name
    settings = known == nil ? CSVAsking.form(name, dialect, header, sample) : []
  }

  /// What tells a form: the line of headers; without one, how many fields a row has.
  private static func form(_ name: String, _ dialect: CSVDialect, _ header: CSVRow?, _ sample: CSVSample)
    -> [CSVSetting]
  {
    if let header {
      return [CSVSetting(name, "header", text: CSVProfile.header(header, sample.text))] + odd(dialect, name)
    }
    let form = CSVForm(sample, width: sample.rows[0].count)
    return [
      CSVSetting(name, "fields", number: sample.rows[0].count), CSVSetting(name, "form", text: form.text),
    ] + odd(dialect, name)
  }

  private static func odd(_ dialect: CSVDialect, _ name: String) -> [CSVSetting] {
    dialect.isUsual
      ? [] : [CSVSetting(name, "delimiter", text: String(Character(Unicode.Scalar(dialect.delimiter))))]
  }

  /// The head of the profile.
  var head: String { CSVSetting(profile, "fields", number: 0).head }

  /// What tells a form, for a message: the whole line of headers. A part of it could stand in the files of another bank, whose rows
  /// would then go to this one's account; a long one is not written out.
  var form: [String] {
    settings.map {
      $0.key == "header" && $0.value.count > CSVAsking.longestHeader ? "header = the line of headers" : $0.line
    }
  }

  /// How long a line of headers may be that a message shows.
  private static let longestHeader = 60

  /// How a person says what only a person can, and with which lines of the config a script does.
  func advice(_ lines: [String]) -> String {
    "Answer it in bankey import --preview FILE. In scripts, say it in the config: \(settings.isEmpty ? head : "[csv.NAME]") "
      + "with \(lines.joined(separator: " and "))."
  }

  /// A question that choices answer.
  func question(
    _ topic: CSVQuestion.Topic, value: String = "", implied: [CSVSetting] = [], at place: Int? = nil,
    _ choices: [CSVQuestion.Choice]
  ) -> CSVQuestion {
    CSVQuestion(
      topic, profile: profile, settings: settings + implied, row: row(at: place), value: CSVAsking.cut(value),
      choices: choices,
      header: headings.map { CSVAsking.cut($0.text) }, rows: places.map(fields))
  }

  /// A question that a text answers.
  func question(_ topic: CSVQuestion.Topic, value: String = "", suggestion: String) -> CSVQuestion {
    CSVQuestion(
      topic, profile: profile, settings: settings, row: row(at: nil), value: CSVAsking.cut(value),
      suggestion: suggestion,
      header: headings.map { CSVAsking.cut($0.text) }, rows: places.map(fields))
  }

  /// The answer that a key has a word.
  func choice(
    _ key: String, _ word: String, sample: String = "", _ outcomes: [CSVQuestion.Outcome] = []
  ) -> CSVQuestion.Choice {
    CSVQuestion.Choice([CSVSetting(profile, key, text: word)], word: word, sample: sample, outcomes: outcomes)
  }

  /// The answer that columns are something.
  func choice(_ fields: [(CSVField, [Int])], _ outcomes: [CSVQuestion.Outcome] = []) -> CSVQuestion.Choice {
    CSVQuestion.Choice(
      fields.map { setting($0.0, $0.1) }, columns: fields.flatMap(\.1).map(column),
      sample: fields.flatMap(\.1).map(sampleText).joined(separator: " "), lit: fields.flatMap(\.1),
      outcomes: outcomes)
  }

  /// What says that a key has a word.
  func setting(_ key: String, _ word: String) -> CSVSetting { CSVSetting(profile, key, text: word) }

  /// What says that words mean something.
  func setting(_ key: String, _ words: [String]) -> CSVSetting { CSVSetting(profile, key, texts: words) }

  /// What says that columns are something.
  func setting(_ field: CSVField, _ columns: [Int]) -> CSVSetting { CSVSetting(profile, field, columns.map(column)) }

  /// A header that no other column has too is told by its text, which lasts when the bank adds a column.
  private func column(_ index: Int) -> CSVProfile.Column {
    guard headings.indices.contains(index), !headings[index].key.isEmpty,
      headings.count(where: { $0.key == headings[index].key }) == 1
    else { return .number(index + 1) }
    return .named(headings[index].text)
  }

  private func sampleText(_ column: Int) -> String { CSVAsking.cut(sample.strings(column).first ?? "") }

  private func row(at place: Int?) -> [String] {
    let row = place.flatMap { place in sample.rows.first { $0.place.contains(place) } } ?? sample.rows.first
    return row.map(fields) ?? []
  }

  /// The rows that a person is shown: the first five.
  var places: [CSVRow] { Array(sample.rows.prefix(5)) }

  private func fields(_ row: CSVRow) -> [String] {
    sample.text.strings(row).prefix(CSVAsking.fields).map(CSVAsking.cut)
  }

  /// As much of a text as a person has to see.
  static func cut(_ text: String) -> String { String(text.prefix(longest)) }

  /// A name that no profile has yet: of the bank where its headers tell it, else of the first headers.
  private static func name(_ headings: [CSVHeading], _ bank: CSVBank?, _ profiles: [CSVProfile]) -> String {
    let words = headings.map(\.key).filter { !$0.isEmpty && $0.utf8.allSatisfy { $0 < 0x80 } }
    let bank = bank.flatMap { $0.isCertain ? CSVHeading.words($0.name) : nil }?.map(CSVHeading.folded)
    let name = bank?.joined(separator: "-") ?? (words.isEmpty ? "table" : short(words))
    let names = [name] + (2...profiles.count + 2).map { "\(name)-\($0)" }
    return names.first { name in !profiles.contains { $0.name == name } } ?? name
  }

  /// The first words, no more than a line of the screen has room for.
  private static func short(_ words: [String]) -> String {
    var name = String(words[0].prefix(20))
    for word in words.dropFirst() where name.utf8.count + word.utf8.count < 20 { name += "-" + word }
    return name
  }
}
