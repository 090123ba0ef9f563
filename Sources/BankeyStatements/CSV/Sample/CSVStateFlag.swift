import BankeyModel

/// What a column says with Yes or No: whether a transaction was canceled, is pending or was posted. `Cancelled` stands
/// above Yes and No, `취소여부` above Y and N, `Pending?` above true and false.
enum CSVStateFlag: CaseIterable {
  case canceled, pending, posted

  /// The column and what it says; nil when there is none, or when it marks the reversals themselves: they are money like
  /// any other.
  static func column(_ headings: [CSVHeading], _ rows: CSVSample, _ amount: Int?) -> (column: Int, flag: CSVStateFlag)?
  {
    for (column, heading) in headings.enumerated() {
      let words = rows.strings(column)
      guard let flag = allCases.first(where: { $0.headers.contains(heading.key) }), !words.isEmpty,
        words.allSatisfy({ flag.status($0) != nil }), !marksReversals(column, headings, rows, amount)
      else { continue }
      return (column, flag)
    }
    return nil
  }

  /// Whether a column says which rows are reversals: exactly those have a minus.
  static func marksReversals(_ column: Int, _ headings: [CSVHeading], _ rows: CSVSample, _ amount: Int?) -> Bool {
    guard let amount, canceled.headers.contains(headings[column].key) else { return false }
    let signs = rows.rows.compactMap { row in
      row[amount].map { figure in (isMarked: isCanceled(row[column], rows), isMinus: rows.isNegative(figure)) }
    }
    return signs.contains(where: \.isMarked) && signs.allSatisfy { $0.isMarked == $0.isMinus }
  }

  /// The status that a field below such a header means; nil when it is unknown.
  func status(_ text: String) -> CSVStatus? {
    let key = WordFolding.folded(text)
    if CSVStateFlag.yes.contains(key.isEmpty ? text : key) { return meaning }
    if CSVStateFlag.no.contains(key.isEmpty ? text : key) { return .known(self == .posted ? .authorized : .posted) }
    guard self == .canceled, case .dropped? = CSVWords.status(text) else { return nil }
    return .dropped
  }

  /// The status of a row that the column marks.
  private var meaning: CSVStatus {
    switch self {
    case .canceled: .dropped
    case .pending: .known(.authorized)
    case .posted: .known(.posted)
    }
  }

  private static func isCanceled(_ cell: CSVCell?, _ rows: CSVSample) -> Bool {
    guard case .dropped? = rows.text.string(cell).flatMap(canceled.status) else { return false }
    return true
  }

  private var headers: Set<String> {
    switch self {
    case .canceled: CSVStateFlag.cancellations
    case .pending:
      [
        "pending", "ispending", "vorgemerkt", "istvorgemerkt", "reserved", "reserviert", "unbooked", "scheduled",
        "isscheduled", "planned", "isplanned", "geplant",
      ]
    case .posted:
      ["posted", "isposted", "booked", "isbooked", "gebucht", "cleared", "iscleared", "settled", "issettled"]
    }
  }

  private static let cancellations: Set = [
    "cancelled", "canceled", "iscancelled", "iscanceled", "void", "voided", "isvoid", "isvoided", "cancellation",
    "storniert", "geannuleerd", "annule", "annulee", "anulado", "anulada", "cancelado", "cancelada", "annullato",
    "annullata", "anulowano", "anulowana", "kansellert", "annulleret", "makulerad", "stornovano", "iptal",
    "iptaledildi",
    "отменено", "отменена", "скасовано", "取消", "是否取消", "已取消", "キャンセル", "취소", "취소여부", "취소상태", "취소구분",
  ]
  private static let yes: Set = [
    "y", "yes", "true", "1", "x", "j", "ja", "oui", "si", "sim", "s", "o", "tak", "ano", "evet", "да", "так", "是", "はい",
    "예",
  ]
  private static let no: Set = [
    "n", "no", "false", "0", "-", "nein", "non", "nao", "nee", "nei", "nej", "nie", "ne", "hayir", "нет", "ні", "否",
    "いいえ", "아니오", "정상",
  ]
}

extension CSVSample {
  /// Whether a column of a few different words has one that is nothing but a status.
  func hasBareStatus(_ column: Int) -> Bool {
    var words: Set<String> = []
    for word in strings(column) where words.insert(word).inserted {
      if words.count > 12 { return false }
    }
    return words.contains { CSVWords.bareStatus($0) != nil }
  }

  /// Whether each row below a header for the status has one of a few words, none of them known.
  func areUnknownStates(_ column: Int) -> Bool {
    guard let words = words(column, atMost: 4), words.count > 1, words.count < rows.count else { return false }
    return words.allSatisfy { CSVWords.status($0) == nil && $0.contains(where: \.isLetter) }
  }
}

extension CSVLayout {
  /// The status that a field of the status column means; nil when it is unknown.
  func status(of text: String) -> CSVStatus? { statusFlag.map { $0.status(text) } ?? CSVWords.status(text) }

  /// Whether a row is pending or did not happen.
  func isUnposted(_ row: CSVRow, _ text: CSVText) -> Bool {
    row.place.lowerBound < balancesFrom ?? 0
      || (text.string(row[status]).flatMap(status(of:)).map { !$0.isPosted } ?? false)
  }

  /// The kind of a transaction, and what is no text but has words of a status.
  func kinds(_ sample: CSVSample) -> [Int] {
    let named = Set(texts + [counterparty, payer, payee].compactMap(\.self))
    let others = (0..<width).filter { column in
      !named.contains(column) && column != type && column != money.direction
        && !(headings.indices.contains(column)
          && CSVStateFlag.marksReversals(column, headings, sample.transactions, money.amount))
        && sample.hasBareStatus(column)
    }
    return [type].compactMap(\.self) + others
  }
}
