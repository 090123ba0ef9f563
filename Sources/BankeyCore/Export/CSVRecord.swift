import BankeyModel
import BankeyText
import TerminalText

/// A CSV record (RFC 4180), written field by field in the order of the calls.
///
/// Text is sanitized. If a spreadsheet would read it as a formula, it is prefixed with an apostrophe.
public struct CSVRecord: Sendable {
  private var fields: [String] = []

  /// Creates a record without fields; each `put` appends one.
  public init() {}

  /// Creates a record of column titles.
  public init(titles: [String]) { fields = titles }

  /// The record with its line end.
  public var text: String { fields.joined(separator: ",") + "\r\n" }

  /// Adds a text; nil becomes an empty field.
  public mutating func put(text: String?) {
    let (text, cleaned) = (text ?? "", text?.cleaned ?? "")
    // Sanitizing the beginning must not expose a formula.
    let isFormula = CSVRecord.beginsFormula(text) || CSVRecord.beginsFormula(cleaned)
    fields.append(CSVRecord.quoted((isFormula ? "'" : "") + cleaned))
  }

  /// Adds an amount in plain digits with a decimal point; nil becomes an empty field.
  public mutating func put(figure: Amount?) {
    fields.append(figure?.description ?? "")
  }

  /// Appends `count` as plain digits.
  public mutating func put(count: Int) {
    fields.append(String(count))
  }

  private static func beginsFormula(_ text: String) -> Bool {
    text.unicodeScalars.first.map { "=+-@\t\r".unicodeScalars.contains($0) } ?? false
  }

  private static func quoted(_ text: String) -> String {
    guard text.utf8.contains(where: { "\",\r\n".utf8.contains($0) }) else { return text }
    return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }
}

extension Transaction {
  /// The transaction as printed by `bankey transactions --json`. Later versions may add keys but do not change these.
  public var json: JSONObject {
    var object = JSONObject()
    object.put("id", String(id))
    object.put("account", account)
    object.put("nativeId", nativeId.isEmpty ? nil : nativeId)
    object.put("status", status.rawValue)
    object.put("date", day.description)
    object.put("authorizedDate", authorizedDay?.description)
    object.put("amount", amount.description)
    object.put("currency", currency.code)
    object.put("description", description)
    object.put("counterparty", counterparty)
    object.put("counterpartyAccount", counterpartyAccount)
    object.put("payee", payee)
    object.put("transfer", transfer.map { String($0.other) })
    object.put("transferIsCertain", transfer?.isCertain)
    return object
  }

  /// The column titles of `csv`, which equal the keys of `json`.
  public static let csvTitles = CSVRecord(titles: [
    "id", "account", "nativeId", "status", "date", "authorizedDate", "amount", "currency", "description",
    "counterparty", "payee",
  ])

  /// The transaction as printed by `bankey transactions --csv`.
  public var csv: CSVRecord {
    var row = CSVRecord()
    for text in [String(id), account, nativeId, status.rawValue, day.description, authorizedDay?.description] {
      row.put(text: text)
    }
    row.put(figure: amount)
    for text in [currency.code, description, counterparty, payee] { row.put(text: text) }
    return row
  }
}
