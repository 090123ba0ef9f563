import BankeyCore
import TUIKit

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
  init(width: Int, _ form: ReportForm = ReportForm()) { self.init(width: width, form, hasFiguresAtEdge: false) }

  private init(width: Int, _ form: ReportForm, hasFiguresAtEdge: Bool) {
    self.width = min(width, ReportColumns.most)
    let isNarrow = self.width < 36
    let end = self.width - (isNarrow ? 1 : 3)
    let balance = form.showsBalance && self.width >= 76 ? form.balanceColumns : 0
    sum = form.sumColumns + 2
    date = isNarrow ? 2 : 3
    text = form.dateColumns == 0 ? 5 : date + (isNarrow ? 3 : form.dateColumns + 2)
    let room = end - balance - form.amountColumns - text
    let free = room - ReportColumns.gap
    // Figures stay at the right edge if they would cut long texts.
    let isCut = self.width <= form.longWidth && free < form.usualTextColumns + form.sides(areBoth: false)
    let isWide = self.width >= ReportColumns.wide && form.textColumns > 0 && !isCut && !hasFiguresAtEdge
    let near = isWide ? ReportColumns.near(width: self.width, form) : room * 2 / 5
    let most = max(form.usualTextColumns, min(form.textColumns, near), isWide ? ReportColumns.total : 8)
    let areBoth = form.hasTwoSides(beside: most, in: room)
    if isWide {
      let own = form.sides(areBoth: areBoth)
      areSumsAside = form.sumColumns > 0 && free - 2 * sum >= max(form.usualTextColumns, ReportColumns.total)
      let sides = areSumsAside ? max(own, 2 * sum) : own
      let texts = max(min(most, free - sides), form.usualTextColumns, ReportColumns.total)
      figureEnd = text + Share(of: free, texts, sides).first + form.amountColumns + balance
      aside = figureEnd + ReportColumns.gap..<end
    } else {
      (figureEnd, aside, areSumsAside) = (end, nil, false)
    }
    amountEnd = figureEnd - balance
    balanceEnd = balance > 0 ? figureEnd : nil
    placeSides(form, room, beside: most, areBoth: areBoth)
  }

  /// The width of texts beside which figures are near: a few longer ones would move the figures far from all the
  /// others. It is at least what a narrower report shows.
  private static func near(width: Int, _ form: ReportForm) -> Int {
    let narrow = ReportColumns(width: min(width, max(narrow, form.longWidth)), form, hasFiguresAtEdge: true)
    return max(width / 3 + form.leastTextColumns, narrow.textRoom)
  }

  /// Places counterparties and notes: each in a column, or both in one, beside texts of a width. `room` is the width
  /// that all of them share.
  private mutating func placeSides(_ form: ReportForm, _ room: Int, beside texts: Int, areBoth: Bool) {
    let (sides, notes) = (form.counterpartyColumns, form.noteColumns)
    guard width >= 60, sides + notes > 0 else { return }
    // The longest text has priority over the longest note, as long as it leaves most of the room.
    let need = areBoth ? sides + ReportColumns.gap + notes : max(sides, notes)
    let start = aside?.lowerBound ?? text + room - Share(of: room - 2, texts, need).second
    note = start
    guard areBoth else { return }
    let shared = (aside?.upperBound ?? text + room) - start - ReportColumns.gap
    // A counterparty cuts no note.
    let first = min(sides, shared - notes)
    guard first >= min(sides, ReportColumns.side) else { return }
    (counterparty, note) = (start, start + first + ReportColumns.gap)
  }

  /// The width of texts in a report whose figures are at the right edge.
  private var textRoom: Int { (note.map { $0 - 2 } ?? amountEnd - 2) - text }

  /// The width of a narrow report, from which a wider one takes nothing away.
  private static let narrow = 80
  /// The space between counterparties, notes and figures.
  static let gap = 3
  /// The least width of a counterparty beside a note.
  static let side = 12
  /// The width of the title of a total.
  static let total = 20

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
