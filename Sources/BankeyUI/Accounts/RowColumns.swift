import BankeyCore
import TUIKit

/// The columns of a compact row. When space is short, the rightmost are dropped first: institution, number, words.
nonisolated struct CompactColumns {
  let bar = 2
  static let name = 4
  /// The column of the last digits; nil when they do not fit.
  let tail: Int?
  /// Whether whole numbers fit instead of their last digits, without moving the amounts of a wide row.
  private let showsWholeNumbers: Bool
  /// The column of the institution; nil when it does not fit.
  let institution: Int?
  /// The column of the trend; nil when it does not fit.
  let trend: Int?
  /// The first column after the name and the mark of news; nil when nothing but figures follows them.
  var next: Int? { tail ?? institution }
  /// The width of trends.
  let trendColumns: Int
  /// The least width to reserve for balances.
  private static let figures = 12
  /// The width of most balances with their currency.
  static let balance = 14
  /// The width of the last digits with a blank after them. Two more columns before them are for the mark of news.
  private static let tailColumns = 7
  /// The width of the amounts to the left of the balances of wide rows, with their note, which may be a date.
  private static func wideAmounts(_ columns: RowColumns) -> Int { columns.hasDates ? 46 : 44 }
  /// The least width of names, with the mark of news after them.
  private static let names = 14 + 2
  /// The least width of institutions.
  private static let institutions = 11
  /// The least width of institutions beside amounts.
  private static let leastInstitution = 6
  /// The least width of trends, with a blank after them.
  private static let trends = 4 + 1
  /// The usual width of trends.
  private static let usualTrend = 8

  /// Names get at least 14 columns. Remaining space goes first to names up to 24 or the longest one, then to trends up
  /// to 8, then to institutions up to 16 or the longest one, then to names up to 40 or the longest one. The rest goes
  /// to institutions up to 40 and trends up to 24, if it leaves room for notes. A trend that is only a sign does not
  /// grow. In wide rows whole numbers come before trends of more than 4, if names and amounts keep their places.
  init(_ columns: RowColumns, _ form: ListForm, drawsTrends: Bool) {
    let room = columns.figureEnd - max(Self.figures, form.balanceColumns) - Self.name - Self.names
    let numbers = form.hasNumbers ? Self.tailColumns : 0
    let whole = max(Self.tailColumns, form.numberColumns + 2)
    let hasTail = form.hasNumbers && room >= numbers
    let hasInstitution = room >= numbers + Self.institutions
    let hasTrend = room >= numbers + Self.institutions + Self.trends
    var rest = room - (hasTail ? numbers : 0)
    rest -= (hasInstitution ? Self.institutions : 0) + (hasTrend ? Self.trends : 0)
    func take(_ most: Int) -> Int {
      let taken = max(0, min(most, rest))
      rest -= taken
      return taken
    }
    let short = take(max(6, min(10, form.nameColumns - 14)))
    let amounts = columns.isWide ? Self.wideAmounts(columns) : 0
    let longest = max(0, min(20, form.nameColumns - 14 - short))
    showsWholeNumbers = columns.isWide && hasTail && rest - (whole - numbers) - longest >= amounts
    let more = showsWholeNumbers ? take(whole - numbers) : 0
    let drawn = hasTrend ? take(showsWholeNumbers ? min(Self.usualTrend - 4, rest - amounts) : Self.usualTrend - 4) : 0
    let wide = hasInstitution ? take(max(0, min(6, form.institutionColumns + 1 - Self.institutions))) : 0
    let notes = columns.isWide ? columns.figureEnd / 2 : 12
    let tail = Self.name + Self.names + short + take(drawsTrends ? longest : 20)
    let afterTail = tail + numbers + more
    let wider = hasInstitution ? take(min(24, form.institutionColumns + 1 - Self.institutions - wide, rest - notes)) : 0
    trendColumns = 4 + drawn + (drawsTrends ? max(0, min(16, rest - notes)) : 0)
    self.tail = hasTail ? tail : nil
    institution = hasInstitution ? afterTail : nil
    trend = hasTrend ? afterTail + Self.institutions + wide + wider : nil
  }

  /// The account's number as far as there is room: whole, its last digits, or nil.
  func number(of account: AccountRowViewModel) -> String? {
    (showsWholeNumbers ? account.number : nil) ?? account.numberTail
  }

  /// The column after the texts and the trend of a row. An available amount may cut the name of the institution.
  func end(of account: AccountRowViewModel) -> Int {
    if let trend, account.trend != nil { return trend + trendColumns }
    if let institution {
      let columns = Text(account.institution).columns
      return institution + (account.available == nil ? columns : min(columns, Self.leastInstitution))
    }
    return tail ?? Self.name + account.name.columns
  }

  /// The least width at which a list shows its rows and titles completely.
  static func least(_ form: ListForm) -> Int {
    let texts = name + names + (form.hasNumbers ? tailColumns : 0) + institutions + trends
    return max(texts + max(figures, form.balanceColumns) + RowColumns.right, SectionHeaderView.columns(form))
  }
}

/// The columns shared by all rows of a screen of some width.
nonisolated struct RowColumns {
  let width: Int
  /// The column where texts start, after the mark of the selection.
  let text = 2

  /// Limits the width, beyond which there is nothing more to show and lines become hard to follow.
  init(width: Int) { self.width = min(width, 132) }

  /// Whether space is so short that redundant texts are dropped.
  var isNarrow: Bool { width < 36 }
  /// Whether there is room for more details.
  var isWide: Bool { width >= 120 }
  /// Whether there is also room for the date of each balance.
  var hasDates: Bool { width >= 124 }
  /// Whether there is room for a trend between bar and caption.
  var hasTrends: Bool { width >= 60 }
  /// The column where trends start.
  var trend: Int { min(36, width - 40) }
  /// The column of the amounts that precede the balance of a wide row.
  var amounts: Int { figureEnd - 44 }
  /// The distance between the columns of a wide row.
  let apart = 28
  /// The column after amounts.
  var figureEnd: Int { width - (isNarrow ? 2 : Self.right) }
  /// The columns after amounts, unless space is short.
  static let right = 4
  /// The column of the arrow for opening a row.
  var chevron: Int { width - (isNarrow ? 1 : 3) }
}

extension Canvas {
  /// Gives blanks between secondary texts the style of these, because another style would only add bytes for the
  /// terminal.
  nonisolated mutating func putSecondaryBlanks(_ columns: Range<Int>, line y: Int) {
    fill(Rect(columns.lowerBound, y, columns.count, 1), palette[.secondary])
  }

  /// Draws the arrow for opening a row, before the amount, which may extend up to it, with the blanks between them.
  nonisolated mutating func putChevron(_ columns: RowColumns, line y: Int) {
    put("  " + capabilities.symbols.chevron, at: Point(columns.chevron - 2, y), .secondary)
  }
}
