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
      TableEvidence.Finding(.sign, reading.sign.money.sign.name, by: reading.sign.evidence.source),
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
      by: column.map(table.layout.source) ?? table.currencySource(survey) ?? (otherCurrency != nil ? .lines : nil)
        ?? (table.bank?.currency != nil ? .bank : codes == "USD" ? .content : .nothing))
  }

  private var agreeing: [TableEvidence.Finding] {
    let links = accounts.reduce(0) { $0 + $1.chain.links }
    let held = accounts.filter(\.chain.holds).reduce(0) { $0 + $1.chain.links }
    return links == 0 ? [] : [TableEvidence.Finding(.balances, "\(held) of \(links)", by: .content)]
  }
}

extension CSVTable {
  /// The evidence for the currency; nil when neither the file nor the user names it.
  fileprivate func currencySource(_ survey: CSVSurvey) -> TableEvidence.Source? {
    if layout.figures.contains(where: { layout.headings.indices.contains($0) && layout.headings[$0].currency != nil }) {
      return .header
    }
    if layout.ownCurrency != nil || survey.figureCurrency != nil { return .content }
    return preamble.currency != nil ? .lines : profile?.currency != nil ? .profile : nil
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

extension CSVSign {
  /// The value of a profile's `sign` that means the same; nil when none does.
  fileprivate var name: String {
    switch self {
    case .asWritten, .signedSides: "as-written"
    case .reversed: "reversed"
    case .markedIn: "plus-is-in"
    case .byWord, .sizedSides: "by-word"
    case .byWordAndSign, .sides: "by-word-and-sign"
    case .swappedSides: "swapped"
    }
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
