import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// The columns that the rows of a report need.
nonisolated struct ReportForm: Equatable {
  /// The width of dates; 0 when rows have none.
  var dateColumns = 0
  /// Whether some rows name a counterparty.
  var hasCounterparties = false
  /// Whether some rows have a note.
  var hasNotes = false
  /// Whether balances are shown beside the amounts.
  var showsBalance = false
  /// The width of balances with the gap before them.
  var balanceColumns = 16
  /// The combined width of the longest texts, counterparties and notes; 0 when not known.
  var longest = 0
}

extension ReportForm {
  /// Determines the columns from the texts of transactions.
  init(of transactions: [Transaction], _ presenter: Presenter, _ options: ReportOptions, hasBalance: Bool) {
    let sides = transactions.compactMap { presenter.counterparty(of: $0) }
    let notes = transactions.compactMap { presenter.note(on: $0, options.grouping) }
    func longest(_ texts: [String]) -> Int { texts.map { Text($0).columns + 2 }.max() ?? 0 }
    self.init(
      dateColumns: presenter.dateColumns, hasCounterparties: !sides.isEmpty, hasNotes: !notes.isEmpty,
      showsBalance: options.showsBalance && options.grouping == .booked && hasBalance,
      longest: longest(transactions.map { presenter.text(of: $0) }) + longest(sides) + longest(notes))
  }
}

/// The positions of columns in a report, and in similar lists, at a given width.
nonisolated struct ReportColumns {
  /// The width beyond which nothing more is shown.
  static let most = 200
  /// The width from which a report shows the balance after each transaction by default.
  static let balanceIsUsual = 100

  let width: Int
  /// The column of group titles and totals.
  let title = 2
  /// The column of dates and headings of months.
  let date: Int
  /// The column of descriptions.
  let text: Int
  /// The column of counterparties; nil when it does not fit.
  let counterparty: Int?
  /// The column of notes; nil when it does not fit.
  let note: Int?
  /// The column after amounts.
  let amountEnd: Int
  /// The column after balances; nil when they are not shown or do not fit.
  let balanceEnd: Int?
  /// The column after the last figure.
  let figureEnd: Int

  /// Computes the columns for a width. Amounts are to the left of balances; descriptions, counterparties and notes
  /// share the rest.
  init(width: Int, _ form: ReportForm = ReportForm()) {
    let whole = min(width, ReportColumns.most)
    let isNarrow = whole < 36
    let balance = form.showsBalance && whole >= 76 ? form.balanceColumns : 0
    date = isNarrow ? 2 : 3
    text = form.dateColumns == 0 ? 5 : date + (isNarrow ? 3 : form.dateColumns + 2)
    // Narrows the report, because short texts would be far from their amounts.
    let spare = form.longest == 0 || whole <= 132 ? 0 : max(0, whole - 34 - balance - text - form.longest * 8 / 5)
    self.width = max(min(whole, 132), whole - spare)
    figureEnd = self.width - (isNarrow ? 1 : 3)
    balanceEnd = balance > 0 ? figureEnd : nil
    amountEnd = figureEnd - balance
    let room = amountEnd - 15 - text
    let isThree = form.hasCounterparties && form.hasNotes && room >= 66
    let isTwo = self.width >= 60 && (form.hasCounterparties || form.hasNotes)
    if isThree {
      counterparty = text + room * 42 / 100
      note = text + room * 72 / 100
    } else {
      counterparty = nil
      note = isTwo ? text + room * 58 / 100 : nil
    }
  }

  /// Whether little more than a text and its amount fits.
  var isNarrow: Bool { width < 36 }
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

/// The titles above the columns of a report.
final class ReportTitlesView: View {
  /// The columns that are shown, and their texts.
  var form = ReportForm()
  var strings: (any Strings)?
  /// The title of the column of notes, where it is not the usual one.
  var noteTitle: String?

  /// One line, as wide as there is room.
  override func size(fitting size: Size) -> Size { Size(size.width, 1) }

  /// Draws the title of each column.
  override func draw(in canvas: inout Canvas) {
    guard let strings else { return }
    let columns = ReportColumns(width: canvas.bounds.width, form)
    func text(_ column: ReportColumn) -> Text {
      Text((column == .note ? noteTitle : nil) ?? strings.title(column), .secondary)
    }
    let starts: [(Int?, ReportColumn)] = [
      (columns.date, .date), (columns.text, .text), (columns.counterparty, .counterparty),
      (columns.note, form.hasNotes ? .note : .counterparty),
    ]
    for (start, column) in starts {
      if let start { canvas.put(text(column), from: start, to: columns.amountEnd, line: 0) }
    }
    canvas.put(text(.amount), endingAt: columns.amountEnd, line: 0)
    if let end = columns.balanceEnd { canvas.put(text(.balance), endingAt: end, line: 0) }
  }
}
