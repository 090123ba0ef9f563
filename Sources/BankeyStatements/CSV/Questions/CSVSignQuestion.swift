import BankeyModel

extension CSVProfile.Sign {
  /// The profile's value for the rule by which a table was read.
  init(_ sign: CSVSign) {
    switch sign {
    case .asWritten, .signedSides: self = .asWritten
    case .reversed: self = .reversed
    case .markedIn: self = .plusIsIn
    case .byWord, .sizedSides: self = .byWord
    case .byWordAndSign, .sides: self = .byWordAndSign
    case .swappedSides: self = .swapped
    }
  }
}

extension CSVSign {
  /// The rule for a profile's value. In a pair of columns, each column stands for its word.
  init(_ sign: CSVProfile.Sign, isPair: Bool) {
    switch sign {
    case .asWritten: self = isPair ? .signedSides : .asWritten
    case .reversed: self = .reversed
    case .byWord: self = isPair ? .sizedSides : .byWord
    case .byWordAndSign: self = isPair ? .sides : .byWordAndSign
    case .plusIsIn: self = isPair ? .signedSides : .markedIn
    case .swapped: self = isPair ? .swappedSides : .reversed
    }
  }
}

/// Questions for tables in which nothing shows the signs of amounts.
extension CSVTable {
  /// The question when no amount has a sign, and no word or balance shows it.
  func signQuestion(_ survey: CSVSurvey) -> ReadingError {
    let place = survey.signs.firstBare ?? start
    let columns = sample.transactions.mayBeDirections(layout)
    let choices = columns.map { asking.choice([(.direction, [$0])]) } + signs([.asWritten, .reversed])
    let question = asking.question(
      columns.isEmpty ? .sign : .direction, value: cell(at: place).flatMap(text.string) ?? "", at: place, choices)
    return ReadingError(
      "The file does not say which amounts came in and which went out. "
        + advice("sign = \"as-written\"", or: "sign = \"reversed\"" + byWord(columns.first)), at: place,
      asking: question)
  }

  /// The other lines of the config that may decide: that a column has words for it.
  private func byWord(_ column: Int?) -> String {
    column.map { ", or \(asking.setting(.direction, [$0]).path) and out = [\"…\"]" } ?? ""
  }

  /// The question when the direction column has unknown words.
  func unknownWords(_ column: Int, _ words: [String], _ unknown: [String]) -> ReadingError {
    let named = unknown.prefix(4).map(Quotation.of).joined(separator: ", ")
    var question = asking.question(
      .outgoing, value: unknown.first ?? "", implied: words.count > 2 ? [asking.setting(.direction, [column])] : [],
      meanings(of: words, column) + signs([.asWritten, .reversed]))
    if words.count > 2 { question.outcomes = outcomes(money(out: [], of: words, column)) }
    return ReadingError(
      "bankey does not know whether \(named.isEmpty ? "the words" : named) in column \(layout.name(column)) means that money came in or went out. "
        + advice("in = [\"…\"] and out = [\"…\"]"), at: start, asking: question)
  }

  /// The possible meanings of words: one or the other of two means money out, and any of several do.
  private func meanings(of words: [String], _ column: Int) -> [CSVQuestion.Choice] {
    switch words.count {
    case 0: []
    case 1: [meaning(out: [], of: words, column), meaning(out: words, of: words, column)]
    case 2: words.map { meaning(out: [$0], of: words, column) }
    default: words.map { mark($0, among: words, column) }
    }
  }

  private func meaning(out: [String], of words: [String], _ column: Int) -> CSVQuestion.Choice {
    let said = [("out", out), ("in", words.filter { !out.contains($0) })].filter { !$0.1.isEmpty }
    return CSVQuestion.Choice(
      [asking.setting(.direction, [column])] + said.map { asking.setting($0.0, $0.1) },
      word: out.joined(separator: ", "), sample: "", lit: [column],
      outcomes: outcomes(money(out: out, of: words, column))
    )
  }

  /// A word that can be marked, with the first row that has it.
  private func mark(_ word: String, among words: [String], _ column: Int) -> CSVQuestion.Choice {
    let row = sample.transactions.rows.first { text.string($0[column]) == word }
    let cells = layout.texts + [layout.counterparty, layout.money.amount].compactMap(\.self)
    let shown = cells.filter { $0 != column }.compactMap { cell in row.flatMap { text.string($0[cell]) } }
    return CSVQuestion.Choice(
      [], word: word, sample: CSVQuestionBuilder.cut(shown.joined(separator: "  ")), lit: [column],
      outcomes: outcomes(money(out: [word], of: words, column)), mark: layout.money.words.meaning(word) == .outOf)
  }

