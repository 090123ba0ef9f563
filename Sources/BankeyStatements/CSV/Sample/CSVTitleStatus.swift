import BankeyModel

/// The status that titles between rows give to the rows below them: `Pending transactions`, `Geplante Umsätze`.
struct CSVTitleStatus {
  private(set) var status: CSVStatus?
  /// The status that the last line gives if headers follow it.
  private var title: CSVStatus?
  /// The last title, whose meaning is unknown, and whether its rows stay in doubt below headers of their own.
  private var unknown: (place: Int, isStrange: Bool)?
  /// The first such title that has transactions below it.
  private var unclear: Int?
  /// Whether a title of the file says that rows are not posted yet.
  private var hasPending = false

  init(_ table: CSVTable) {
    status = table.preamble.title
    hasPending = isPending
  }

  private var isPending: Bool { status.map { !$0.isPosted } ?? false }

  /// The title whose rows may be posted or not: another title of the file says that rows are not.
  var doubtful: Int? { hasPending ? unclear : nil }

  /// Takes a row without a date.
  mutating func see(_ row: CSVRow, _ table: CSVTable) {
    let filled = row.cells.filter { !$0.isEmpty }
    let text = filled.count == 1 ? table.text.string(filled[0]) : nil
    title = text.flatMap(table.title)
    // In the column of dates it continues no text, so it is the title of the rows below.
    let known = CSVTitle(row, table.text)
    let isClear = title != nil || known?.isPlain == true
    if isClear, row[table.layout.date] != nil { (status, unknown) = (title, nil) }
    hasPending = hasPending || isPending
    guard !isClear, !table.hasText(row), let known, known.mayHideStatus else { return }
    let isStrange = known.isTelling && !known.isUnderstood && known.currency == nil
    if isStrange || isPending { unknown = (row.place.lowerBound, isStrange) }
  }

  /// Takes repeated headers, below which a title counts in any column.
  mutating func takeHeaders() {
    (status, title) = (title, nil)
    hasPending = hasPending || isPending
    if unknown?.isStrange == false || status != nil { unknown = nil }
  }

  /// Takes a transaction.
  mutating func takeRow() {
    unclear = unclear ?? unknown?.place
    (unknown, title) = (nil, nil)
  }
}

extension CSVTable {
  /// The status that a title gives; the user's answers come first.
  func title(_ text: String) -> CSVStatus? {
    if profile?.pendingWords.contains(text) == true { return .known(.authorized) }
    return profile?.bookedWords.contains(text) == true ? .known(.posted) : CSVWords.title(text)
  }
}
