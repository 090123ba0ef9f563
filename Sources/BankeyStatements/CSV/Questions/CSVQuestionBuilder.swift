import BankeyModel

/// Builds the questions about a table. Knows the profile that the answers belong to and the settings by which the next
/// file of this form is recognized.
struct CSVQuestionBuilder {
  /// The name of the profile: the one that matched, or a new one.
  let profile: String
  /// The settings that identify files of this form; empty when a profile already does.
  let settings: [CSVSetting]
  /// The headers; empty when the table has none.
  let headings: [CSVHeading]
  private let known: CSVProfile?
  private let sample: CSVSample
  /// How many fields of a row a question shows.
  private static let fields = 200

  /// Prepares questions about a table whose rows are `sample`.
  init(
    _ known: CSVProfile?, _ profiles: [CSVProfile], _ dialect: CSVDialect, header: CSVRow?, _ sample: CSVSample,
    _ bank: CSVBank? = nil
  ) {
    (self.known, self.sample) = (known, sample)
    headings = header.map { sample.text.strings($0).map(CSVHeading.init) } ?? []
    let name = known?.name ?? CSVQuestionBuilder.name(headings, bank, profiles)
    profile = name
    settings = known == nil ? CSVQuestionBuilder.form(name, dialect, header, sample) : []
  }

  /// The settings that identify a form: the line of headers, or the number of fields when there are no headers.
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

  /// The heading of the profile's section in the config.
  var head: String { CSVSetting(profile, "fields", number: 0).head }

  /// The settings that identify a form, for an error message. They quote the whole line of headers: a part could match
  /// another bank's files, whose rows would then go to this account. A long line is only described.
  var form: [String] {
    settings.map {
      $0.key == "header" && $0.line.count > CSVQuestionBuilder.longestLine ? "header = the line of headers" : $0.line
    }
  }

  /// The maximum length of a setting with headers that a message quotes.
  private static let longestLine = 70

  /// Explains how to answer: in the preview, or for scripts with lines of the config.
  func advice(_ lines: [String]) -> String { "To answer, run bankey import --preview FILE. " + setting(lines) }

  /// Explains how to correct an assumption, in the same places. The preview shows this sentence too.
  func correction(_ lines: [String]) -> String {
    "If that is wrong, run bankey import --preview FILE and press c. " + setting(lines)
  }

  private func setting(_ lines: [String]) -> String {
    "In scripts, set it in the config: \(settings.isEmpty ? head : "[csv.NAME]") with \(lines.joined(separator: " and "))."
  }

  /// Builds a question with choices.
  func question(
    _ topic: CSVQuestion.Topic, value: String = "", implied: [CSVSetting] = [], at place: Int? = nil,
    _ choices: [CSVQuestion.Choice]
  ) -> CSVQuestion {
    CSVQuestion(
      topic, profile: profile, settings: settings + implied, row: row(at: place), value: CSVQuestionBuilder.cut(value),
      choices: choices,
      header: headings.map { CSVQuestionBuilder.cut($0.text) }, rows: places.map(fields))
  }

  /// Builds a question that is answered with text.
  func question(
    _ topic: CSVQuestion.Topic, value: String = "", implied: [CSVSetting] = [], suggestion: String
  ) -> CSVQuestion {
    CSVQuestion(
      topic, profile: profile, settings: settings + implied, row: row(at: nil), value: CSVQuestionBuilder.cut(value),
      suggestion: suggestion,
      header: headings.map { CSVQuestionBuilder.cut($0.text) }, rows: places.map(fields))
  }

  /// The choice that sets `key` to `word`.
  func choice(
    _ key: String, _ word: String, sample: String = "", _ outcomes: [CSVQuestion.Outcome] = []
  ) -> CSVQuestion.Choice {
    CSVQuestion.Choice([CSVSetting(profile, key, text: word)], word: word, sample: sample, outcomes: outcomes)
  }

  /// The choice that assigns columns to fields.
  func choice(_ fields: [(CSVField, [Int])], _ outcomes: [CSVQuestion.Outcome] = []) -> CSVQuestion.Choice {
    CSVQuestion.Choice(
      fields.map { setting($0.0, $0.1) }, columns: fields.flatMap(\.1).map(column),
      sample: fields.flatMap(\.1).map(sampleText).joined(separator: " "), lit: fields.flatMap(\.1),
      outcomes: outcomes)
  }

  /// The setting that assigns a word to a key.
  func setting(_ key: String, _ word: String) -> CSVSetting { CSVSetting(profile, key, text: word) }

  /// The setting that assigns words to a meaning, or that adds them to those which the profile has.
  func setting(_ key: String, _ words: [String]) -> CSVSetting {
    let said: [String: [String]?] = [
      "booked": known?.bookedWords, "pending": known?.pendingWords, "skip_rows": known?.skippedRows,
      "keep_rows": known?.keptRows,
    ]
    return CSVSetting(profile, key, texts: (said[key].flatMap(\.self) ?? []) + words)
  }

  /// The setting that assigns columns to a field.
  func setting(_ field: CSVField, _ columns: [Int]) -> CSVSetting { CSVSetting(profile, field, columns.map(column)) }

  /// Names a column by its header if the header is unique, since that remains valid when the bank adds a column.
  private func column(_ index: Int) -> CSVProfile.Column {
    guard headings.indices.contains(index), !headings[index].key.isEmpty,
      headings.count(where: { $0.key == headings[index].key }) == 1
    else { return .number(index + 1) }
    return .named(headings[index].text)
  }

  private func sampleText(_ column: Int) -> String { CSVQuestionBuilder.cut(sample.strings(column).first ?? "") }

  private func row(at place: Int?) -> [String] {
    let row = place.flatMap { place in sample.rows.first { $0.place.contains(place) } } ?? sample.rows.first
    return row.map(fields) ?? []
  }

  /// The rows shown with a question: the first five with more than one field.
  var places: [CSVRow] {
    let rows = sample.rows.filter { row in row.cells.count { !$0.isEmpty } > 1 }
    return Array((rows.isEmpty ? sample.rows : rows).prefix(5))
  }

  private func fields(_ row: CSVRow) -> [String] {
    sample.text.strings(row).prefix(CSVQuestionBuilder.fields).map(CSVQuestionBuilder.cut)
  }

  /// A text, shortened for display.
  static func cut(_ text: String) -> String { String(text.prefix(CSVQuestion.longestText)) }

  /// A name that no profile has yet: derived from the bank if it is certain, otherwise from the first headers.
  private static func name(_ headings: [CSVHeading], _ bank: CSVBank?, _ profiles: [CSVProfile]) -> String {
    let words = headings.map(\.key).filter { !$0.isEmpty && $0.utf8.allSatisfy { $0 < 0x80 } }
    let bank = bank.flatMap { $0.isCertain ? WordFolding.words($0.name) : nil }?.map(WordFolding.folded)
    let name = bank?.joined(separator: "-") ?? (words.isEmpty ? "table" : short(words))
    let names = [name] + (2...profiles.count + 2).map { "\(name)-\($0)" }
    return names.first { name in !profiles.contains { $0.name == name } } ?? name
  }

  /// The first words that fit a line of the screen.
  private static func short(_ words: [String]) -> String {
    var name = String(words[0].prefix(20))
    for word in words.dropFirst() where name.utf8.count + word.utf8.count < 20 { name += "-" + word }
    return name
  }
}
