import BankeyModel

/// Tables of bookkeeping, in which a debit of the bank's account is money in.
extension CSVTable {
  /// Throws the question when the table is one of bookkeeping, says debit and credit, and neither the user nor balances
  /// with a minus tell which of them is money in.
  func checkLedger(_ ways: CSVAmountReadings, _ survey: CSVSurvey, isProven: Bool) throws(ReadingError) {
    guard ways.told == nil, profile?.inWords.isEmpty ?? true, profile?.outWords.isEmpty ?? true, isLedger else {
      return
    }
    if isProven, !hasBalanceSides { return }
    if let direction = layout.money.direction {
      let words = survey.signs.words.texts(text)
      throw unknownWords(direction, words, words)
    }
    guard let debit = layout.money.debit, let credit = layout.money.credit,
      ![debit, credit].allSatisfy({
        CSVOwedBalances.isClear(layout.headings[at: $0]) || layout.source(of: $0) == .profile
      })
    else { return }
    let choices = [(debit, credit), (credit, debit)].map { out, into in
      asking.choice([(.debit, [out]), (.credit, [into])], outcomes(CSVMoney(debit: out, credit: into, sign: .sides)))
    }
    throw ReadingError(
      "The headers are those of bookkeeping, where a debit of the account is money in. On a bank's statement it is money out. "
        + advice("columns.debit and columns.credit"), at: start, asking: asking.question(.owed, choices))
  }

  /// Whether a word beside the balances tells debit from credit.
  private var hasBalanceSides: Bool {
    guard let balance = layout.balance else { return false }
    return layout.balanceSide != nil || sample.cells(balance).contains { CSVFigure.side(text, $0) != nil }
  }

  /// Whether headers name the books: an entry, a voucher, or an account of the chart of accounts.
  private var isLedger: Bool {
    preamble.texts.contains { WordFolding.contains(WordFolding.folded($0), anyOf: CSVTable.books) }
      || layout.headings.enumerated().contains { column, heading in
        WordFolding.contains(heading.key, anyOf: CSVTable.books)
          || (CSVTable.contraAccounts.contains(heading.key) && isOfChart(column))
      }
  }

  /// Whether a column holds numbers of the chart of accounts, which have few digits.
  private func isOfChart(_ column: Int) -> Bool {
    let cells = sample.cells(column)
    return !cells.isEmpty && cells.allSatisfy { $0.place.count < 7 && text.bytes[$0.place].allSatisfy(isDigit) }
  }

  private static let books = [
    "journalentr", "journalcode", "journallib", "journaltype", "ecriturenum", "ecriturelib", "comptenum", "comptelib",
    "voucher", "vchtype", "vchno", "ledgeraccount", "generalledger", "glaccount", "accountcode", "chartofaccount",
    "asiento", "cuentacontable", "buchungssatz", "sachkonto", "fibukonto", "belegfeld", "verifikat", "bilagsn",
    "contocontabile", "contacontabil", "rekeningschema", "grootboek", "syntetick", "kontoksiegowe",
    "счетучета", "корсчет", "корреспондирующийсчет", "勘定科目", "相手科目", "借方科目", "貸方科目", "仕訳", "会计科目", "會計科目",
    "계정과목",
  ]
  private static let contraAccounts: Set = [
    "gegenkonto", "gegenkto", "contraaccount", "motkonto", "modkonto", "tegenrekening", "contrepartie", "contrapartida",
    "contropartita",
  ]
}
