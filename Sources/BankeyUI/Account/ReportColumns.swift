import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// Which columns the rows of a report need.
nonisolated struct ReportForm: Equatable {
  /// How wide dates are; 0 where rows have none.
  var dateColumns = 0
  /// Whether some rows name the other side.
  var hasCounterparties = false
  /// Whether some rows have a note.
  var hasNotes = false
  /// Whether there is a balance beside the amounts.
  var showsBalance = false
  /// What the longest texts, other sides and notes take together; 0 where that is not known.
  var longest = 0
}

extension ReportForm {
  /// The columns that transactions need, and the longest of their texts.
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

/// Where things stand in a report and in lists like it, on a screen of some width.
nonisolated struct ReportColumns {
  /// Beyond this there is nothing more to show.
  static let most = 200
  /// From so many columns on a report has the balance after each transaction without being asked.
  static let balanceIsUsual = 100

  let width: Int
  /// Titles of groups, and totals.
  let title = 2
  /// Dates and headings of months.
  let date: Int
  /// Texts of transactions.
  let text: Int
  /// Other sides; nil where there is no room for a column of them.
  let counterparty: Int?
  /// Notes; nil where there is no room for a column of them.
  let note: Int?
  /// The column behind amounts.
  let amountEnd: Int
  /// The column behind balances; nil where they are not shown, or there is no room for them.
  let balanceEnd: Int?
  /// The column behind the last figure.
  let figureEnd: Int

  /// The columns of a width. Amounts move to the left of balances; what is left of both is shared by text, other side and note.
  init(width: Int, _ form: ReportForm = ReportForm()) {
    let whole = min(width, ReportColumns.most)
    let isNarrow = whole < 36
    let balance = form.showsBalance && whole >= 76 ? 16 : 0
    date = isNarrow ? 2 : 3
    text = form.dateColumns == 0 ? 5 : date + (isNarrow ? 3 : form.dateColumns + 2)
    // Short texts would stand far from their figures.
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

  /// Whether there is room for little more than a text and its figure.
  var isNarrow: Bool { width < 36 }
}

/// Where the amount of a line of the report stands: left of the balance, or below the text that it leaves no room for.
nonisolated struct ReportPlaces {
  /// The column behind the amount.
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

  /// Where the text begins, and what is shown; nil where there is no figure.
  private static func form(of row: ReportRow, _ columns: ReportColumns) -> (Int, ReportLine?) {
    switch row {
    case .title(_, let line), .total(_, let line): (columns.title, line)
    case .period(_, _, let line), .holding(_, let line): (columns.date, line)
    case .transaction(_, let line): (columns.text, line)
    case .message, .rejected, .spacer: (columns.text, nil)
    }
  }
}

/// What stands above the columns of a report.
final class ReportTitlesView: View {
  /// Which columns there are, and what they are called.
  var form = ReportForm()
  var strings: (any Strings)?

  /// One line, as wide as there is room.
  override func size(fitting size: Size) -> Size { Size(size.width, 1) }

  /// Draws the title of each column.
  override func draw(in canvas: inout Canvas) {
    guard let strings else { return }
    let columns = ReportColumns(width: canvas.bounds.width, form)
    func text(_ column: ReportColumn) -> Text { Text(strings.title(column), .secondary) }
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
