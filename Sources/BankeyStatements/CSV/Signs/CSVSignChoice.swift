import BankeyModel

/// The evidence for a decision about a table.
enum CSVEvidence: Hashable {
  case profile(String)
  case minus, plus
  case words(String)
  case sides
  /// Refunds and payments of a card's bill, which have a minus where purchases have none.
  case payments
  /// The net amounts, from which fees were taken.
  case fees
  /// Whether the own account paid or was paid.
  case accounts
  /// The texts of the rows.
  case texts
  /// The titles above the rows, such as `Expenses`.
  case titles
  case header(String)
  case balances
  case bank(String)
  case nothing

  /// Whether every amount shows it.
  var isWritten: Bool {
    switch self {
    case .minus, .words, .sides, .profile: true
    default: false
    }
  }

  /// Completes "money in or out by …" in the summary of how the table was read.
  var phrase: String {
    switch self {
    case .profile(let name): "[csv.\(PlainText.cleaned(name))]"
    case .minus: "the minus signs"
    case .plus: "the plus signs"
    case .words(let column): "the words in column \(column)"
    case .sides: "the two columns"
    case .payments: "comparing purchases with refunds and payments"
    case .fees: "the net amounts"
    case .accounts: "the accounts of payer and payee"
    case .texts: "the texts of the rows"
    case .titles: "the titles above the rows"
    case .header(let column): "the header \(column)"
    case .balances: "the balances"
    case .bank(let name): "what \(name) writes"
    case .nothing: "nothing, since all amounts are zero"
    }
  }
}

/// Decides which amounts of a table are money in and money out: by the profile, the balances, the words and signs in
/// the file, or the bank. If none decides, asks the user.
struct CSVSignChoice {
  let money: CSVMoney
  let evidence: CSVEvidence
  /// What the balances prove; nil when they prove nothing.
  private(set) var proof: CSVTrial.Proof?
  /// The parts of the table: accounts or currencies.
  let split: CSVSplit

  /// Decides, or throws an error with the question.
  init(_ survey: CSVSurvey, _ table: CSVTable, _ dates: DateOrder?) throws(ReadingError) {
    let ways = try CSVAmountReadings(survey, table)
    let (proofs, split) = CSVSignChoice.proofs(ways, table, dates)
    self.split = split
    try table.checkLedger(ways, survey, isProven: proofs.ordered.only != nil)
    let owed = try CSVOwedBalances(ways, survey, table, split.layout(table.layout), dates, proofs)?.settled()
    let choice = if let owed { owed } else { try CSVSignChoice.decide(ways, proofs, survey, table, dates) }
    let found = choice.money
    (evidence, proof) = (choice.evidence, choice.proof)
    let charged = try table.charged(found, proofs) { ways in
      guard let balance = table.layout.balance else { return [] }
      return CSVTrial(table.sample, split.layout(table.layout), dates, links: 1).proofs(ways, balances: [balance])
    }
    let isBare =
      survey.signs.minus + survey.signs.plus == 0 && found.amount != nil && found.direction == nil
      && !table.writesMinusOfFees
    if case .balances = evidence, isBare, let proof, let mark = survey.decimals {
      money = try table.withUnprovenRow(charged, proof, (mark, survey.balanceMarks.shown ?? mark))
    } else {
      money = charged
    }
    if money.fee != found.fee { proof = proofs.first { $0.money == money && $0.place == proof?.place } ?? proof }
  }

  /// The columns and signs of the amounts, what decided, and the proof.
  struct Decision {
    var money: CSVMoney
    var evidence: CSVEvidence
    var proof: CSVTrial.Proof?
  }

