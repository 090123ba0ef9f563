import BankeyModel

/// Builds the questions about a file whose dates or figures can be read in two ways.
struct QIFQuestion {
  /// The records before the first one was read.
  let records: QIFRecords
  /// The profile that matched the file; nil when none did.
  let known: CSVProfile?
  /// The decimal mark, where it is known.
  var mark: DecimalMark?

  /// The number of transactions shown with a question.
  private static let shown = 5

  /// Asks whether day or month comes first in the date at `place`.
  func dates(at place: Range<Int>) -> CSVQuestion {
    let choices = [DateOrder.dayFirst, .monthFirst].compactMap { order in
      day(place, order).map { day in choice("dates", order.rawValue, sample: day.description, order, mark) }
    }
    return question(.dates, at: place, lit: 0, choices)
  }

  /// Asks whether the mark in the figure at `place` groups thousands or begins the decimals.
  func decimals(at place: Range<Int>) -> CSVQuestion {
    let choices = [DecimalMark.dot, .comma].compactMap { mark in
      amount(place, mark).map { amount in
        choice("decimal_mark", mark == .dot ? "." : ",", sample: amount.description, nil, mark)
      }
    }
    return question(.decimals, at: place, lit: 1, choices)
  }

  private func question(
    _ topic: CSVQuestion.Topic, at place: Range<Int>, lit: Int, _ choices: [CSVQuestion.Choice]
  ) -> CSVQuestion {
    let record = transactions.first { $0["D"] == place || ($0["T"] ?? $0["U"]) == place }
    let row = record.map { [text($0["D"]), text($0["T"] ?? $0["U"]), text($0["P"] ?? $0["M"])] }
    return CSVQuestion(
      topic, profile: profile, settings: known == nil ? [CSVSetting(profile, "match", text: sign.text)] : [],
      row: row ?? [],
      value: text(place), choices: choices, lit: [lit])
  }

  private func choice(
    _ key: String, _ word: String, sample: String, _ order: DateOrder?, _ mark: DecimalMark?
  ) -> CSVQuestion.Choice {
    let outcomes = transactions.map { record in
      CSVQuestion.Outcome(
        day: order.flatMap { day(record["D"], $0) }?.description ?? "",
        amount: mark.flatMap { amount(record["T"] ?? record["U"], $0) }?.description ?? "",
        text: text(record["P"] ?? record["M"]))
    }
    return CSVQuestion.Choice([CSVSetting(profile, key, text: word)], word: word, sample: sample, outcomes: outcomes)
  }

  private func day(_ place: Range<Int>?, _ order: DateOrder) -> Day? {
    place.flatMap { records.date($0) }?.day(order)
  }

  private func amount(_ place: Range<Int>?, _ mark: DecimalMark) -> Amount? {
    place.flatMap {
      try? AmountParser.parse(utf8: QIFFigure(records.bytes[$0]).digits, mark: mark, in: Currency.unknown)
    }
  }

  private func text(_ place: Range<Int>?) -> String {
    place.map { String(decoding: records.bytes[$0].prefix(80), as: UTF8.self) } ?? ""
  }

  /// The transactions that the question shows.
  private var transactions: [QIFRecord] {
    var (records, found) = (records, [QIFRecord]())
    while found.count < QIFQuestion.shown, let (list, record) = try? records.next() {
      if case .transactions = list { found.append(record) }
    }
    return found
  }

  /// The profile of the answers: the one that matched, or a new one. Without the name of an account nothing distinguishes the next file from those of other
  /// banks, so the answer holds for this import only.
  private var profile: String { known?.name ?? (sign.isOfAccount ? "qif" : CSVSetting.passing) }

  /// The first lines by which files of the account are recognized: up to its name, or only the first line.
  private var sign: (text: String, isOfAccount: Bool) {
    let head = String(decoding: records.bytes[0..<min(records.bytes.count, 256)], as: UTF8.self)
    let start = head.firstIndex(of: "!").map { head[$0...] } ?? ""
    let lines = start.split(maxSplits: 2, omittingEmptySubsequences: true, whereSeparator: \.isNewline)
    guard lines.count > 1, lines[0].lowercased().hasPrefix("!account"), lines[1].hasPrefix("N") else {
      return (lines.first.map(String.init) ?? QIFSign.any, false)
    }
    return (String(start[..<lines[1].endIndex]), true)
  }
}
