import BankeyModel

extension CSVReader {
  /// What the table was read as, and the evidence for it.
  var evidence: TableEvidence {
    TableEvidence(
      profile: table.profile.map { PlainText.cleaned($0.name) }, bank: table.bank?.name,
      header: table.layout.headings.map(\.text), columns + ways + [ownAccounts, currencies] + agreeing)
  }

  private var columns: [TableEvidence.Finding] {
    table.layout.subjects(reading.sign).filter { !$0.columns.isEmpty }.map { subject, columns in
      TableEvidence.Finding(subject, columns: columns.map { $0 + 1 }, by: table.layout.source(of: columns[0]))
    }
  }

  /// How signs, dates and figures are read.
  private var ways: [TableEvidence.Finding] {
    [
      TableEvidence.Finding(.sign, CSVProfile.Sign(reading.sign.money.sign).rawValue, by: reading.sign.evidence.source),
      TableEvidence.Finding(.dates, reading.dates.rawValue, by: reading.datesBy),
      TableEvidence.Finding(.decimals, reading.decimals == .comma ? "," : ".", by: reading.decimalsBy),
    ]
  }

  private var ownAccounts: TableEvidence.Finding {
    let named = accounts.filter(\.record.isNamed).map { $0.record.number ?? $0.record.nativeId }
    let isTold = named.contains { $0 == table.profile?.account }
    let column = table.layout.account
    let source: TableEvidence.Source =
      named.isEmpty
      ? .nothing
      : isTold ? .profile : column.map(table.layout.source) ?? (table.layout.ownNumber != nil ? .content : .lines)
    return TableEvidence.Finding(
      .account, named.joined(separator: ", "), columns: column.map { [$0 + 1] } ?? [], by: source)
  }

  private var currencies: TableEvidence.Finding {
    let codes = Set(accounts.map(\.record.currency.code)).sorted().joined(separator: ", ")
    let column = table.layout.currency
    return TableEvidence.Finding(
      .currency, codes, columns: column.map { [$0 + 1] } ?? [],
      by: column.map(table.layout.source) ?? table.writtenCurrency(survey, of: reading.sign.money.columns)?.source
        ?? (otherCurrency != nil ? .lines : nil)
        ?? (table.bank?.currency != nil ? .bank : codes == "USD" ? .content : .nothing))
  }

  private var agreeing: [TableEvidence.Finding] {
    let (held, all) = agreement
    return all == 0 ? [] : [TableEvidence.Finding(.balances, "\(held) of \(all)", by: .content)]
  }

  /// The number of balances in accounts whose balances all follow from their amounts, and in all accounts.
  var agreement: (held: Int, of: Int) {
    accounts.reduce(into: (held: 0, of: 0)) { sum, account in
      sum.of += account.chain.links
      if account.chain.holds { sum.held += account.chain.links }
    }
  }
}

extension CSVLayout {
  /// The columns that are read, with their meanings.
  fileprivate func subjects(_ sign: CSVSignChoice) -> [(TableEvidence.Subject, columns: [Int])] {
    func one(_ column: Int?) -> [Int] { column.map { [$0] } ?? [] }
    let money = sign.money
    return [
      (.date, [date]), (.authorized, one(authorized)), (.amount, one(money.amount)), (.debit, one(money.debit)),
      (.credit, one(money.credit)), (.direction, one(money.direction)), (.fee, one(money.fee)),
      (.balance, one(balance)), (.description, texts), (.counterparty, one(counterparty) + one(payer) + one(payee)),
      (.part, one(sign.split.part)), (.id, one(id)), (.status, one(status)),
    ]
  }
}

extension CSVEvidence {
  /// The same in one word.
  fileprivate var source: TableEvidence.Source {
    switch self {
    case .profile: .profile
    case .minus, .plus: .signs
    case .words, .payments, .texts, .accounts, .titles: .words
    case .sides, .fees: .sides
    case .header: .header
    case .balances: .balances
    case .bank: .bank
    case .nothing: .nothing
    }
  }
}
