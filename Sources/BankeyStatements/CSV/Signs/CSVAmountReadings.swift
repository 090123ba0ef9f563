import BankeyModel

/// The ways in which a table's amounts can be read.
struct CSVAmountReadings {
  /// All readings, the likelier ones first.
  private(set) var all: [CSVMoney] = []
  /// The user's answer about the amounts.
  private(set) var told: CSVMoney?
  private let survey: CSVSurvey
  private let table: CSVTable
  private var signs: CSVSignEvidence { survey.signs }
  private var layout: CSVLayout { table.layout }
  private var card: CSVCardEvidence { CSVCardEvidence(table, signs) }
  /// The columns, with the user's answers about the words of the direction.
  private var base: CSVMoney
  /// Words in the direction column that are unknown.
  private var unknown: [String] = []

  init(_ survey: CSVSurvey, _ table: CSVTable) throws(ReadingError) {
    (self.survey, self.table) = (survey, table)
    var money = table.layout.money
    for (word, meaning) in zip(table.bank?.words ?? [], [CSVDirection.outOf, .into]) { money.words.set(word, meaning) }
    for word in table.profile?.outWords ?? [] { money.words.set(word, .outOf) }
    for word in table.profile?.inWords ?? [] { money.words.set(word, .into) }
    base = money
    if money.amount == nil {
      let sides = [CSVSign.sides, .signedSides, .sizedSides, .swappedSides].map { CSVAmountReadings.with($0, money) }
      all = sides + layout.fees.flatMap { fee in sides.map { CSVAmountReadings.charged($0, fee) } }
    } else if money.direction != nil {
      setWords(money)
    } else {
      all = ways(of: money)
    }
    told = table.profile?.sign.flatMap { sign in
      // Two columns without any minus also count as written.
      if sign == .asWritten, money.amount == nil, survey.signs.debits.minus == 0 { return nil }
      return all.first { $0.sign == CSVSign(sign, isPair: money.amount == nil) }
    }
    if told == nil, let sign = table.profile?.sign, sign != .asWritten { throw contradiction }
  }

  /// The readings of a single column of amounts.
  private func ways(of money: CSVMoney) -> [CSVMoney] {
    let marked: [CSVSign] = signs.plus > 0 && signs.bare > 0 ? [.markedIn] : []
    let plain = ([.asWritten, .reversed] + marked).map { CSVAmountReadings.with($0, money) } + guesses(money)
    // The balances decide between gross and net, with and without the fee.
    let others = layout.otherFigures.map { CSVMoney(amount: $0) }
    let fees = layout.fees + layout.otherFigures.filter { !layout.fees.contains($0) }
    let charged = fees.map { CSVAmountReadings.charged(money, $0) }
    return plain + others + charged
  }

  private static func charged(_ money: CSVMoney, _ fee: Int) -> CSVMoney {
    var money = money
    money.fee = fee
    return money
  }

  private static func with(_ sign: CSVSign, _ money: CSVMoney) -> CSVMoney {
    var money = money
    money.sign = sign
    return money
  }

  /// The readings of a table with a direction column. If one of two words is known, the other has the opposite meaning.
  private mutating func setWords(_ money: CSVMoney) {
    let words = signs.words.texts(table.text).filter { !CSVDirectionWords.isNeither($0) }
    unknown = words.filter { money.words.meaning($0) == nil }
    let signed = [CSVSign.byWord, .byWordAndSign]
    let plain = [CSVSign.asWritten, .reversed].map { CSVAmountReadings.with($0, money) }
    // If both directions have words, a row without a word remains open.
    if money.words.none != nil, words.contains(where: { money.words.meaning($0) == money.words.none }) {
      unknown = words
    }
    if unknown.isEmpty, !words.isEmpty {
      all = signed.map { CSVAmountReadings.with($0, money) } + plain
    } else if words.count == 2 {
      all =
        CSVAmountReadings.maps(words, money).filter { way in
          words.allSatisfy { word in
            money.words.meaning(word).map { $0 == way.words.meaning(word) } ?? true
          }
        } + plain
    } else {
      all = plain
    }
  }

