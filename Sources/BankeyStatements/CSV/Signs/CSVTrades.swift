import BankeyModel

/// Tables of a broker, which list trades of securities beside money.
enum CSVTrades {
  /// Whether a header names securities.
  static func areNamed(in headings: [CSVHeading]) -> Bool { headings.contains { securities.contains($0.key) } }

  /// Whether the amounts may be what securities are worth instead of the money: most rows that buy some have no minus, or
  /// amounts and numbers of securities have the same signs.
  static func areValues(_ table: CSVTable) -> Bool {
    let headings = table.layout.headings
    let quantity = headings.indices.first {
      quantities.contains(headings[$0].key) && !table.layout.amounts.contains($0)
    }
    guard quantity != nil || areNamed(in: headings), let amount = table.layout.money.amount else { return false }
    return areBoughtWithoutMinus(table, amount) || quantity.map { haveSameSigns(table.sample, amount, $0) } ?? false
  }

  /// Whether a header means what something was worth in money: `USD Value`.
  static func isWorth(_ heading: CSVHeading?) -> Bool {
    heading?.words.contains { worth.contains($0) } == true
  }

  private static let worth: Set = ["value", "worth", "countervalue", "networth", "marketvalue", "marktwert"]

  private static func areBoughtWithoutMinus(_ table: CSVTable, _ amount: Int) -> Bool {
    let bought = table.sample.rows.filter { row in
      row[amount] != nil && row.cells.contains { table.text.string($0).map(isPurchase) ?? false }
    }
    let bare = bought.count { row in row[amount].map { !table.sample.isNegative($0) } ?? false }
    return bare * 2 > bought.count
  }

  private static func haveSameSigns(_ rows: CSVSample, _ amount: Int, _ quantity: Int) -> Bool {
    let pairs = rows.rows.compactMap { row in
      row[amount].flatMap { amount in row[quantity].map { (rows.isNegative(amount), rows.isNegative($0)) } }
    }
    return pairs.contains { $0.1 } && pairs.allSatisfy { $0 == $1 }
  }

  private static func isPurchase(_ text: String) -> Bool {
    text.utf8.count < longest && WordFolding.words(text).contains { purchases.contains(WordFolding.folded($0)) }
  }

  /// The maximum number of bytes of a field that is examined.
  private static let longest = 60

  private static let securities: Set = [
    "isin", "isincode", "codeisin", "codiceisin", "codigoisin", "wkn", "valorennummer", "symbol", "ticker", "assetname",
    "股票代码", "证券代码", "銘柄", "銘柄コード",
  ]
  private static let quantities: Set = [
    "quantity", "shares", "units", "pricepershare", "unitprice", "shareprice", "nominale", "stuck", "stk", "stucknom",
    "stuckpreis", "anteile", "qty", "menge",
    "anzahl", "aantal", "antal", "antall", "quantite", "quantita", "quantidade", "liczba", "ilosc", "pocet",
    "mennyiseg", "成交数量", "数量",
  ]
  private static let purchases: Set = [
    "buy", "bought", "purchase", "kauf", "koop", "aankoop", "kop", "kjop", "kob", "osto", "achat", "acquisto", "compra",
    "kupno", "nakup", "vetel", "买入", "買付", "買い", "покупка", "alis",
  ]
}
