import BankeyModel

/// What the lines above rows say about them.
struct CSVSection: Equatable {
  var account: String?
  /// The currency; without a code if the line names one that bankey does not know.
  var currency: Currency?
  var direction: CSVDirection?
  /// Whether the rows without a text are balances.
  var isOfBalances = false

  /// Takes what a title says, which no longer counts below the next one.
  mutating func take(_ title: CSVTitle) {
    (direction, isOfBalances) = (title.direction, title.isOfBalances)
  }
}

/// The sections of a table: lines between its rows, or above repeated headers, say what the rows below them are.
struct CSVSections {
  /// The sections by the places of their lines. The first begins with the table.
  private(set) var all: [(place: Int, section: CSVSection)] = []
  /// A section without transactions yet.
  private var open: (place: Int, section: CSVSection)?
  /// The lines right before, which may be about a repeated table, and whether a blank line follows them.
  private var lines: [CSVRow] = []
  private var isApart = false
  /// The titles of the tables, and those that name a currency.
  private var titles: [CSVTitle] = []
  private var currencies: [CSVTitle] = []
  /// The first title that differs from those before in something else, and one that does and has no rows yet.
  private(set) var unclear: (place: Int, title: String)?
  private var doubt: (place: Int, title: String)?
  /// The place of the first row whose title does not say whether money came in, and whether that of a repeated table does.
  private(set) var undirected: Int?
  private var hasDirectedTable = false

  /// The maximum number of lines above a repeated table.
  private static let most = 50

  private var last: CSVSection { all[all.count - 1].section }

  init(_ table: CSVTable) {
    titles = table.preamble.titles
    var first = CSVSection()
    let title = titles.last { $0.isTelling }
    if let title { first.take(title) }
    first.account = table.preamble.account ?? table.layout.ownNumber
    first.currency = table.preamble.currency ?? title?.currency
    all = [(0, first)]
    currencies = titles.filter { $0.currency != nil }
  }

  /// The place of the first line that names another currency than the lines above the table do, or `usual` if they name
  /// none.
  func otherCurrency(than usual: Currency) -> Int? {
    let first = all[0].section.currency ?? usual
    return all.first { ($0.section.currency ?? first) != first }?.place
  }

  /// Whether titles say of some rows that money came in, and of others that it went out, or nothing below other headers.
  var haveDirections: Bool {
    Set(all.compactMap(\.section.direction)).count == 2 || (hasDirectedTable && undirected != nil)
  }

  mutating func seeBlank() { isApart = !lines.isEmpty }

  /// Takes a row that is not a transaction.
  mutating func see(_ row: CSVRow, _ table: CSVTable) {
    if table.isHeader(row) { return takeTable(table) }
    let filled = row.cells.filter { !$0.isEmpty }
    if isApart || filled.count > 2 { lines = [] }
    isApart = false
    guard filled.count < 3, !table.isSkipped(row) else { return }
    if lines.count == CSVSections.most { lines.removeFirst() }
    lines.append(row)
    takeLine(row, table)
  }

  /// Takes a line, which counts by itself if it names an account by a label, or is no text of the row above.
  private mutating func takeLine(_ row: CSVRow, _ table: CSVTable) {
    var section = open?.section ?? last
    let named = namedAccount(row, table)
    section.account = named ?? section.account
    let mayBeTitle = !table.hasText(row) || CSVTitle.isLabelled(row, table.text)
    if mayBeTitle, let title = CSVTitle(row, table.text), title.isTelling {
      section.take(title)
      // A figure may be that of a transaction: `Original amount 12.50 USD`.
      if named != nil || !title.hasNumber { take(currencyOf: title, &section) }
    }
    if section != open?.section ?? last { open = (row.place.lowerBound, section) }
  }

  private func namedAccount(_ row: CSVRow, _ table: CSVTable) -> String? {
    let label = row.cells.first { !$0.isEmpty }.flatMap(table.text.string)
    return label.map(CSVPreamble.namesAccount) == true ? CSVPreamble([row], table.text).account : nil
  }