  /// The readings by a column of two words whose header does not call it the direction.
  private func guesses(_ money: CSVMoney) -> [CSVMoney] {
    survey.directions.filter { $0.words.count == 2 && !$0.isOver && !$0.isGappy }.flatMap { tally in
      var money = money
      money.direction = tally.column
      return CSVAmountReadings.maps(tally.texts(table.text), money)
    }
  }

  /// Both ways of assigning directions to two words.
  private static func maps(_ words: [String], _ money: CSVMoney) -> [CSVMoney] {
    [(0, 1), (1, 0)].map { out, into in
      var way = with(.byWord, money)
      way.words.set(words[out], .outOf)
      way.words.set(words[into], .into)
      return way
    }
  }

  /// The reading that the user, the words, the signs or the bank determine; nil if none of them does.
  var said: (money: CSVMoney, evidence: CSVEvidence)? { try? byEvidence() }

  /// The reading in which spending has no sign, as on a card; nil if the table does not look like a card's, or the user
  /// says otherwise.
  var owed: (money: CSVMoney, evidence: CSVEvidence)? {
    guard told == nil, table.bank?.isSpendingPositive != false, base.amount != nil, base.direction == nil,
      signs.plus == 0, card.mayBeOwed
    else { return nil }
    return (way(.reversed), .texts)
  }

  /// The reading that the signs, the words, the user or the bank determine.
  ///
  /// `nil` if none of them does and the balances prove one.
  func byEvidence(orElse isProven: Bool) throws(ReadingError) -> (CSVMoney, CSVEvidence)? {
    do throws(ReadingError) {
      return try byEvidence()
    } catch {
      if isProven { return nil }
      throw error
    }
  }

  private func byEvidence() throws(ReadingError) -> (CSVMoney, CSVEvidence) {
    if layout.rivalAmounts.count > 1, differ(layout.rivalAmounts) { throw table.rivals(layout.rivalAmounts) }
    if layout.rivalSides.count > 1 { throw table.rivals(layout.rivalSides) }
    if let told, let name = table.profile?.name { return (told, .profile(name)) }
    if signs.isEmpty, base.amount != nil, !layout.otherFigures.isEmpty { throw table.onlyZeros }
    if signs.isEmpty { return (way(base.amount == nil ? .sides : .asWritten), .nothing) }
    if layout.money.amount == nil { return try bySides() }
    if layout.money.direction != nil { return try byWords() }
    if let paid = table.moneyByAccounts(survey) { return (paid, .accounts) }
    if let lone = layout.loneSide, let found = byLoneSide(lone) { return found }
    // A list of what a card spent names that in its headers: a minus is a refund.
    if let header = layout.spending, signs.plus == 0, signs.bare > signs.minus, !card.hasIncome {
      return (way(.reversed), .header(layout.name(header)))
    }
    // A few amounts, each with a minus, may be refunds only.
    if layout.spending != nil, signs.bare + signs.plus == 0, signs.minus < 5 { throw table.signQuestion(survey) }
    if let isReversed = table.bank?.isSpendingPositive {
      // A bank that marks what was spent on accounts may not do so in the files of its cards.
      if !isReversed, card.isProven { return (way(.reversed), .payments) }
      if isReversed ? card.isUnlikely || card.areReturnsBare : card.isUnsigned { throw table.signQuestion(survey) }
      return (way(isReversed ? .reversed : .asWritten), .bank(table.bank?.name ?? ""))
    }
    if signs.bare + signs.plus == 0, card.areOnlyReturns { throw table.signQuestion(survey) }
    if signs.bare > 0, CSVTrades.areValues(table) { throw table.signQuestion(survey) }
    if signs.plus == 0, table.doKindsContradictSigns { throw table.signQuestion(survey) }
    if signs.minus > 0, signs.bare == 0 || signs.plus > 0 || !(card.isLikely || card.mayBeSpent) {
      return (way(.asWritten), .minus)
    }
    if signs.plus > 0 { return (way(signs.bare > 0 ? .markedIn : .asWritten), .plus) }
    if card.isProven { return (way(.reversed), .payments) }
    if signs.minus == 0, card.isOnlyIncome { return (way(.asWritten), .texts) }
    if table.doFeesReduceAmounts { return (way(.asWritten), .fees) }
    if let named = table.moneyByWords(survey) { return (named, .texts) }
    throw table.signQuestion(survey)
  }

