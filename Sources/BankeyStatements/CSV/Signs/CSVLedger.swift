import BankeyModel

/// Tables of bookkeeping, in which a debit of the bank's account is money in.
extension CSVTable {
  /// Throws the question when the table is one of bookkeeping, says debit and credit, and neither the user nor balances
  /// with a minus tell which of them is money in.
  func checkLedger(_ ways: CSVAmountReadings, _ survey: CSVSurvey, isProven: Bool) throws(ReadingError) {
    guard ways.told == nil, profile?.inWords.isEmpty ?? true, profile?.outWords.isEmpty ?? true else { return }
    if !isProven, let direction = layout.money.direction, isBesideBalance(direction) {
      throw unknown(direction, survey)
    }
    if !isProven, let journal { throw journal }
    guard isLedger else { return }
    if isProven, !hasBalanceSides { return }
    if let direction = layout.money.direction { throw unknown(direction, survey) }
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

  private func unknown(_ direction: Int, _ survey: CSVSurvey) -> ReadingError {
    let words = survey.signs.words.texts(text)
    return unknownWords(direction, words, words)
  }

  /// Whether a column of signs such as `Dr` stands behind the balance, so that they may tell a balance from a debt.
  private func isBesideBalance(_ direction: Int) -> Bool {
    guard layout.source(of: direction) != .profile, direction - 1 == layout.balance,
      !layout.amounts.contains(direction + 1)
    else { return false }
    return sample.strings(direction).allSatisfy { $0.utf8.count < 4 }
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
          // Some banks number their entries, too.
          || (bank == nil && CSVTable.vouchers.contains(heading.key))
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
    "voucher", "entryno", "entrynumber", "yevmiye", "hesapkodu", "رقمالقيد", "nregistrazione", "vchtype", "vchno",
    "ledgeraccount", "generalledger", "glaccount", "accountcode", "chartofaccount",
    "asiento", "cuentacontable", "buchungssatz", "sachkonto", "fibukonto", "belegfeld", "verifikat", "bilagsn",
    "contocontabile", "contacontabil", "rekeningschema", "grootboek", "syntetick", "kontoksiegowe",
    "счетучета", "корсчет", "корреспондирующийсчет", "勘定科目", "相手科目", "借方科目", "貸方科目", "仕訳", "会计科目", "會計科目",
    "계정과목",
  ]
  /// Whole headers for the number of a voucher or an entry, and for the sides of an account.
  private static let vouchers: Set = [
    "beleg", "belegnr", "ver", "vernr", "bilag", "bilagnr", "piece", "npiece", "nopiece", "numpiece", "numerodepiece",
    "dowod", "nrdowodu", "numerdowodu", "doklad", "cislodokladu", "凭证号", "凭证字号", "记账凭证", "憑證號", "伝票番号", "전표번호",
    "journalno", "journalnumber", "journalid", "journal", "diario", "wn", "ma", "проводка",
  ]
  private static let contraAccounts: Set = [
    "gegenkonto", "gegenkto", "gegenkontonummer", "gegenkontonr", "contraaccount", "motkonto", "modkonto",
    "tegenrekening", "contrepartie", "contrapartida",
    "contropartita",
  ]
}