  private mutating func take(currencyOf title: CSVTitle, _ section: inout CSVSection) {
    section.currency = title.currency ?? twin(title) ?? section.currency
    if title.currency != nil { currencies.append(title) }
  }

  /// The currency without a known code, if the title differs from an earlier one only in the currency's name.
  private func twin(_ title: CSVTitle) -> Currency? {
    currencies.contains(where: title.isTwin) ? Currency.unknown : nil
  }

  /// Takes the headers of a repeated table, about which the lines right above say what those above the first one may say.
  private mutating func takeTable(_ table: CSVTable) {
    guard let row = lines.last else { return }
    var section = open?.section ?? last
    let title = CSVTitle(row, table.text)
    if let title, !table.hasText(row) { take(currencyOf: title, &section) }
    section.currency = CSVPreamble(lines, table.text).currency ?? section.currency
    section.account = account(above: table, row) ?? section.account
    if section != open?.section ?? last { open = (lines[0].place.lowerBound, section) }
    hasDirectedTable = hasDirectedTable || section.direction != nil
    let isNamed = lines.contains { namedAccount($0, table) != nil }
    if isNamed || section.account != last.account || section.currency != last.currency {
      if let title { titles.append(title) }
    } else {
      compare(table)
    }
    lines = []
  }

  /// The account in the title right above a repeated table, if the first table has such a title, too.
  private func account(above table: CSVTable, _ row: CSVRow) -> String? {
    let filled = row.cells.filter { !$0.isEmpty }
    guard filled.count == 1, CSVSections.isTitled(table), let title = table.text.string(filled[0]),
      !table.preamble.texts.contains(title), namedAccount(row, table) == nil
    else { return nil }
    return CSVSections.account(titled: title)
  }

  /// Remembers a title of a repeated table that differs from those before in nothing that bankey understands.
  private mutating func compare(_ table: CSVTable) {
    let found = lines.compactMap { row in CSVTitle(row, table.text).map { (row, $0) } }.last { !$1.key.isEmpty }
    guard let (row, title) = found, !title.isUnderstood, !table.hasText(row),
      !titles.contains(where: { $0.key == title.key })
    else { return }
    doubt = (row.place.lowerBound, title.text)
  }

  /// Whether the first table has such a title, too: the foot of a page, which may also have a number, follows it only.
  private static func isTitled(_ table: CSVTable) -> Bool {
    table.preamble.texts.last { !$0.isEmpty }.flatMap(account) != nil
  }

  /// Takes a transaction, to which the lines before it apply. Returns whether it is a balance.
  mutating func takeRow(_ row: CSVRow, _ table: CSVTable) -> Bool {
    if let open, open.section != last { all.append(open) }
    unclear = unclear ?? doubt
    (open, doubt, lines, isApart) = (nil, nil, [], false)
    if last.isOfBalances, !table.hasText(row) { return true }
    if last.direction == nil { undirected = undirected ?? row.place.lowerBound }
    return false
  }

  /// The account in the title of a table: an IBAN, or a text with a number that is neither a page nor part of a date:
  /// `Card ending 5678`.
  private static func account(titled text: String) -> String? {
    let numbers = text.split(whereSeparator: { !$0.isNumber }).map(String.init).filter { $0.count > 2 }
    let isDated = text.split(separator: " ").contains { Array($0.utf8).withUnsafeBytes { WrittenDate($0) } != nil }
    let isYear = numbers.allSatisfy { $0.count == 4 && ($0.hasPrefix("19") || $0.hasPrefix("20")) }
    guard !numbers.isEmpty, !isDated, !isYear, text.contains(where: \.isLetter) || numbers[0].count > 7 else {
      return nil
    }
    return CSVAccountWords.only(in: [text]) ?? text
  }
}

extension CSVTable {
  /// Whether the user says that a row is not a transaction.
  func isSkipped(_ row: CSVRow) -> Bool { profile.map { isSkipped(row, by: $0) } ?? false }

  /// Whether a row has a word in a column of texts.
  func hasText(_ row: CSVRow) -> Bool {
    (layout.texts + [layout.counterparty].compactMap(\.self)).contains { column in
      text.string(row[column]).map { $0.contains(where: \.isLetter) } ?? false
    }
  }
}
