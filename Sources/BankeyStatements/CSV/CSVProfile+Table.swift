import BankeyModel

extension CSVProfile {
  /// The maximum length of a header line in a profile.
  static let headerLength = 1000

  /// Whether the beginning of a file matches this profile. Profiles without a text to match are tested later, by their
  /// columns or number of fields.
  func isMatched(_ text: CSVText) -> Bool {
    guard let sign = match ?? header else { return fields != nil || namesColumn }
    return text.decoder.string(text.bytes[0..<min(text.bytes.count, 1 << 13)]).contains(sign)
  }

  /// Whether a row can be the header of this profile.
  func mayBegin(with row: CSVRow, _ text: CSVText) -> Bool {
    if let header { return header == CSVProfile.header(row, text) }
    return fields.map { $0 == row.count } ?? true
  }

  /// Whether a table has the form of this profile.
  func isOf(header row: CSVRow?, _ rows: CSVSample) -> Bool {
    if let header { return row.map { header == CSVProfile.header($0, rows.text) } ?? false }
    guard let fields else { return true }
    var table = rows
    table.rows = rows.rows.filter { $0.count == fields && $0.cells.contains(where: rows.isDate) }
    guard row == nil, table.rows.count * 2 > rows.rows.count(where: { $0.cells.contains(where: rows.isDate) }) else {
      return false
    }
    return form.map { CSVForm($0).fits(CSVForm(table, width: fields)) } ?? isPlausible(table, width: fields)
  }

  /// Whether a profile that only gives a number of fields can apply to a table: its columns must contain what it says,
  /// and no other currency than its own.
  private func isPlausible(_ rows: CSVSample, width: Int) -> Bool {
    func holds(_ field: CSVField, _ kind: (CSVCell) -> Bool) -> Bool {
      (columns[field] ?? []).allSatisfy { column in
        if case .number(let number) = column { rows.isMostly(number - 1, kind) } else { true }
      }
    }
    let codes = (0..<width).flatMap { column -> [Currency?] in
      let words = rows.strings(column).map(CSVFigure.currency)
      return words.contains(nil) ? [] : words
    }
    return holds(.date, rows.isDate) && holds(.amount, rows.isFigure)
      && (currency == nil || codes.isEmpty || codes.contains(currency))
  }

  /// The header line in the form stored in a profile.
  static func header(_ row: CSVRow, _ text: CSVText) -> String {
    String(text.decoder.string(text.bytes[row.place]).prefix(headerLength))
  }

  /// Whether a column is identified by its header.
  var namesColumn: Bool { !named.isEmpty }

  /// The headers that it names.
  var named: [String] {
    CSVField.allCases.flatMap { columns[$0] ?? [] }.compactMap { if case .named(let name) = $0 { name } else { nil } }
  }

  /// The index of a column; nil when no header has that name.
  func index(_ column: Column, in headings: [CSVHeading]) -> Int? {
    switch column {
    case .number(let number): number - 1
    case .named(let name):
      headings.firstIndex { $0.text == name } ?? headings.firstIndex { $0.key == CSVHeading(name).key }
    }
  }
}

extension CSVRoles {
  /// Determines columns from the headers in `row` and a profile, for at least `width` columns; nil when the row lacks a
  /// column that the profile names.
  init?(_ row: CSVRow, _ text: CSVText, _ profile: CSVProfile?, width: Int = 0) {
    let told = text.strings(row).map(CSVHeading.init)
    self.init(told + Array(repeating: CSVHeading(""), count: max(0, width - told.count)))
    if let bank = CSVBank.of(told) { tell(bank) }
    for (field, columns) in profile?.columns ?? [:] {
      let indexes = columns.compactMap { profile?.index($0, in: headings) }
      guard indexes.count == columns.count, indexes.allSatisfy(headings.indices.contains) else { return nil }
      set(CSVRoles.columns[field]!, indexes, by: .profile)
    }
  }

  private static let columns: [CSVField: CSVColumnRole] = [
    .date: .booked, .authorized: .done, .amount: .amount, .debit: .debit, .credit: .credit, .direction: .direction,
    .balance: .balance, .currency: .currency, .description: .description, .counterparty: .counterparty,
    .account: .account, .id: .id, .status: .status, .ignored: .ignored,
  ]
}

/// Explains why a file of its bank cannot be read as a profile says. Reading it in another way would put it into
/// another account.
enum CSVMissingColumns {
  /// The number of headers to list in a message.
  private static let told = 30

  /// The error for a file that lacks columns of the profile; nil when it has all of them.
  static func fault(_ text: CSVText, _ profile: CSVProfile) -> ReadingError? {
    let samples = CSVDialect.all(text.bytes, profile).map { CSVSample(text, $0) }
    let rows = samples.flatMap { $0.rows.prefix(CSVTable.highestHeader) }.filter { $0.count > 1 }
    guard let row = rows.max(by: { score($0, text, profile) < score($1, text, profile) }) else { return nil }
    let headings = text.strings(row).map(CSVHeading.init)
    let missing = profile.named.filter { profile.index(.named($0), in: headings) == nil }.map(Quotation.of)
    guard !missing.isEmpty else { return nil }
    let texts = headings.map(\.text).filter { !$0.isEmpty }
    let columns = texts.prefix(told).map(Quotation.of).joined(separator: ", ") + (texts.count > told ? " …" : "")
    return ReadingError(
      "[csv.\(PlainText.cleaned(profile.name))] in the config matches this file, but the file has no column "
        + "\(missing.joined(separator: ", ")). Its columns are \(columns).", at: row.place.lowerBound)
  }

  /// The error for a file in which the profile finds no table, although there is one. Read without the profile, its
  /// signs could be wrong.
  static func unfit(_ profile: CSVProfile, at start: Int) -> ReadingError {
    ReadingError(
      "[csv.\(PlainText.cleaned(profile.name))] in the config matches this file, but finds no table in it. "
        + "Check its skip, its delimiter and its column numbers.", at: start)
  }

  /// How much a row resembles the profile's headers, then known headers, then any header.
  private static func score(_ row: CSVRow, _ text: CSVText, _ profile: CSVProfile) -> (Int, Int, Int) {
    let headings = text.strings(row).map(CSVHeading.init)
    return (
      profile.named.count { profile.index(.named($0), in: headings) != nil },
      headings.count { CSVWords.column($0.key) != nil }, headings.count { !$0.text.isEmpty }
    )
  }
}
