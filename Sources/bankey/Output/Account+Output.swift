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
    if let stated { object.put("stated", json: stated.json.text) }
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

extension StatedBalance {
  /// The balance stated by the user, for `bankey accounts --json`.
  fileprivate var json: JSONObject {
    var object = JSONObject()
    object.put("balance", amount.description)
    object.put("on", day.description)
    object.put("counts", json: isCounted.description)
    switch proof {
    case .open: object.put("proof", "open")
    case .proved(let day):
      object.put("proof", "proved")
      object.put("proofDate", day.description)
    case .contradicted(let day, let said, let counted):
      object.put("proof", "contradicted")
      object.put("proofDate", day.description)
      object.put("said", said.description)
      object.put("counted", counted.description)
    }
    return object
  }
}

extension ListedAccount {
  /// The account for `bankey account list --json`, with the user's settings.
  var json: JSONObject {
    var object = account.json
    object.put("hidden", json: isHidden.description)
    object.put("excluded", json: isExcluded.description)
    var said = JSONObject()
    said.put("name", settings.name)
    said.put("kind", settings.kind?.rawValue)
    said.put("hidden", json: settings.isHidden.description)
    said.put("order", json: settings.position.map(String.init) ?? "null")
    object.put("said", json: said.text)
    object.put("config", json: JSONObject.quoted(configured.map { "\($0)" }.sorted()))
    return object
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
