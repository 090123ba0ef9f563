import BankeyModel

/// A column that only says of each row whether the transaction was canceled: `Cancelled` above Yes and No, `취소여부` above
/// Y and N.
enum CSVCancelFlag {
  /// The column; nil when there is none, or when it marks the reversals themselves: they are money like any other.
  static func column(_ headings: [CSVHeading], _ rows: CSVSample, _ amount: Int?) -> Int? {
    headings.indices.first { column in
      let words = rows.strings(column)
      return headers.contains(headings[column].key) && !words.isEmpty && words.allSatisfy { status($0) != nil }
        && !marksReversals(column, headings, rows, amount)
    }
  }

  /// Whether a column says which rows are reversals: exactly those have a minus.
  static func marksReversals(_ column: Int, _ headings: [CSVHeading], _ rows: CSVSample, _ amount: Int?) -> Bool {
    guard let amount, headers.contains(headings[column].key) else { return false }
    let signs = rows.rows.compactMap { row in
      row[amount].map { figure in (isMarked: isCanceled(row[column], rows), isMinus: rows.isNegative(figure)) }
    }
    return signs.contains(where: \.isMarked) && signs.allSatisfy { $0.isMarked == $0.isMinus }
  }

  /// The status that a field below such a header means; nil when it is unknown.
  static func status(_ text: String) -> CSVStatus? {
    let key = WordFolding.folded(text)
    if yes.contains(key.isEmpty ? text : key) { return .dropped }
    if no.contains(key.isEmpty ? text : key) { return .known(.posted) }
    guard case .dropped? = CSVWords.status(text) else { return nil }
    return .dropped
  }

  private static func isCanceled(_ cell: CSVCell?, _ rows: CSVSample) -> Bool {
    guard case .dropped? = rows.text.string(cell).flatMap(status) else { return false }
    return true
  }

  private static let headers: Set = [
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

extension CSVLayout {
  /// The status that a field of the status column means; nil when it is unknown.
  func status(of text: String) -> CSVStatus? {
    isStatusOfCanceled ? CSVCancelFlag.status(text) : CSVWords.status(text)
  }

  /// Whether a row is pending or did not happen.
  func isUnposted(_ row: CSVRow, _ text: CSVText) -> Bool {
    text.string(row[status]).flatMap(status(of:)).map { !$0.isPosted } ?? false
  }
}
