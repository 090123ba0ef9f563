import BankeyCore

/// A table of transactions of which bankey has to be told which column is the date or the amount.
struct CSVUnknown {
  private let asking: CSVAsking
  private let body: CSVBody
  private let rows: CSVSample
  private let delimiter: UInt8
  private let isUsual: Bool
  private let implied: [CSVSetting]
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
    let days = (0..<body.width).filter { rows.isFull($0, of: rows.isDate) }
    (self.body, self.rows, self.asking) = (body, rows, asking)
    (delimiter, isUsual) = (dialect.delimiter, dialect.isUsual)
    if body.roles.hasDate {
      implied = []
    } else {
      guard let day = days.first else { return nil }
      implied = days.count == 1 ? [asking.setting(.date, [day])] : []
    }
    if !body.roles.hasDate, days.count > 1 {
      question = asking.question(.date, days.map { asking.choice([(.date, [$0])]) })
    } else {
      let choices = CSVUnknown.amounts(body, rows, asking, needsMoney: !dialect.isUsual)
      guard !body.roles.hasAmount, !choices.isEmpty else { return nil }
      question = asking.question(.amount, implied: implied, choices)
    }
  }

  /// What can be the amount: a column of money, else one of numbers; or two, of which each row has one.
  private static func amounts(
    _ body: CSVBody, _ rows: CSVSample, _ asking: CSVAsking, needsMoney: Bool
  ) -> [CSVQuestion.Choice] {
    let free = (0..<body.width).filter { !body.roles.isKnown($0) && !rows.isFull($0, of: rows.isDate) }
    let money = free.filter { rows.isFull($0, of: rows.isMoney) }
    let numbers = needsMoney ? [] : free.filter { rows.isFull($0, of: rows.isNumber) }
    let singles = (money.isEmpty ? numbers : money).map { asking.choice([(.amount, [$0])]) }
    let halves = free.filter { column in
      let cells = rows.cells(column)
      return !cells.isEmpty && cells.count < rows.rows.count && cells.allSatisfy(rows.isNumber)
    }
    let pairs = halves.flatMap { one in halves.filter { rows.isOneOf(one, $0) }.map { (one, $0) } }
    return pairs.map { asking.choice([(.debit, [$0.0]), (.credit, [$0.1])]) } + singles
  }

  private var error: StatementError {
    let form = asking.settings.map { "\($0.key) = \($0.value)" }
    // Headers may be long, and of a table with headers they tell the file anyway.
    let head = (body.header == nil ? form : []).joined(separator: " and ")
    let what =
      isUsual
      ? "This is a table, but which of its columns are the date and the amount is not certain."
      : "This looks like a table with “\(Unicode.Scalar(delimiter))” between its fields, which no known bank writes."
    return StatementError(
      "\(what) Put [csv.NAME] with \(head)\(head.isEmpty ? "" : ", and ")\(CSVUnknown.columnAdvice) into the config, or "
        + "answer bankey import --preview.", line: 1, asking: question)
  }
}

extension CSVSample {
  /// Whether a field is a number that can be an amount.
  fileprivate func isNumber(_ cell: CSVCell) -> Bool {
    CSVFigure.with(text, cell) { figure, _ in
      figure.contains(where: isDigit) && (try? AmountParser.parse(utf8: figure)) != nil
    } ?? false
  }

  /// Whether each row has something in one of two columns, and never in both.
  fileprivate func isOneOf(_ one: Int, _ other: Int) -> Bool {
    one != other && rows.allSatisfy { ($0[one] == nil) != ($0[other] == nil) }
  }
}
