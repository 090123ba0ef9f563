import BankeyModel

/// An account of a table, and its transactions that have not been handed over.
struct CSVAccount {
  let record: AccountRecord
  var batch = TransactionBatch()
  var chain: CSVChain

  /// A number without the characters that make spreadsheets keep it as it is: `'8612…`, `_8612…`, `="CH93 …"`.
  static func plain(_ text: String) -> String {
    var text = Substring(text)
    if text.hasPrefix("=\""), text.hasSuffix("\"") { text = text.dropFirst(2).dropLast() }
    while text.first == "'" || text.first == "_" { text = text.dropFirst() }
    while text.last == "'" { text = text.dropLast() }
    return text.trimmed
  }

  /// Whether a name identifies an account: a few digits do not, because other banks use them, too.
  static func isIdentity(_ name: String) -> Bool {
    name.contains(where: \.isLetter) || name.count(where: \.isNumber) > 5
  }

  /// Whether a text has the form of an IBAN, with or without blanks.
  static func isIBAN(_ text: String) -> Bool {
    let bytes = text.utf8.filter { $0 != 0x20 }
    return (15...34).contains(bytes.count) && bytes[..<2].allSatisfy { $0 &- 0x41 < 26 }
      && bytes[2..<4].allSatisfy(isDigit)
      && bytes.allSatisfy { isDigit($0) || $0 &- 0x41 < 26 }
  }

  /// Whether a text has the form of an ISIN, the number of a security: two letters, nine letters or digits, a digit.
  static func isISIN(_ text: String) -> Bool {
    text.utf8.count == 12 && text.utf8.prefix(2).allSatisfy { $0 &- 0x41 < 26 } && text.utf8.last.map(isDigit) ?? false
      && text.utf8.allSatisfy { isDigit($0) || $0 &- 0x41 < 26 }
  }
}

/// Identifies an account within a file.
struct CSVAccountKey: Hashable {
  /// The name in the file; nil when there is none.
  var name: String?
  /// The part of the file's account, if that has several.
  var part: String?
  /// The currency of its amounts.
  var currency: Currency
}

/// The facts about the account in the lines above a table.
struct CSVPreamble {
  /// The number or IBAN.
  private(set) var account: String?
  private(set) var currency: Currency?
  /// The balance after the transactions, if the labels alone identify it.
  private(set) var balance: CSVStatedBalance?

  /// All balances with a name, and all figures that may be one, such as the opening balance.
  private(set) var stated: [CSVStatedBalance] = []
  private(set) var balances: [CSVCell] = []

  /// The status of the transactions below, if the last line states one in words.
  private(set) var title: CSVStatus?

  /// All texts of the lines, and those that may be the title of the table.
  private(set) var texts: [String] = []
  private(set) var titles: [CSVTitle] = []

  /// Reads the rows above a table.
  init(_ rows: [CSVRow], _ text: CSVText) {
    texts = rows.flatMap(text.strings)
    titles = rows.compactMap { CSVTitle($0, text) }
    // A colon may have a field of its own.
    let cells = rows.map { $0.cells.filter { cell in !cell.isEmpty && ![":", "="].contains(text.string(cell)) } }
    if let last = cells.last(where: { !$0.isEmpty }), last.count == 1 {
      title = text.string(last[0]).flatMap(CSVWords.title)
    }
    for cells in cells {
      for (index, cell) in cells.enumerated() {
        let rest = cells.dropFirst(index + 1)
        see(cell, rest.first, text)
        if let day = rest.first, let value = rest.dropFirst().first { see(cell, dated: day, value, text) }
      }
    }
    // If a label is alone in its row, its value is below it.
    for (label, value) in zip(cells, cells.dropFirst()) where label.count == 1 && value.count == 1 {
      see(label[0], value[0], text)
    }
    // So it is for several labels in a row.
    for (labels, values) in zip(rows, rows.dropFirst()) where labels.count == values.count && labels.count > 1 {
      for (label, value) in zip(labels.cells, values.cells) where !label.isEmpty && !value.isEmpty {
        if text.string(label).map(CSVPreamble.isLabel) == true { see(label, value, text) }
      }
    }
    account = account ?? CSVAccountWords.only(in: texts) ?? CSVPreamble.loneNumber(cells, text)
    let plain = rows.map(text.strings).flatMap(CSVPreamble.withoutWords)
    currency =
      currency ?? CSVPreamble.onlyCode(in: plain) ?? CSVPreamble.labelledCode(in: texts)
      ?? CSVPreamble.only(CSVPreamble.besideFigures(cells.joined(), text))
  }

  /// Whether a text is an account number, which may be masked: `CHXXXXXXXXXXXXXXX`. Another label is not a number.
  private static func isNumber(_ text: String) -> Bool {
    if text.contains(where: { ":：".contains($0) }) { return false }
    return text.contains(where: \.isNumber) || (text.count > 9 && text.allSatisfy { $0.isUppercase || $0 == "*" })
  }

  /// Whether a field is labelled as an account, or has its number after a colon.
  static func namesAccount(_ text: String) -> Bool { names(text, [.account, .number]) }

  /// Whether a field is a label of one of these, or has its value after a colon.
  static func names(_ text: String, _ columns: Set<CSVColumnRole>) -> Bool {
    let label = text.split(maxSplits: 1) { ":：".contains($0) }.first.map(String.init) ?? text
    return column(label).map(columns.contains) ?? false
  }

