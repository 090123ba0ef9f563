import BankeyModel

/// Identifies a bank's tables without headers by the format of their dates and the columns of amounts and currencies.
/// Ignores what varies between files, such as texts and numbers.
struct CSVForm {
  /// The kinds of columns: empty for an empty one, `*` for anything.
  private let columns: [String]

  /// Determines the form of the rows that can be transactions: those with so many fields and a date.
  init(_ rows: CSVSample, width: Int) {
    var table = rows
    table.rows = rows.rows.filter { $0.count == width && $0.cells.contains(where: rows.isDate) }
    columns = (0..<width).map { CSVForm.kind(table, $0) }
  }

  /// Reads the form in a profile.
  init(_ text: String) { columns = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init) }

  /// The form as stored in a profile.
  var text: String { columns.joined(separator: "|") }

  /// Whether a table can have this form. A column that is empty in one may be filled in the other.
  func fits(_ other: CSVForm) -> Bool {
    columns.count == other.columns.count
      && zip(columns, other.columns).allSatisfy { $0 == $1 || $0.isEmpty || $1.isEmpty }
  }

  private static func kind(_ rows: CSVSample, _ column: Int) -> String {
    let cells = rows.cells(column)
    guard let first = cells.first else { return "" }
    if cells.allSatisfy(rows.isDate) { return shape(rows.text.string(first) ?? "") }
    let codes = Set(rows.strings(column).map { CSVFigure.currency($0)?.code })
    if codes.count == 1, let code = codes.first ?? nil { return code }
    if !codes.contains(nil) { return "currency" }
    return cells.allSatisfy(rows.isFigure) && cells.contains(where: rows.isMoney) ? "money" : "*"
  }

  /// The format of a date: four digits are a year, other numbers a day or a month, letters a month's name.
  static func shape(_ date: String) -> String {
    var (shape, digits) = ("", 0)
    for character in date.prefix(24) + " " {
      if character.isNumber {
        digits += 1
        continue
      }
      if digits > 0 { shape += digits == 4 ? "y" : digits == 8 ? "ymd" : "d" }
      digits = 0
      if character.isLetter {
        shape += shape.hasSuffix("m") ? "" : "m"
      } else if character != " " {
        shape.append(character)
      }
    }
    return shape.replacing("|", with: "")
  }
}
