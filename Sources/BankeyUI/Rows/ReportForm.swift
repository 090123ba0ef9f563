import BankeyCore
import BankeyModel
import TUIKit

/// The layout of the columns that a row needs to draw itself.
nonisolated struct ReportForm: Equatable {
  /// The width of dates; 0 when rows have none.
  var dateColumns = 0
  /// The width of the longest text; 0 when not known.
  var textColumns = 0
  /// The width of the shortest text; 0 when not known.
  var leastTextColumns = 0
  /// The width that three of four texts do not exceed.
  var usualTextColumns = 0
  /// The width of the longest counterparty; 0 when no row names one.
  var counterpartyColumns = 0
  /// The width that three of four counterparties do not exceed, where a row without one counts as 0.
  var usualCounterpartyColumns = 0
  /// The width of the longest note; 0 when no row has one.
  var noteColumns = 0
  /// The width of amounts with the space before them.
  var amountColumns = 15
  /// Whether balances are shown beside the amounts.
  var showsBalance = false
  /// The width of balances with the gap before them.
  var balanceColumns = 16
  /// The width of each sum of a month, money in and money out; 0 in lists without months.
  var sumColumns = 17
}

extension ReportForm {
  /// Determines the columns from the texts of transactions.
  init(of transactions: [Transaction], _ presenter: Presenter, _ options: ReportOptions, hasBalance: Bool) {
    func longest(_ text: (Transaction) -> String?) -> Int {
      transactions.reduce(0) { most, transaction in text(transaction).map { max(most, Text($0).columns) } ?? most }
    }
    let texts = transactions.map { Text(presenter.text(of: $0)).columns }
    self.init(
      dateColumns: presenter.dateColumns, textColumns: texts.max() ?? 0,
      leastTextColumns: texts.min() ?? 0, usualTextColumns: ReportForm.usual(texts),
      counterpartyColumns: longest { presenter.counterparty(of: $0) },
      usualCounterpartyColumns: ReportForm.usual(
        transactions.map { Text(presenter.counterparty(of: $0) ?? "").columns }),
      noteColumns: longest { presenter.note(on: $0, options.grouping) },
      showsBalance: options.showsBalance && options.grouping == .booked && hasBalance)
  }

  /// Determines the columns from the lines of a list.
  init(of lines: [ReportLine], dateColumns: Int, hasMonths: Bool = false) {
    func longest(_ texts: [String?]) -> Int { texts.compactMap(\.self).map { Text($0).columns }.max() ?? 0 }
    let (texts, balance) = (lines.map { Text($0.text).columns }, longest(lines.map(\.balance)))
    self.init(
      dateColumns: dateColumns, textColumns: texts.max() ?? 0,
      leastTextColumns: texts.min() ?? 0, usualTextColumns: ReportForm.usual(texts),
      counterpartyColumns: longest(lines.map(\.counterparty)),
      usualCounterpartyColumns: ReportForm.usual(lines.map { Text($0.counterparty ?? "").columns }),
      noteColumns: longest(lines.map(\.note)),
      amountColumns: max(15, longest(lines.map(\.amount)) + 2), showsBalance: balance > 0, balanceColumns: balance + 4,
      sumColumns: hasMonths ? ReportForm().sumColumns : 0)
  }

  /// The width that three of four texts do not exceed.
  private static func usual(_ columns: [Int]) -> Int {
    columns.isEmpty ? 0 : columns.sorted()[columns.count * 3 / 4]
  }

  /// Makes room for the texts of other lines too, so that columns do not move back and forth while a search is typed.
  mutating func widen(by other: ReportForm) {
    if textColumns == 0 { return self = other }
    if other.textColumns == 0 { return }
    dateColumns = max(dateColumns, other.dateColumns)
    textColumns = max(textColumns, other.textColumns)
    leastTextColumns = min(leastTextColumns, other.leastTextColumns)
    usualTextColumns = max(usualTextColumns, other.usualTextColumns)
    counterpartyColumns = max(counterpartyColumns, other.counterpartyColumns)
    usualCounterpartyColumns = max(usualCounterpartyColumns, other.usualCounterpartyColumns)
    noteColumns = max(noteColumns, other.noteColumns)
    amountColumns = max(amountColumns, other.amountColumns)
  }

  /// Adds what a holding needs, whose text has no date before it.
  mutating func add(_ row: ReportRow) {
    guard case .holding(_, let line) = row else { return }
    let columns = Text(line.text).columns - (dateColumns == 0 ? 2 : dateColumns + 2)
    (textColumns, usualTextColumns) = (max(textColumns, columns), max(usualTextColumns, columns))
    leastTextColumns = min(leastTextColumns, max(0, columns))
    noteColumns = max(noteColumns, Text(line.note ?? "").columns)
  }

  /// Makes room for the sums of a month.
  mutating func add(sumsOf row: ReportRow) {
    guard case .period(_, _, let line) = row else { return }
    sumColumns = line.parts.reduce(sumColumns) { max($0, Text($1).columns) }
  }

  /// Makes room for a balance.
  mutating func add(balance: String) { balanceColumns = max(balanceColumns, Text(balance).columns + 4) }

  /// Whether some rows have a note.
  var hasNotes: Bool { noteColumns > 0 }

  /// Whether counterparties and notes have a column each beside texts of a width, in `room` columns. A column that most
  /// rows leave empty must not be cut.
  nonisolated func hasTwoSides(beside texts: Int, in room: Int) -> Bool {
    guard counterpartyColumns > 0, noteColumns > 0, room >= 66 else { return false }
    let least = usualCounterpartyColumns > 0 ? leastSide : counterpartyColumns
    return texts + least + noteColumns + 2 * ReportColumns.gap <= room
  }

  /// The width that counterparties and notes need in a column each, or in one.
  nonisolated func sides(areBoth: Bool) -> Int {
    areBoth ? leastSide + ReportColumns.gap + noteColumns : max(counterpartyColumns, noteColumns)
  }

  private nonisolated var leastSide: Int { min(counterpartyColumns, ReportColumns.side) }

  /// The largest width of a report in which most texts reach so far that figures at its right edge are near them.
  nonisolated var longWidth: Int { 3 * usualTextColumns + 2 }
}
