import BankeyModel

/// A table of transactions for which a person has to name the date column, the amount column or the year.
struct CSVUnclearTable {
  private let asking: CSVQuestionBuilder
  private let body: CSVBody
  private let dialect: CSVDialect
  private let question: CSVQuestion

  /// Explains why a file with uncertain columns is refused, with the question that decides it. Returns nil when the
  /// file is not a table.
  static func error(in file: CSVFile, _ profiles: [CSVProfile]) -> StatementError? {
    for profile in profiles where profile.isMatched(file.plain) {
      let samples = file.samples(CSVDialect.all(file.bytes, profile), file.text(declared: profile.encoding))
      if let found = find(samples, profile, profiles) { return found.error }
    }
    let found = find(file.samples, nil, profiles)
    return found?.error ?? shape(file.samples)
      ?? find(file.samples(CSVDialect.unusual(file.bytes), file.plain), nil, profiles)?.error
  }

  /// Returns the table in the dialect that splits the rows into the most fields, with dates as written or, failing
  /// that, without a year. A single full date among many without a year belongs to a line above the table.
  private static func find(
    _ samples: [(CSVDialect, CSVSample)], _ profile: CSVProfile?, _ profiles: [CSVProfile]
  ) -> CSVUnclearTable? {
    func widest(_ days: CSVDays?) -> CSVUnclearTable? {
      samples.compactMap { CSVUnclearTable(days.map($1.with) ?? $1, $0, profile, profiles) }
        .max { $0.body.width < $1.body.width }
    }
    let written = widest(nil)
    let count = written?.body.dated.rows.count ?? 0
    guard count < 2, profile?.year == nil, CSVDays.lackYear(samples.map(\.1)),
      let yearless = widest(.withoutYear(CSVDays.anyYear)), yearless.body.dated.rows.count > count
    else { return written }
    return yearless
  }

  /// The error for a file that has the form of a table but no readable dates; nil when it does not have this form.
  private static func shape(_ samples: [(CSVDialect, CSVSample)]) -> StatementError? {
    let isTable = samples.contains { _, sample in
      let widths = sample.rows.prefix(20).map(\.count)
      return widths.count > 1 && widths[0] > 1 && Set(widths).count == 1
    }
    guard isTable else { return nil }
    return StatementError("This is a table, but none of its columns contains readable dates.", line: 1)
  }

  private init?(_ sample: CSVSample, _ dialect: CSVDialect, _ profile: CSVProfile?, _ profiles: [CSVProfile]) {
    guard let body = CSVBody(sample, profile) else { return nil }
    let rows = body.dated
    let header = body.header.map { sample.rows[$0] }
    guard !rows.rows.isEmpty, profile?.isOf(header: header, body.rest) ?? true else { return nil }
    let asking = CSVQuestionBuilder(profile, profiles, dialect, header: header, rows)
    guard let question = CSVUnclearTable.question(body, rows, asking, dialect) else { return nil }
    (self.body, self.asking, self.dialect, self.question) = (body, asking, dialect, question)
  }

  /// The question to answer first; nil when no column qualifies.
  private static func question(
    _ body: CSVBody, _ rows: CSVSample, _ asking: CSVQuestionBuilder, _ dialect: CSVDialect
  ) -> CSVQuestion? {
    var days = rows.likelyDays(width: body.width)
    let named = days.filter { day in body.roles.dates.contains { body.roles[$0].contains(day) } }
    if rows.text.days != .written, !named.isEmpty { days = named }
    // In an unusual dialect the text counts as a table only if it contains money.
    let choices = asking.amounts(body, rows, needsMoney: !dialect.isUsual)
    guard let day = days.first, body.roles.hasAmount || !choices.isEmpty else { return nil }
    // Without a year no effect of an answer can be shown.
    if rows.text.days != .written, named.isEmpty, rows.areOpen(days) {
      return asking.question(.date, days.map { asking.choice([(.date, [$0])]) })
    }
    if rows.text.days != .written {
      return asking.question(
        .year, value: rows.strings(day).first ?? "", implied: body.roles.hasDate ? [] : [asking.setting(.date, [day])],
        suggestion: "")
    }
    var implied: [CSVSetting] = []
    if !body.roles.hasDate {
      // Columns with the same dates are one day.
      if rows.areOpen(days) {
        return asking.question(.date, days.map { asking.choice([(.date, [$0])], outcomes(body, rows, asking, $0)) })
      }
      implied = [asking.setting(.date, [day])]
    }
    return body.roles.hasAmount ? nil : asking.question(.amount, implied: implied, choices)
  }