  /// The money if some words of a column mean money out.
  private func money(out: [String], of words: [String], _ column: Int) -> CSVMoney {
    var money = layout.money
    (money.direction, money.sign) = (column, .byWord)
    for word in words { money.words.set(word, out.contains(word) ? .outOf : .into) }
    return money
  }

  /// The question when some amounts have a minus that does not match the words.
  func wordsAgainstSigns(_ column: Int) -> ReadingError {
    ReadingError(
      "Column \(layout.name(column)) marks some amounts as money out, and a minus sign marks others. The file does not show which of the two counts. "
        + advice("sign = \"by-word\"", or: "sign = \"by-word-and-sign\""), at: start,
      asking: asking.question(.sign, signs([.byWord, .byWordAndSign, .asWritten])))
  }

  /// The question when only some amounts of money out have a minus.
  var mixedSides: ReadingError {
    ReadingError(
      "In column \(layout.name(layout.money.debit ?? 0)) some amounts have a minus sign and others do not, and no balance shows what the sign means. "
        + advice("sign = \"as-written\"", or: "sign = \"by-word-and-sign\""), at: start,
      asking: asking.question(.sign, signs([.asWritten, .byWordAndSign])))
  }

  /// The question when the balances contradict the amounts.
  func balancesAgainst(_ money: CSVMoney) -> ReadingError {
    let sign = CSVProfile.Sign(money.sign)
    let other: [CSVProfile.Sign] =
      money.amount == nil || money.direction != nil ? [] : sign == .reversed ? [.asWritten] : [.reversed]
    return ReadingError(
      "The balances beside the transactions contradict the amounts, so bankey may have misread a sign or a column. If the amounts are correct: "
        + advice(["sign = \"\(sign.rawValue)\"", "balance_gaps = \"keep\""]), at: start,
      asking: asking.question(.sign, implied: [asking.setting("balance_gaps", "keep")], signs([sign] + other)))
  }

  /// The question when most balances follow from one another, but one does not.
  func torn(_ chain: CSVChain) -> ReadingError {
    let place = chain.tear ?? start
    let balance = sample.rows.first { $0.place.lowerBound == place }.flatMap { text.string($0[layout.balance]) }
    let parts = sample.transactions.mayBeDirections(layout).map { asking.choice([(.account, [$0])]) }
    var question = asking.question(
      .gaps, value: balance ?? "", at: place, [asking.choice("balance_gaps", "keep")] + parts)
    question.lit = [layout.balance].compactMap(\.self)
    return ReadingError(
      "This balance does not follow from the one before it, though \(chain.links - chain.broken) of \(chain.links) do. "
        + "A row may be missing, or an amount may leave something out, such as a fee. If the amounts are correct: "
        + advice("balance_gaps = \"keep\""), at: place, asking: question)
  }

  /// The question when a row among the transactions looks like a balance but has an amount.
  func lineQuestion(at place: Int) -> ReadingError {
    let row = sample.rows.first { $0.place.lowerBound == place }
    let name = layout.texts.lazy.compactMap { self.text.string(row?[$0]) }.first ?? ""
    let message =
      "The row \(Quotation.of(name)) looks like a balance or a total, but it has an amount and is among the transactions. "
    return doubtfulRow(name, at: place, message)
  }

  /// The question when the first or last row is the sum of all others.
  func sumOfAll(_ name: String, at place: Int) -> ReadingError {
    let message = "The row \(Quotation.of(name)) equals the sum of all other rows, so it may be a total. "
    return doubtfulRow(name, at: place, message)
  }

  /// The question when a row is the sum of several rows above it.
  func subtotal(_ name: String, at place: Int) -> ReadingError {
    let message = "The row \(Quotation.of(name)) is the sum of the rows above it, so it may not be a transaction. "
    return doubtfulRow(name, at: place, message)
  }

  private func doubtfulRow(_ name: String, at place: Int, _ message: String) -> ReadingError {
    let choices = ["keep_rows", "skip_rows"].map { key in
      CSVQuestion.Choice([asking.setting(key, [name])], word: key, sample: "")
    }
    return ReadingError(
      message + advice("keep_rows = [\"…\"]", or: "skip_rows = [\"…\"]"), at: place,
      asking: asking.question(.line, value: name, at: place, choices))
  }