  private static func decide(
    _ ways: CSVAmountReadings, _ proofs: [CSVTrial.Proof], _ survey: CSVSurvey, _ table: CSVTable, _ dates: DateOrder?
  ) throws(ReadingError) -> Decision {
    let ordered = proofs.filter { $0.isOrdered && $0.place == .after }
    // If two columns are proven, they agree; use the one whose header says amount.
    if let after = ordered.only
      ?? ordered.filter({ $0.money.amount == table.layout.money.amount && $0.money.fee == nil }).only
    {
      if let told = ways.told, !proofs.contains(where: { $0.isOrdered && $0.money.sign == told.sign }) {
        throw ways.contradiction
      }
      return Decision(money: after.money, evidence: .balances, proof: after)
    }
    if proofs.ordered.only == nil, ways.told == nil, (try? ways.byEvidence(orElse: false)) == nil,
      let proven = CSVBalanceSigns(survey, table, dates)?.proven
    {
      return Decision(money: proven.money, evidence: .balances, proof: proven.proof)
    }
    if proofs.isEmpty, ways.told == nil, let money = try table.moneyByTitles(survey) {
      return Decision(money: money, evidence: .titles, proof: nil)
    }
    guard let (way, reason) = try ways.byEvidence(orElse: proofs.ordered.only != nil) else {
      let proof = proofs.ordered.only
      return Decision(money: proof?.money ?? table.layout.money, evidence: .balances, proof: proof)
    }
    let proof = proofs.first { $0.money.sign == way.sign && $0.money.direction == way.direction }
    // Balances before the rows with the opposite sign fit as well, and only the order of the dates favors them.
    if reason == .minus, let proof, !proof.isOrdered, proofs.contains(where: \.isOrdered) {
      throw table.signQuestion(survey)
    }
    return Decision(money: way, evidence: reason, proof: proof)
  }

  /// What the balances prove for the whole table, or for each part of it if they add up only within the parts.
  private static func proofs(_ ways: CSVAmountReadings, _ table: CSVTable, _ dates: DateOrder?) -> (
    [CSVTrial.Proof], CSVSplit
  ) {
    let splits = CSVSplit.all(table)
    for split in splits {
      let layout = split.layout(table.layout)
      let balances = layout.balance.map { [$0] } ?? []
      let proofs = CSVTrial(table.sample, layout, dates, isOwed: table.areBalancesDebt)
        .proofs(ways.all, balances: balances)
      if !proofs.isEmpty { return (proofs, split) }
    }
    return ([], CSVSplit.unproven(table))
  }
}

/// The parts of a table, as its balances show: parts of an account, or accounts in several currencies.
struct CSVSplit: Equatable {
  /// The column of the parts.
  var part: Int?
  /// Whether its currencies are those of several accounts and not of purchases.
  var hasCurrencies = true

  /// The divisions to try, the likelier first. The parts of a known bank are accounts even if there is only one.
  static func all(_ table: CSVTable) -> [CSVSplit] {
    let rows = table.sample.transactions
    func isMixed(_ column: Int?) -> Bool { column.map { Set(rows.strings($0)).count > 1 } ?? false }
    let part = table.layout.part
    var splits = [unproven(table)]
    if part != nil, isMixed(part) { splits = [CSVSplit(), CSVSplit(part: part)] }
    if isMixed(table.layout.currency), areLinked(rows, table.layout) { splits.append(CSVSplit(hasCurrencies: false)) }
    return splits
  }

  /// Whether a balance other than zero precedes one in another currency: one account has both.
  private static func areLinked(_ rows: CSVSample, _ layout: CSVLayout) -> Bool {
    guard let balance = layout.balance, let currency = layout.currency else { return true }
    return zip(rows.rows, rows.rows.dropFirst()).contains { one, other in
      rows.text.string(one[currency]) != rows.text.string(other[currency])
        && [one, other].allSatisfy { $0[balance].map { !rows.isZero($0) } ?? false }
    }
  }

  /// The division to use when no balances decide.
  static func unproven(_ table: CSVTable) -> CSVSplit {
    let isKnown = table.layout.part.map { table.bank?.columns[$0] == .part } ?? false
    return CSVSplit(part: isKnown ? table.layout.part : nil)
  }

  /// The columns with these accounts.
  fileprivate func layout(_ layout: CSVLayout) -> CSVLayout {
    var layout = layout
    layout.part = part
    if !hasCurrencies { (layout.currency, layout.creditCurrency) = (nil, nil) }
    return layout
  }
}
