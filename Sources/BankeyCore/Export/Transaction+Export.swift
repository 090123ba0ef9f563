extension Transaction {
  /// The transaction as `bankey transactions --json` writes it. More keys may follow; none of these changes.
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
    return object
  }

  /// The titles of `csv`: the keys of the JSON.
  public static let csvTitles = CSVRow(titles: [
    "id", "account", "nativeId", "status", "date", "authorizedDate", "amount", "currency", "description",
    "counterparty",
  ])

  /// The transaction as `bankey transactions --csv` writes it.
  public var csv: CSVRow {
    var row = CSVRow()
    for text in [String(id), account, nativeId, status.rawValue, day.description, authorizedDay?.description] {
      row.put(text: text)
    }
    row.put(figure: amount)
    for text in [currency.code, description, counterparty] { row.put(text: text) }
    return row
  }
}
