import BankeyModel
import BankeyText
import BankeyCore

extension Account {
  /// The account as printed by `bankey accounts --json`. Later versions may add keys but do not change these.
  var json: JSONObject {
    var object = JSONObject()
    object.put("id", id)
    object.put("source", source)
    object.put("connection", connection.isEmpty ? nil : connection)
    object.put("nativeId", nativeId.isEmpty ? nil : nativeId)
    object.put("number", number)
    object.put("name", name.isEmpty ? nil : name)
    object.put("owner", owner)
    object.put("sourceType", sourceType)
    object.put("kind", kind.rawValue)
    object.put("currency", currency.code)
    object.put("balance", balance?.description)
    object.put("available", available?.description)
    object.put("creditLimit", creditLimit?.description)
    object.put("balanceDate", balanceDate?.description)
    object.put("transactions", transactions)
    return object
  }

  /// The same, with the account's holdings if its source reports any.
  func json(holding holdings: [HoldingRecord]) -> JSONObject {
    var object = json
    let list = holdings.map(\.json.text).joined(separator: ",")
    if !holdings.isEmpty { object.put("holdings", json: "[\(list)]") }
    return object
  }

  /// The column titles of `csv`, which equal the keys of `json`.
  static let csvTitles = CSVRecord(titles: [
    "id", "source", "connection", "nativeId", "number", "name", "owner", "sourceType", "kind", "currency", "balance",
    "available", "creditLimit", "balanceDate", "transactions",
  ])

  /// The account as printed by `bankey accounts --csv`.
  var csv: CSVRecord {
    var row = CSVRecord()
    for text in [id, source, connection, nativeId, number, name, owner, sourceType] { row.put(text: text) }
    row.put(text: kind.rawValue)
    row.put(text: currency.code)
    for figure in [balance, available, creditLimit] { row.put(figure: figure) }
    row.put(text: balanceDate?.description)
    row.put(count: transactions)
    return row
  }
}

extension HoldingRecord {
  /// A holding as printed by `bankey accounts --json`.
  fileprivate var json: JSONObject {
    var object = JSONObject()
    object.put("nativeId", nativeId.isEmpty ? nil : nativeId)
    object.put("name", name)
    object.put("quantity", quantity?.description)
    object.put("price", price?.description)
    object.put("value", value?.description)
    object.put("currency", currency.code)
    object.put("date", day?.description)
    return object
  }
}
