import BankeyModel

extension CSVProfile.Sign {
  /// How a profile says what a table was read with.
  fileprivate init(_ sign: CSVSign) {
    switch sign {
    case .reversed: self = .reversed
    case .byWord: self = .byWord
    case .byWordAndSign: self = .byWordAndSign
    default: self = .asWritten
    }
  }
}

/// What is asked where nothing in a table says which amounts came in and which went out.
extension CSVTable {
  /// No amount has a sign, and no word and no balance says it.
  func unsaidSign(_ survey: CSVSurvey) -> ReadingError {
    let place = survey.signs.firstBare ?? start
    let columns = survey.directions.filter { $0.words.count == 2 && !$0.isOver && !$0.isGappy }.map(\.column)
    let choices = columns.map { asking.choice([(.direction, [$0])]) } + signs([.asWritten, .reversed])
    let question = asking.question(
      columns.isEmpty ? .sign : .direction, value: cell(at: place).flatMap(text.string) ?? "", at: place, choices)
    return ReadingError(
      "The file does not say which amounts came in and which went out. "
        + advice("sign = \"as-written\"", or: "sign = \"reversed\""), at: place, asking: question)
  }

  /// The column of the direction has words that nobody knows.
  func unknownWords(_ column: Int, _ words: [String], _ unknown: [String]) -> ReadingError {
    let named = unknown.prefix(4).map(Quotation.of).joined(separator: ", ")
    let choices =
      words.count > 2
      ? []
      : words.map { out in
        CSVQuestion.Choice(
          [asking.setting(.direction, [column]), asking.setting("out", [out])]
            + (words.count == 2 ? [asking.setting("in", words.filter { $0 != out })] : []),
          word: out, sample: "", lit: [column])
      }
    let question = asking.question(
      .outgoing, value: unknown.first ?? "", choices + signs([.asWritten, .reversed]))
    return ReadingError(
      "Whether \(named.isEmpty ? "the words" : named) in column \(layout.name(column)) means that money came in or went out is not known. "
        + advice("in = [\"…\"] and out = [\"…\"]"), at: start, asking: question)
  }

  /// Some amounts have a minus that does not go with the words.
  func wordsAgainstSigns(_ column: Int) -> ReadingError {
    ReadingError(
      "Column \(layout.name(column)) says of some amounts that they went out, and a minus of others: which of them counts is not certain. "
        + advice("sign = \"by-word\"", or: "sign = \"by-word-and-sign\""), at: start,
      asking: asking.question(.sign, signs([.byWord, .byWordAndSign, .asWritten])))
  }

  /// Of what went out, some amounts have a minus and others have none.
  var mixedSides: ReadingError {
    ReadingError(
      "In column \(layout.name(layout.money.debit ?? 0)) some amounts have a minus and others have none, and no balance says what that means.",
      at: start)
  }

  /// The balances beside the amounts say something else.
  func balancesAgainst(_ money: CSVMoney) -> ReadingError {
    let sign = CSVProfile.Sign(money.sign)
    let other: [CSVProfile.Sign] =
      money.amount == nil || money.direction != nil ? [] : sign == .reversed ? [.asWritten] : [.reversed]
    return ReadingError(
      "The balances beside the transactions contradict the amounts, so a sign or a column may be misread. If the amounts are right: "
        + advice("sign = \"\(sign.rawValue)\""), at: start,
      asking: asking.question(.sign, signs([sign] + other)))
  }

  /// All amounts are zero, and other columns of figures may be the amount.
  var onlyZeros: ReadingError {
    let columns = layout.otherFigures + [layout.money.amount].compactMap(\.self)
    return ReadingError(
      "All figures in column \(layout.name(layout.money.amount ?? 0)) are zero, and other columns may be the amount. "
        + advice("columns.amount"), at: start,
      asking: asking.question(.amount, columns.map { asking.choice([(.amount, [$0])]) }))
  }

  /// Rows have no amount in the one column of what came in or went out that is known.
  func halfOfAPair(_ place: Int) -> ReadingError {
    let known = layout.money.amount ?? 0
    let others = sample.transactions.pairs(Array(0..<layout.width)).filter { $0.0 == known || $0.1 == known }
    let choices = others.filter { ($0.0 == known) == (layout.loneSide == .outOf) }.map {
      asking.choice([(.debit, [$0.0]), (.credit, [$0.1])])
    }
    return ReadingError(
      "Column \(layout.name(known)) holds one side only, and which column holds the amounts of the other rows is not known. "
        + advice("columns.debit and columns.credit"), at: place,
      asking: asking.question(.amount, at: place, choices + [asking.choice([(.amount, [known])])]))
  }

  private func signs(_ signs: [CSVProfile.Sign]) -> [CSVQuestion.Choice] {
    signs.map { sign in
      var choice = asking.choice("sign", sign.rawValue, sample: "")
      choice.outcomes = asking.places.map { outcome(of: $0, sign) }
      return choice
    }
  }

  /// What a row would become.
  private func outcome(of row: CSVRow, _ sign: CSVProfile.Sign) -> CSVQuestion.Outcome {
    var money = layout.money
    money.sign = CSVSign(sign)
    let mark = [DecimalMark.dot, .comma].first { (try? money.amount(row, text, $0, in: CSVReader.unit)) != nil }
    let amount = mark.flatMap { try? money.amount(row, text, $0, in: CSVReader.unit) }
    let words = layout.texts.compactMap { text.string(row[$0]) }.joined(separator: " ")
    return CSVQuestion.Outcome(amount: amount?.description ?? "", text: asking.cut(words))
  }
}
