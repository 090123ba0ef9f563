import BankeyModel

/// An account of a table, with what waits to be handed over.
struct CSVAccount {
  let record: AccountRecord
  var batch = TransactionBatch()
  var chain: CSVChain

  /// Whether a text has the form of an IBAN, with blanks or without.
  static func isIBAN(_ text: String) -> Bool {
    let bytes = text.utf8.filter { $0 != 0x20 }
    return (15...34).contains(bytes.count) && bytes[..<2].allSatisfy { $0 &- 0x41 < 26 }
      && bytes[2..<4].allSatisfy(isDigit)
      && bytes.allSatisfy { isDigit($0) || $0 &- 0x41 < 26 }
  }
}

/// By what the rows of an account are told from others.
struct CSVAccountKey: Hashable {
  /// What the file calls it; nil when it says nothing.
  var name: String?
  /// What its amounts are counted in.
  var currency: Currency
}

/// Banks whose headers are known, and say what no cell of a short file does.
struct CSVKnownBank {
  /// What messages call it.
  let name: String
  /// Its headers, folded.
  private let headers: String
  /// The order in its dates.
  let dates: DateOrder
  /// The currency of its accounts, where it has only one.
  let currency: Currency?
  /// Whether money out has no minus; nil where its amounts say it.
  var isSpendingPositive: Bool?

  /// What stands in its texts, where other banks write its headers too; the account is not called after it then.
  var mark: Character?

  /// The bank with these headers and texts.
  static func of(_ headings: [CSVHeading], _ rows: CSVSample) -> CSVKnownBank? {
    let headers = headings.map(\.key).joined(separator: " ")
    return all.first { $0.headers == headers && $0.isMarked(rows) }
  }

  private func isMarked(_ rows: CSVSample) -> Bool {
    guard let mark else { return true }
    return rows.rows.contains { rows.text.strings($0).contains { $0.contains(mark) } }
  }

  private static let all = [
    CSVKnownBank(
      name: "Payoneer",
      headers: "transactiondate transactiontime timezone transactionid description creditamount debitamount currency "
        + "transferamount transferamountcurrency status runningbalance additionaldescription storename source target referenceid",
      dates: .monthFirst, currency: nil),
    CSVKnownBank(
      name: "Schwab", headers: "date status type checknumber description withdrawal deposit runningbalance",
      dates: .monthFirst, currency: Currency(code: "USD")),
    CSVKnownBank(
      name: "First Direct", headers: "date description amount balance", dates: .dayFirst, currency: nil, mark: "@"),
    CSVKnownBank(
      name: "Volksbank",
      headers:
        "bezeichnungauftragskonto ibanauftragskonto bicauftragskonto banknameauftragskonto buchungstag valutadatum namezahlungsbeteiligter ibanzahlungsbeteiligter bicswiftcodezahlungsbeteiligter buchungstext verwendungszweck betrag waehrung saldonachbuchung bemerkung"
        + " gekennzeichneterumsatz glaeubigerid mandatsreferenz",
      dates: .dayFirst, currency: nil, isSpendingPositive: false),
    CSVKnownBank(
      name: "csv2ofx", headers: "row num date reference description amount account category notes", dates: .yearFirst,
      currency: nil, isSpendingPositive: false),
  ]
}

/// What the lines above a table say of the account.
struct CSVPreamble {
  /// Its number or IBAN.
  private(set) var account: String?
  /// Its currency.
  private(set) var currency: Currency?
  /// Its balance, and the text with its day.
  private(set) var balance: (cell: CSVCell, label: String)?

  /// All that stands in them.
  private(set) var texts: [String] = []

  /// Reads the rows above a table.
  init(_ rows: [CSVRow], _ text: CSVText) {
    texts = rows.flatMap(text.strings)
    for row in rows {
      let cells = row.cells.filter { !$0.isEmpty }
      for (index, cell) in cells.enumerated() { see(cell, cells.dropFirst(index + 1).first, text) }
    }
  }

  private mutating func see(_ cell: CSVCell, _ next: CSVCell?, _ text: CSVText) {
    let label = text.string(cell) ?? ""
    if account == nil, CSVAccount.isIBAN(label) { account = label }
    see(labelled: label)
    guard let next, let value = text.string(next) else { return }
    if balance == nil, CSVPreamble.isBalance(label), CSVFigure.with(text, next, { _, _ in true }) == true {
      balance = (next, label)
    }
    switch CSVWords.column(CSVHeading(label).key) {
    case .account, .number: if account == nil, value.contains(where: \.isNumber) { account = value }
    case .currency, .valuta: currency = currency ?? CSVFigure.currency(value)
    default: break
    }
  }

  /// Label and value in one field: `Kontonummer: 1234567`.
  private mutating func see(labelled text: String) {
    let parts = text.split(separator: ":", maxSplits: 1).map { $0.trimmed }
    guard parts.count == 2, !parts[1].isEmpty else { return }
    switch CSVWords.column(CSVHeading(parts[0]).key) {
    case .account, .number: if account == nil, parts[1].contains(where: \.isNumber) { account = parts[1] }
    case .currency, .valuta: currency = currency ?? CSVFigure.currency(parts[1])
    default: break
    }
  }

  /// The columns of a table below these lines: one whose numbers are all other accounts than theirs is that of the other sides.
  func settled(_ layout: CSVLayout, _ rows: CSVSample) -> CSVLayout {
    guard let account, let column = layout.account else { return layout }
    func plain(_ text: String) -> String { text.filter { $0.isLetter || $0.isNumber } }
    let numbers = rows.strings(column).map(plain)
    let isOwn = numbers.isEmpty || numbers.contains { $0.hasSuffix(plain(account)) || plain(account).hasSuffix($0) }
    var layout = layout
    if !isOwn { layout.account = nil }
    return layout
  }

  private static func isBalance(_ label: String) -> Bool {
    let key = CSVHeading(label).key
    return ["kontostand", "saldo", "balance", "solde", "currentbalance", "closingbalance", "neuersaldo", "endsaldo"]
      .contains { key.hasPrefix($0) }
  }

  /// The day in a label: `Kontostand vom 30.12.2024:`.
  func day(_ order: DateOrder) -> Day? {
    guard let label = balance?.label, let first = label.firstIndex(where: \.isNumber),
      let last = label.lastIndex(where: \.isNumber)
    else { return nil }
    return Array(label[first...last].utf8).withUnsafeBytes { WrittenDate($0)?.day(order) }
  }
}