  /// The question when several columns are called the amount.
  func rivals(_ columns: [Int]) -> ReadingError {
    rivals(columns, setting: "columns.amount", columns.map { CSVMoney(amount: $0) }, columns.map { [(.amount, [$0])] })
  }

  /// The question when several pairs of columns are called money out and money in.
  func rivals(_ pairs: [(debit: Int, credit: Int)]) -> ReadingError {
    rivals(
      pairs.flatMap { [$0.debit, $0.credit] }, setting: "columns.debit and columns.credit",
      pairs.map { CSVMoney(debit: $0.debit, credit: $0.credit, sign: .sides) },
      pairs.map { [(.debit, [$0.debit]), (.credit, [$0.credit])] })
  }

  private func rivals(
    _ columns: [Int], setting: String, _ readings: [CSVMoney], _ fields: [[(CSVField, [Int])]]
  ) -> ReadingError {
    let names = columns.map(layout.name).joined(separator: ", ")
    let choices = zip(fields, readings).map { asking.choice($0, outcomes($1)) }
    return ReadingError(
      "The columns \(names) could all be the amount, and bankey cannot tell which one changes the balance. "
        + advice(setting), at: start, asking: asking.question(.amount, choices))
  }

  /// The question when all amounts are zero and other columns of figures may be the amount.
  var onlyZeros: ReadingError {
    let columns = layout.otherFigures + [layout.money.amount].compactMap(\.self)
    return ReadingError(
      "All amounts in column \(layout.name(layout.money.amount ?? 0)) are zero, so another column may contain the amount. "
        + advice("columns.amount"), at: start,
      asking: asking.question(.amount, columns.map { asking.choice([(.amount, [$0])], outcomes(CSVMoney(amount: $0))) })
    )
  }

  /// The question when rows with money, or more than a few others, cannot be read.
  func unreadable(_ read: Int, of all: Int, _ first: ReadingError?, at place: Int) -> ReadingError {
    let others = sample.transactions.pairs(layout.otherFigures + layout.amounts).filter { $0.0 == layout.money.amount }
    return ReadingError(
      "bankey could read only \(read) of \(all) rows, so it imported nothing from the file. \(first?.message ?? "") "
        + advice("unreadable_rows = \"skip\""), at: place,
      asking: asking.question(
        .unreadable, value: "\(all - read)", at: place,
        [asking.choice("unreadable_rows", "skip")]
          + others.map { asking.choice([(.debit, [$0.0]), (.credit, [$0.1])]) }))
  }

  /// The question when only one column of a pair is known and rows have no amount in it.
  func halfOfAPair(_ place: Int) -> ReadingError {
    let known = layout.money.amount ?? 0
    let others = sample.transactions.pairs(Array(0..<layout.width)).filter { $0.0 == known || $0.1 == known }
    let choices = others.filter { ($0.0 == known) == (layout.loneSide == .outOf) }.map {
      asking.choice([(.debit, [$0.0]), (.credit, [$0.1])], outcomes(CSVMoney(debit: $0.0, credit: $0.1, sign: .sides)))
    }
    return ReadingError(
      "Column \(layout.name(known)) contains only money in or only money out, and bankey does not know which column contains the other amounts. "
        + advice("columns.debit and columns.credit"), at: place,
      asking: asking.question(.amount, at: place, choices + [asking.choice([(.amount, [known])])]))
  }

  func signs(_ signs: [CSVProfile.Sign]) -> [CSVQuestion.Choice] {
    signs.map { sign in
      var money = layout.money
      money.sign = CSVSign(sign, isPair: money.amount == nil)
      return asking.choice("sign", sign.rawValue, outcomes(money))
    }
  }
}

extension CSVSample {
  /// The columns that may be the direction: words, some of which repeat; those with the fewest first.
  fileprivate func mayBeDirections(_ layout: CSVLayout) -> [Int] {
    // A kind of transaction may be one, and so may a text whose header says nothing.
    let others = layout.foundTexts + [layout.type].compactMap(\.self)
    return (0..<layout.width).compactMap { column -> (column: Int, count: Int)? in
      guard !layout.isTaken(column) || others.contains(column), let words = words(column, atMost: CSVSample.mostWords),
        words.count > 1, words.count < rows.count,
        words.allSatisfy(\.mayBeDirection),
        !cells(column).contains(where: { isDate($0) || isMoney($0) })
      else { return nil }
      return (column, words.count)
    }.sorted { ($0.count, $0.column) < ($1.count, $1.column) }.map(\.column)
  }

  /// The maximum number of words for money in and out.
  private static let mostWords = 12
}