  /// Whether a field is a label of an account or its currency.
  private static func isLabel(_ text: String) -> Bool {
    namesAccount(text) || [.currency, .valuta].contains(column(text))
  }

  /// The meaning of a label, also when "No" follows it.
  private static func column(_ label: String) -> CSVColumnRole? {
    if let column = CSVWords.column(CSVHeading(label).key) { return column }
    // The same in two languages: `Số tài khoản/Account number`.
    let parts = label.split(separator: "/").map { CSVWords.column(CSVHeading(String($0)).key) }
    if parts.count == 2, let column = parts[0] ?? parts[1] { return column }
    var words = WordFolding.words(label)
    guard words.count > 1, let last = words.popLast(), numbers.contains(WordFolding.folded(last)) else { return nil }
    return CSVWords.column(WordFolding.folded(words.joined()))
  }

  private static let numbers: Set = ["n", "no", "nr", "nº", "num", "numero", "number", "id", "№", ""]

  private mutating func see(_ cell: CSVCell, _ next: CSVCell?, _ text: CSVText) {
    let label = text.string(cell) ?? ""
    if account == nil, CSVAccount.isIBAN(CSVAccount.plain(label)) { account = CSVAccount.plain(label) }
    account = account ?? CSVPreamble.quotedNumber(label)
    see(labelled: label)
    if let (label, value) = text.labelled(cell), !value.isEmpty { see(balance: label, value, text) }
    guard let next, let value = text.string(next).map(CSVAccount.plain) else { return }
    if CSVWords.line(label) != nil { balances.append(next) }
    see(balance: label, next, text)
    switch CSVPreamble.column(label) {
    case .account, .number: take(account: value)
    case .accountName: account = account ?? CSVPreamble.number(behindName: value)
    case .currency, .valuta: currency = currency ?? CSVPreamble.currency(of: value)
    default: break
    }
  }

  /// Reads a balance with the day between its label and its figure: `Saldo finale al:`, `30.11.2025`, `108,40`.
  private mutating func see(_ label: CSVCell, dated day: CSVCell, _ value: CSVCell, _ text: CSVText) {
    guard let label = text.string(label), let day = text.string(day),
      Array(day.utf8).withUnsafeBytes({ WrittenDate($0) }) != nil
    else { return }
    see(balance: label + " " + day, value, text)
  }

  private mutating func see(balance label: String, _ value: CSVCell, _ text: CSVText) {
    guard CSVStatedBalance.isNamed(by: label), text.isFigure(value) else { return }
    stated.append(CSVStatedBalance(cell: value, label: label))
    if balance == nil || CSVWords.line(label) == .closing { balance = stated.last }
    currency = currency ?? CSVFigure.with(text, value) { _, currency in currency } ?? CSVHeading(label).currency
  }

  /// Takes the value of a label for the account.
  private mutating func take(account value: String) {
    guard account == nil, CSVPreamble.isNumber(value) else { return }
    let parts = CSVPreamble.number(in: value)
    account = parts?.number ?? value
    currency = currency ?? parts?.currency
  }

  /// Reads a label and a value in one field: `Kontonummer: 1234567`.
  private mutating func see(labelled text: String) {
    let parts = text.split(maxSplits: 1) { ":：".contains($0) }.map { CSVAccount.plain(String($0)) }
    guard parts.count == 2, !parts[1].isEmpty else { return }
    if CSVStatedBalance.isNamed(by: parts[0]) {
      currency =
        currency ?? WordFolding.words(parts[1]).lazy.compactMap(CSVFigure.currency).first
        ?? CSVHeading(parts[0]).currency
    }
    switch CSVPreamble.column(parts[0]) {
    case .account, .number: take(account: parts[1])
    case .accountName: account = account ?? CSVPreamble.number(behindName: parts[1])
    case .currency, .valuta: currency = currency ?? CSVPreamble.currency(of: parts[1])
    default: break
    }
  }

  /// The columns of the table below these lines. A column whose numbers all differ from this account's holds
  /// counterparties.
  func settled(_ layout: CSVLayout, _ rows: CSVSample) -> CSVLayout {
    guard let account, let column = layout.account else { return layout }
    func plain(_ text: String) -> String { text.filter { $0.isLetter || $0.isNumber } }
    let numbers = rows.strings(column).map(plain)
    let isOwn = numbers.isEmpty || numbers.contains { $0.hasSuffix(plain(account)) || plain(account).hasSuffix($0) }
    var layout = layout
    if !isOwn { layout.account = nil }
    return layout
  }

  /// The order of day and month that the dates in the lines prove: `Period: 01/03/2025 to 31/03/2025`; nil when they
  /// prove none. Only a year of four digits tells a date from other numbers, such as `20-11-25`, a British sort code.
  var dateOrder: DateOrder? {
    let words = texts.flatMap { $0.split { " ,;:()".contains($0) }.map(String.init) }.filter { word in
      word.split(whereSeparator: { !$0.isNumber }).contains { $0.count == 4 }
    }
    let dates = words.compactMap { word in Array(word.utf8).withUnsafeBytes { WrittenDate($0) } }
    let orders = [DateOrder.dayFirst, .monthFirst].filter { order in dates.allSatisfy { $0.day(order) != nil } }
    return dates.contains { $0.order != .yearFirst } && orders.count == 1 ? orders[0] : nil
  }
}
