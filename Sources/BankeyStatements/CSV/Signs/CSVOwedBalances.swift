import BankeyModel

/// Balances without a sign, which may be what is owed.
///
/// What is owed rises by what was spent. So if these balances prove the opposite of what signs, words or columns say,
/// either those mean the opposite, or the balances are a debt. Only other evidence tells which. Balances of a table that
/// looks like a card's prove nothing by themselves, because they fit both as what one has and as what one owes.
struct CSVOwedBalances {
  private let table: CSVTable
  private let money: CSVMoney
  private let evidence: CSVEvidence
  /// The proof of the amounts with the balances as a debt.
  private let proof: CSVTrial.Proof
  private let signs: CSVSignEvidence
  private let mark: DecimalMark

  /// Nil unless the balances have no sign and prove exactly the opposite of what the rest of the file says.
  init?(
    _ ways: CSVAmountReadings, _ survey: CSVSurvey, _ table: CSVTable, _ layout: CSVLayout, _ dates: DateOrder?,
    _ proofs: [CSVTrial.Proof]
  ) {
    guard let balance = table.layout.balance, !survey.areBalancesSigned, table.layout.balanceSide == nil,
      let (money, evidence) = ways.said ?? ways.owed,
      !proofs.contains(where: { $0.isOrdered && $0.money.isRead(like: money) })
    else { return nil }
    let trial = CSVTrial(table.sample, layout, dates, isOwed: true)
    let owed = trial.proofs([money], balances: [balance]).filter { $0.isOrdered && $0.place == .after }
    guard let proof = owed.first else { return nil }
    (self.table, self.money, self.evidence, self.proof) = (table, money, evidence, proof)
    (signs, mark) = (survey.signs, survey.decimals ?? .dot)
  }

  /// The amounts as the file says, with the balances as a debt; nil if its words show the opposite. Throws the question
  /// if nothing decides.
  func settled() throws(ReadingError) -> CSVSignChoice.Decision? {
    guard let isOwed else { throw table.unsignedBalances(money, evidence) }
    return isOwed ? CSVSignChoice.Decision(money: money, evidence: evidence, proof: proof) : nil
  }

  /// Whether the balances are a debt; nil when nothing tells.
  private var isOwed: Bool? {
    let (layout, words) = (table.layout, byWords)
    if case .profile = evidence { return true }
    if layout.money.debit.map({ layout.source(of: $0) == .profile }) == true { return true }
    if layout.balance.flatMap({ layout.headings[at: $0] }).map(CSVOwedBalances.isDebt) == true { return true }
    // What a bank usually writes is no evidence of this file, where no amount has a sign.
    if case .bank = evidence, signs.minus == 0 { return nil }
    if words.for + words.against > 0 { return words.against == 0 ? true : words.for == 0 ? false : nil }
    switch evidence {
    case .words, .payments: return true
    // Most rows are spending, so if most have no minus, spending has none.
    case .minus: return signs.bare > signs.minus ? false : nil
    case .sides: return layout.amounts.allSatisfy { CSVOwedBalances.isClear(layout.headings[at: $0]) } ? true : nil
    default: return nil
    }
  }

  /// The number of rows whose words agree with the direction of their money, and of those that contradict it.
  private var byWords: (for: Int, against: Int) {
    var (agreeing, opposing) = (0, 0)
    for row in table.sample.transactions.rows {
      guard let isIncome = CSVCardEvidence.isIncome(row, table),
        let amount = try? money.amount(row, table.text, mark, in: Currency.unknown), amount != .zero
      else { continue }
      if amount.isNegative == isIncome { opposing += 1 } else { agreeing += 1 }
    }
    return (agreeing, opposing)
  }

  /// Whether a header says that its balances are owed.
  fileprivate static func isDebt(_ heading: CSVHeading) -> Bool {
    WordFolding.contains(
      heading.key,
      anyOf: [
        "owed", "owing", "outstanding", "loan", "debt", "schuld", "devedor", "deudor", "restantdu", "capitalrestant",
        "verschuldigd", "skyld", "gjeld", "gald", "zadluzen", "dluh", "задолженн",
      ])
  }

  /// Whether a header names money in or out as a customer sees it. In bookkeeping, a debit is money in, whatever the
  /// language calls it.
  static func isClear(_ heading: CSVHeading?) -> Bool {
    WordFolding.contains(
      heading?.key ?? "",
      anyOf: [
        "withdraw", "deposit", "paid", "payment", "charge", "purchase", "spent", "receiv", "moneyin", "moneyout",
        "eingang", "ausgang", "einzahl", "auszahl", "gutschrift", "belast", "lastschrift", "ausgabe", "einnahme",
        "retrait", "versement", "depot", "depense", "recette", "ingreso", "cargo", "abono", "retiro", "gasto",
        "deposito", "entrada",
        "saida", "entrat", "uscit", "prelev", "versament", "accredit", "addebit", "inn", "utg", "innbetal", "utbetal",
        "insatt", "uttag", "indbetal", "udbetal", "talletus", "nosto", "wplyw", "wydat", "uznan", "obciaz", "prijem",
        "vydaj", "befizet", "kifizet", "incasar", "plata", "yatan", "cekilen", "приход", "расход", "поступ", "списан",
        "支出", "收入", "存入", "支取", "出金", "入金", "預入", "引出", "입금", "출금", "찾으신", "맡기신", "rutra", "guivao",
      ])
  }
}

extension CSVTable {
  /// Whether the header of the balances says that they are owed, and none of them has a minus.
  var areBalancesDebt: Bool {
    guard let balance = layout.balance, let heading = layout.headings[at: balance] else { return false }
    return CSVOwedBalances.isDebt(heading) && !sample.cells(balance).contains(where: sample.isNegative)
  }

  /// The question when balances without a sign fit either as what one owes, the first choice, or with all amounts
  /// reversed.
  func unsignedBalances(_ money: CSVMoney, _ evidence: CSVEvidence) -> ReadingError {
    let (debit, credit) = (money.debit, money.credit)
    var choices = signs([CSVProfile.Sign(money.sign), money.sign == .reversed ? .asWritten : .reversed])
    var settings = ["sign = \"as-written\" or sign = \"reversed\""]
    if let debit, let credit {
      choices = [(debit, credit), (credit, debit)].map { out, into in
        asking.choice([(.debit, [out]), (.credit, [into])], outcomes(CSVMoney(debit: out, credit: into, sign: .sides)))
      }
      settings = ["columns.debit and columns.credit"]
    }
    var question = asking.question(.owed, choices)
    question.lit = [layout.balance].compactMap(\.self)
    let reason =
      evidence == .texts
      ? "The balances have no sign, and the amounts look like those of a card. The balances are either what you owe or what you have. "
      : "The balances have no sign. They add up only if you owe them, or if every amount has the opposite sign. "
    return ReadingError(reason + advice(settings), at: start, asking: question)
  }
}