  /// Whether columns hold other figures.
  private func differ(_ columns: [Int]) -> Bool {
    let rows = table.sample.transactions
    return Set(columns.map { rows.strings($0).map { $0.filter { $0.isNumber || "-−.,()".contains($0) } } }).count > 1
  }

  private func way(_ sign: CSVSign) -> CSVMoney {
    all.first { $0.sign == sign && $0.amount == base.amount } ?? CSVAmountReadings.with(sign, base)
  }

  private func bySides() throws(ReadingError) -> (CSVMoney, CSVEvidence) {
    let (debits, credits) = (signs.debits, signs.credits)
    if let bank = table.bank, layout.headings.isEmpty, debits.minus + credits.minus == 0 {
      return (way(.sides), .bank(bank.name))
    }
    switch (debits.minus, debits.bare) {
    // A minus on all money in says nothing.
    case (0, _) where credits.minus > 0 && credits.bare == 0: return (way(.sizedSides), .sides)
    case _ where credits.minus > 0: throw table.mixedSides
    case (0, _): return (way(.sides), .sides)
    case (_, 0): return (way(.signedSides), .sides)
    // Money out has no minus, so a minus among much of it is a refund.
    case (let minus, let bare) where minus * 2 <= bare: return (way(.sides), .sides)
    default: throw table.mixedSides
    }
  }

  private func byLoneSide(_ side: CSVDirection) -> (CSVMoney, CSVEvidence)? {
    let header = layout.name(layout.money.amount ?? 0)
    switch side {
    case .into: return signs.minus == 0 ? (way(.asWritten), .header(header)) : nil
    case .outOf where signs.minus <= signs.bare: return (way(.reversed), .header(header))
    case .outOf: return nil
    }
  }

  private func byWords() throws(ReadingError) -> (CSVMoney, CSVEvidence) {
    let column = layout.money.direction ?? 0
    let evidence = CSVEvidence.words(layout.name(column))
    guard unknown.isEmpty, !signs.words.words.isEmpty else {
      // Words beside signed amounts only repeat the sign.
      if signs.bare == 0 || (signs.minus > 0 && signs.words.words.allSatisfy({ $0.minus == 0 || $0.bare == 0 })) {
        return (way(.asWritten), .minus)
      }
      throw table.unknownWords(column, signs.words.texts(table.text), unknown)
    }
    var (minus, bare) = ([0, 0], [0, 0])
    for (word, tally) in zip(signs.words.texts(table.text), signs.words.words)
    where !CSVDirectionWords.isNeither(word) {
      let side = base.words.meaning(word) == .outOf ? 1 : 0
      (minus[side], bare[side]) = (minus[side] + tally.minus, bare[side] + tally.bare)
    }
    // A minus on one side only agrees with the words everywhere, or contradicts them everywhere.
    if minus == [0, 0] || (minus[0] == 0 && bare[1] == 0) || (bare[0] == 0 && minus[1] == 0) {
      return (way(.byWord), evidence)
    }
    throw table.wordsAgainstSigns(column)
  }

  /// The error for a file whose balances or columns contradict its profile.
  var contradiction: ReadingError {
    ReadingError(
      "[csv.\(PlainText.cleaned(table.profile?.name ?? ""))] in the config sets the sign of the amounts, but the file shows otherwise. "
        + "Remove sign from it, or give this bank's files their own profile.", at: table.start)
  }
}
