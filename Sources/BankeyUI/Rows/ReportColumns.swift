import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// The layout of the columns that a row needs to draw itself.
nonisolated struct ReportForm: Equatable {
  /// The width of dates; 0 when rows have none.
  var dateColumns = 0
  /// The width of the longest text; 0 when not known.
  var textColumns = 0
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
      dateColumns: presenter.dateColumns, textColumns: texts.max() ?? 0, usualTextColumns: ReportForm.usual(texts),
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
      dateColumns: dateColumns, textColumns: texts.max() ?? 0, usualTextColumns: ReportForm.usual(texts),
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

  /// Adds what a holding needs, whose text has no date before it.
  mutating func add(_ row: ReportRow) {
    guard case .holding(_, let line) = row else { return }
    let columns = Text(line.text).columns - (dateColumns == 0 ? 2 : dateColumns + 2)
    (textColumns, usualTextColumns) = (max(textColumns, columns), max(usualTextColumns, columns))
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
}

/// The positions of columns in a report, and in similar lists, at a given width.
///
/// Descriptions come first. In a narrow report, counterparties and notes follow, and figures end at the right edge. In
/// a wide one the figures follow the descriptions, because a figure far from its text is hard to read; counterparties
/// and notes have the rest of the line.
nonisolated struct ReportColumns {
  /// The width beyond which nothing more is shown.
  static let most = 200
  /// The width from which a report shows the balance after each transaction by default.
  static let balanceIsUsual = 100
  /// The width from which figures come before counterparties and notes.
  static let wide = 90

  let width: Int
  /// The column of group titles and totals.
  let title = 2
  /// The column of dates and headings of months.
  let date: Int
  /// The column of descriptions.
  let text: Int
  /// The column of counterparties; nil when it does not fit.
  private(set) var counterparty: Int?
  /// The column of notes; nil when it does not fit.
  private(set) var note: Int?
  /// The column after amounts.
  let amountEnd: Int
  /// The column after balances; nil when they are not shown or do not fit.
  let balanceEnd: Int?
  /// The column after the last figure.
  let figureEnd: Int
  /// The columns to the right of the figures; nil in a narrow report.
  let aside: Range<Int>?
  /// The width of each sum of a month with the space before it.
  let sum: Int
  /// Whether the sums of months are to the right of the figures rather than to the left of the total.
  let areSumsAside: Bool

  /// Computes the columns for a width. Amounts are to the left of balances; descriptions, counterparties and notes
  /// share the rest as they need it.
  init(width: Int, _ form: ReportForm = ReportForm()) {
    self.width = min(width, ReportColumns.most)
    let isNarrow = self.width < 36
    let end = self.width - (isNarrow ? 1 : 3)
    let balance = form.showsBalance && self.width >= 76 ? form.balanceColumns : 0
    sum = form.sumColumns + 2
    date = isNarrow ? 2 : 3
    text = form.dateColumns == 0 ? 5 : date + (isNarrow ? 3 : form.dateColumns + 2)
    let room = end - balance - form.amountColumns - text
    if self.width >= ReportColumns.wide, form.textColumns > 0 {
      let free = room - ReportColumns.gap
      let own = form.counterpartyColumns + ReportColumns.gap + form.noteColumns
      areSumsAside = form.sumColumns > 0 && free - 2 * sum >= max(form.usualTextColumns, ReportColumns.total)
      let sides = areSumsAside ? max(own, 2 * sum) : own
      // A few long texts would move the figures far from all the others.
      let longest = min(form.textColumns, self.width / 3, free - sides)
      let texts = max(longest, form.usualTextColumns, ReportColumns.total)
      figureEnd = text + Share(of: free, texts, sides).first + form.amountColumns + balance
      aside = figureEnd + ReportColumns.gap..<end
    } else {
      (figureEnd, aside, areSumsAside) = (end, nil, false)
    }
    amountEnd = figureEnd - balance
    balanceEnd = balance > 0 ? figureEnd : nil
    placeSides(form, room)
  }

  /// Places counterparties and notes: each in a column, or both in one. `room` is the width that all texts share.
  private mutating func placeSides(_ form: ReportForm, _ room: Int) {
    let (sides, notes) = (form.counterpartyColumns, form.noteColumns)
    guard width >= 60, sides + notes > 0 else { return }
    let beside = aside?.count ?? room
    // A column that most rows leave empty must not cut the notes.
    let isWorthwhile = form.usualCounterpartyColumns > 0 || sides + ReportColumns.gap + notes <= beside
    let areBoth = sides > 0 && notes > 0 && room >= 66 && isWorthwhile
    let need = areBoth ? sides + ReportColumns.gap + notes : max(sides, notes)
    // The longest text has priority over the longest note, as long as it leaves most of the room.
    let texts = max(form.usualTextColumns, min(form.textColumns, room * 2 / 5), 8)
    let start = aside?.lowerBound ?? text + room - Share(of: room - 2, texts, need).second
    guard areBoth else { return note = start }
    let shared = (aside?.upperBound ?? text + room) - start - ReportColumns.gap
    counterparty = start
    // A few long counterparties would cut the notes of all the others.
    let usual = max(form.usualCounterpartyColumns, ReportColumns.side, shared - notes)
    note = start + min(Share(of: shared, sides, notes).first, usual) + ReportColumns.gap
  }

  /// The space between counterparties, notes and figures.
  private static let gap = 3
  /// The least width of a counterparty beside a note.
  private static let side = 12
  /// The width of the title of a total.
  private static let total = 20

  /// The column after a line that has no figure.
  var lineEnd: Int { aside?.upperBound ?? amountEnd }

  /// Whether little more than a text and its amount fits.
  var isNarrow: Bool { width < 36 }
}

/// A width shared by two columns: the first has what it needs, or at least three fifths.
private nonisolated struct Share {
  let first: Int
  let second: Int

  init(of room: Int, _ first: Int, _ second: Int) {
    self.first = min(first, max(room - second, room * 3 / 5))
    self.second = min(second, room - self.first)
  }
}

/// The position of the amount in a line of the report: left of the balance, or on a second line when the text leaves no
/// room.
nonisolated struct ReportPlaces {
  /// The column after the amount.
  let amountEnd: Int
  /// The line of the amount.
  let line: Int

  init(_ row: ReportRow, _ columns: ReportColumns) {
    let (start, shown) = ReportPlaces.form(of: row, columns)
    let end = columns.amountEnd
    guard let shown, let amount = shown.amount else {
      (amountEnd, line) = (end, 0)
      return
    }
    let balance = columns.balanceEnd.flatMap { end in shown.balance.map { end - Text($0).columns - 2 } }
    let beside = min(end, balance ?? end)
    let least = min(Text(shown.text).columns, columns.isNarrow ? 4 : 8)
    let fits = start + least + 1 + Text(amount).columns <= beside
    (amountEnd, line) = fits ? (beside, 0) : (end, 1)
  }

  /// The column where the text starts, and the line; nil for rows without an amount.
  private static func form(of row: ReportRow, _ columns: ReportColumns) -> (Int, ReportLine?) {
    switch row {
    case .title(_, let line), .total(_, let line): (columns.title, line)
    case .period(_, _, let line), .holding(_, let line): (columns.date, line)
    case .transaction(_, let line): (columns.text, line)
    case .message, .rejected, .spacer: (columns.text, nil)
    }
  }
}
