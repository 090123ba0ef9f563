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
  private static let fields = 24

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

  /// What tells a form, for a message: the whole line of headers, however long. A part of it could stand in the files of another bank,
  /// whose rows would then go to this one's account.
  var form: [String] { settings.map(\.line) }

  /// A question that choices answer.
  func question(
    _ topic: CSVQuestion.Topic, value: String = "", implied: [CSVSetting] = [], at place: Int? = nil,
    _ choices: [CSVQuestion.Choice]
  ) -> CSVQuestion {
    CSVQuestion(
      topic, profile: profile, settings: settings + implied, row: row(at: place), value: cut(value), choices: choices,
      header: headings.map { cut($0.text) }, rows: places.map(fields))
  }

  /// A question that a text answers.
  func question(_ topic: CSVQuestion.Topic, suggestion: String) -> CSVQuestion {
    CSVQuestion(
      topic, profile: profile, settings: settings, row: row(at: nil), suggestion: suggestion,
      header: headings.map { cut($0.text) }, rows: places.map(fields))
  }

  /// The answer that a key has a word.
  func choice(_ key: String, _ word: String, sample: String) -> CSVQuestion.Choice {
    CSVQuestion.Choice([CSVSetting(profile, key, text: word)], word: word, sample: sample)
  }

  /// The answer that columns are something.
  func choice(_ fields: [(CSVField, [Int])]) -> CSVQuestion.Choice {
    CSVQuestion.Choice(
      fields.map { setting($0.0, $0.1) }, columns: fields.flatMap(\.1).map(column),
      sample: fields.flatMap(\.1).map(sampleText).joined(separator: " "), lit: fields.flatMap(\.1))
  }

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

  private func sampleText(_ column: Int) -> String { cut(sample.strings(column).first ?? "") }

  private func row(at place: Int?) -> [String] {
    let row = place.flatMap { place in sample.rows.first { $0.place.contains(place) } } ?? sample.rows.first
    return row.map(fields) ?? []
  }

  /// The rows that a person is shown: the first five.
  var places: [CSVRow] { Array(sample.rows.prefix(5)) }

  private func fields(_ row: CSVRow) -> [String] { sample.text.strings(row).prefix(CSVAsking.fields).map(cut) }

  /// As much of a text as a person has to see.
  func cut(_ text: String) -> String { String(text.prefix(CSVAsking.longest)) }

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

extension CSVAsking {
  /// What can be the amount: a column of money, else one of numbers; or two, of which each row has one.
  func amounts(_ body: CSVBody, _ rows: CSVSample, needsMoney: Bool) -> [CSVQuestion.Choice] {
    let free = (0..<body.width).filter { !body.roles.isKnown($0) && !rows.isFull($0, of: rows.isDate) }
    let money = free.filter { rows.isFull($0, of: rows.isMoney) }
    let numbers = needsMoney ? [] : free.filter { rows.isFull($0, of: rows.isFigure) }
    let singles = (money.isEmpty ? numbers : money).map { choice([(.amount, [$0])]) }
    return rows.pairs(free).map { choice([(.debit, [$0.0]), (.credit, [$0.1])]) } + singles
  }
}

/// A table of transactions of which bankey has to be told which column is the date or the amount.
struct CSVUnknown {
  private let asking: CSVAsking
  private let body: CSVBody
  private let dialect: CSVDialect
  private let question: CSVQuestion

  /// Why a file whose columns are not certain is refused, with the question that decides it; nil when it is no table.
  static func error(in bytes: ByteView, _ profiles: [CSVProfile]) -> StatementError? {
    let plain = CSVText(bytes: bytes, decoder: TextDecoder(for: bytes, declared: nil))
    for profile in profiles where profile.isMatched(plain) {
      let text = CSVText(bytes: bytes, decoder: TextDecoder(for: bytes, declared: profile.encoding))
      if let found = find(text, CSVDialect.all(bytes, profile), profile, profiles) { return found.error }
    }
    let found = find(plain, CSVDialect.all(bytes, nil), nil, profiles)
    return found?.error ?? shape(plain) ?? find(plain, CSVDialect.unusual(bytes), nil, profiles)?.error
  }

  /// The dialect that cuts the rows into the most fields.
  private static func find(
    _ text: CSVText, _ dialects: [CSVDialect], _ profile: CSVProfile?, _ profiles: [CSVProfile]
  ) -> CSVUnknown? {
    dialects.compactMap { CSVUnknown(CSVSample(text, $0), $0, profile, profiles) }
      .max { $0.body.width < $1.body.width }
  }

  /// What has the form of a table, whatever stands in it.
  private static func shape(_ text: CSVText) -> StatementError? {
    let samples = CSVDialect.all(text.bytes, nil).map { CSVSample(text, $0).rows.prefix(20) }
    guard samples.contains(where: { $0.count > 1 && $0[0].count > 1 && Set($0.map(\.count)).count == 1 })
    else { return nil }
    return StatementError(
      "This is a table, but no column of it is known to be the date or the amount. "
        + "Put [csv.NAME] with \(columnAdvice) into the config.", line: 1)
  }

  private static let columnAdvice = "[csv.NAME.columns] with date and amount, each a header or a number from 1,"

  private init?(_ sample: CSVSample, _ dialect: CSVDialect, _ profile: CSVProfile?, _ profiles: [CSVProfile]) {
    guard let body = CSVBody(sample, profile), let rows = body.rows else { return nil }
    let header = body.header.map { sample.rows[$0] }
    guard profile?.isOf(header: header, body.rest) ?? true else { return nil }
    let asking = CSVAsking(profile, profiles, dialect, header: header, rows)
    guard let question = CSVUnknown.question(body, rows, asking, dialect) else { return nil }
    (self.body, self.asking, self.dialect, self.question) = (body, asking, dialect, question)
  }

  /// What has to be known first; nil when no column can be it.
  private static func question(
    _ body: CSVBody, _ rows: CSVSample, _ asking: CSVAsking, _ dialect: CSVDialect
  ) -> CSVQuestion? {
    var implied: [CSVSetting] = []
    if !body.roles.hasDate {
      let days = (0..<body.width).filter { rows.isFull($0, of: rows.isDate) }
      if days.count > 1 { return asking.question(.date, days.map { asking.choice([(.date, [$0])]) }) }
      guard let day = days.first else { return nil }
      implied = [asking.setting(.date, [day])]
    }
    // What bankey does not look for is a table only if money stands in it.
    let choices = asking.amounts(body, rows, needsMoney: !dialect.isUsual)
    return body.roles.hasAmount || choices.isEmpty ? nil : asking.question(.amount, implied: implied, choices)
  }

  private var error: StatementError {
    let form = asking.settings.map { "\($0.key) = \($0.value)" }
    // Headers may be long, and of a table with headers they tell the file anyway.
    let head = (body.header == nil ? form : []).joined(separator: " and ")
    let what =
      dialect.isUsual
      ? "This is a table, but which of its columns are the date and the amount is not certain."
      : "This looks like a table with “\(Unicode.Scalar(dialect.delimiter))” between its fields, which no known bank writes."
    return StatementError(
      "\(what) Answer it in bankey import --preview FILE, or put [csv.NAME] with \(head)\(head.isEmpty ? "" : ", and ")"
        + "\(CSVUnknown.columnAdvice) into the config.", line: 1, asking: question)
  }
}
