import BankeyCore

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
      "\(what) Put [csv.NAME] with \(head)\(head.isEmpty ? "" : ", and ")\(CSVUnknown.columnAdvice) into the config, or "
        + "answer bankey import --preview.", line: 1, asking: question)
  }
}
