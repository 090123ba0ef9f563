import BankeyModel

/// The accounts that lines within a table name for the rows below them.
struct CSVSections {
  /// The lines that name another account than the one before, by their places.
  private(set) var all: [(place: Int, account: String)] = []
  /// A line with no transactions below it yet.
  private var open: (place: Int, account: String)?
  /// The line right before, if it may be the title of a repeated table.
  private var title: (place: Int, account: String)?

  /// Whether a line waits for transactions below it.
  var isOpen: Bool { open != nil }

  /// Takes a row that is not a transaction.
  mutating func see(_ row: CSVRow, _ table: CSVTable) {
    let filled = row.cells.filter { !$0.isEmpty }
    if title != nil, table.isHeader(row) { open = title }
    title = nil
    guard filled.count < 3, let label = filled.first.flatMap(table.text.string) else { return }
    if CSVPreamble.namesAccount(label), let account = CSVPreamble([row], table.text).account {
      open = (row.place.lowerBound, account)
    } else if filled.count == 1, CSVSections.isTitled(table), !table.preamble.texts.contains(label) {
      title = CSVSections.account(titled: label).map { (row.place.lowerBound, $0) }
    }
  }

  /// Whether the first table has such a title, too: the foot of a page, which may also have a number, follows it only.
  private static func isTitled(_ table: CSVTable) -> Bool {
    table.preamble.texts.last { !$0.isEmpty }.flatMap(account) != nil
  }

  /// Takes a transaction, to which the lines before it apply.
  mutating func close() {
    if let open, open.account != all.last?.account { all.append(open) }
    open = nil
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