  /// The days and texts that the sample rows get if a column is the date.
  private static func outcomes(
    _ body: CSVBody, _ rows: CSVSample, _ asking: CSVQuestionBuilder, _ day: Int
  ) -> [CSVQuestion.Outcome] {
    CSVAnswerPreview(
      sample: rows, rows: asking.places, date: day, order: rows.order(day),
      texts: (0..<body.width).filter(rows.isFreeText)
    ).outcomes
  }

  /// What keeps bankey from reading the table.
  private var obstacle: String {
    switch question.topic {
    case .year: "The dates in this table have no year, and the file does not state it."
    case .date: "This table has several columns of dates, and nothing shows which one is the posting date."
    case _ where dialect.isUsual:
      "This is a table, but bankey does not know which columns contain the date and the amount."
    default:
      "This looks like a table with “\(Unicode.Scalar(dialect.delimiter))” between its fields, but no bank in bankey's catalog writes such tables."
    }
  }

  private var error: StatementError {
    // Of a table with headers these tell the file in a shorter way.
    let form = body.header == nil ? asking.form : []
    let lines =
      question.topic == .year
      ? asking.form + ["year = 2026"]
      : form + ["columns.date = …"] + (question.topic == .date ? [] : ["columns.amount = …"])
    return StatementError(obstacle + " " + asking.advice(lines), line: 1, asking: question)
  }
}

extension CSVBody {
  /// The rows with a date.
  fileprivate var dated: CSVSample {
    if let rows { return rows }
    var rows = rest
    rows.rows = rest.rows.filter { $0.count > 1 && $0.cells.contains(where: rest.isDate) }
    return rows
  }
}

extension CSVSample {
  /// The columns of dates: those filled in every row, otherwise those filled in most.
  fileprivate func likelyDays(width: Int) -> [Int] {
    let full = (0..<width).filter { isFull($0, of: isDate) }
    if !full.isEmpty { return full }
    return (0..<width).filter { column in
      let dates = cells(column).count(where: isDate)
      return dates * 2 > rows.count && dates * 4 >= cells(column).count * 3
    }
  }
}

extension CSVQuestionBuilder {
  /// The possible amounts: a column of money, otherwise one of numbers, or a pair of columns of which each row fills
  /// one.
  fileprivate func amounts(_ body: CSVBody, _ rows: CSVSample, needsMoney: Bool) -> [CSVQuestion.Choice] {
    let columns = (0..<body.width).filter { !rows.isFull($0, of: rows.isDate) }
    let unknown = amounts(among: columns.filter { !body.roles.isKnown($0) }, body, rows, needsMoney: needsMoney)
    guard unknown.isEmpty, !needsMoney else { return unknown }
    // A header may be misunderstood, but not that of a rate, and no amount is always zero.
    let others = columns.filter { !body.roles[.rate].contains($0) && !rows.isFull($0, of: rows.isZero) }
    return amounts(among: others, body, rows, needsMoney: false)
  }

  private func amounts(
    among free: [Int], _ body: CSVBody, _ rows: CSVSample, needsMoney: Bool
  ) -> [CSVQuestion.Choice] {
    let day = (0..<body.width).first { rows.isFull($0, of: rows.isDate) }
    let texts = (0..<body.width).filter(rows.isFreeText)
    func outcomes(_ money: CSVMoney) -> [CSVQuestion.Outcome] {
      CSVAnswerPreview(
        sample: rows, rows: places, date: day, order: day.flatMap(rows.order), money: money, texts: texts
      )
      .outcomes
    }
    func choice(_ amount: Int) -> CSVQuestion.Choice {
      self.choice([(.amount, [amount])], outcomes(CSVMoney(amount: amount)))
    }
    let pairs = rows.pairs(free).map {
      self.choice([(.debit, [$0.0]), (.credit, [$0.1])], outcomes(CSVMoney(debit: $0.0, credit: $0.1, sign: .sides)))
    }
    for kind in needsMoney ? [rows.isMoney] : [rows.isMoney, rows.isFigure] {
      let full = free.filter { rows.isFull($0, of: kind) }
      if !full.isEmpty { return pairs + full.map(choice) }
    }
    if !pairs.isEmpty || needsMoney { return pairs }
    // Some rows have no amount: those that are not transactions.
    return free.filter { rows.cells($0).contains(where: rows.isMoney) }.map(choice)
  }
}
