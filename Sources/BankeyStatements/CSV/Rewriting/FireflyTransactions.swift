import BankeyModel

/// Rewrites a list of transactions so that each row is about one account. In the list, each row names the source and
/// the destination of the money and the kind of each, as programs for personal finance write it:
///
///     type,amount,currency_code,foreign_amount,foreign_currency_code,description,date,source_name,source_type,…
///
/// Asset accounts are the user's own, others are shops and employers. A transfer between two of the user's own is both
/// money out and money in. The sign of the amount says nothing: some versions give every amount a minus.
struct FireflyTransactions {
  /// The rewritten table, with tabs between the fields; nil when the file is no such list. Throws when a row names no
  /// account of the user's, or its amount cannot be read.
  static func delimited(_ file: CSVFile) throws(StatementError) -> [UInt8]? {
    for (dialect, sample) in file.samples {
      guard let head = sample.rows.first(where: { !$0.isBlank }), let sides = FireflyTransactions(head, sample.text)
      else {
        continue
      }
      return try sides.rewritten(dialect, from: head, sample.text)
    }
    return nil
  }

  private typealias Side = (name: Int, kind: Int)
  private let (source, destination): (Side, Side)
  private let (amount, currency, date): (Int, Int, Int)
  private let (foreignAmount, foreignCurrency): (Int?, Int?)
  private let others: [(name: String, column: Int)]

  private init?(_ head: CSVRow, _ text: CSVText) {
    let keys = head.cells.map { text.string($0).map(WordFolding.folded) ?? "" }
    func column(_ key: String) -> Int? { keys.firstIndex(of: key) }
    guard let source = column("sourcename"), let sourceKind = column("sourcetype"),
      let other = column("destinationname"),
      let otherKind = column("destinationtype"), let amount = column("amount"), let currency = column("currencycode"),
      let date = column("date")
    else { return nil }
    (self.source, destination) = ((source, sourceKind), (other, otherKind))
    (self.amount, self.currency, self.date) = (amount, currency, date)
    (foreignAmount, foreignCurrency) = (column("foreignamount"), column("foreigncurrencycode"))
    let wanted = [("ID", "journalid"), ("Description", "description"), ("Category", "category"), ("Notes", "notes")]
    others = wanted.compactMap { name, key in column(key).map { (name, $0) } }
  }

  private func rewritten(_ dialect: CSVDialect, from head: CSVRow, _ text: CSVText) throws(StatementError) -> [UInt8]? {
    var fault: Int?
    let headers = ["Booking date", "Account", "Amount", "Currency", "Counterparty"] + others.map(\.name)
    let table = DelimitedRows.rewritten(text, dialect, head: (head, headers)) { row in
      if row.isBlank { return [] }
      let parts = parts(of: row, text)
      if parts == nil { fault = row.place.lowerBound }
      return parts
    }
    guard let fault else { return table }
    var lines = LineCounter(text.bytes)
    throw StatementError(
      "This row names none of your accounts as its source or destination, or its amount cannot be read.",
      line: lines.line(at: fault))
  }

  /// The rows that a transaction becomes; nil when none of its accounts is the user's or an amount cannot be read.
  private func parts(of row: CSVRow, _ text: CSVText) -> [[String]]? {
    let (isOut, isIn) = (isOwn(row[source.kind], text), isOwn(row[destination.kind], text))
    guard isOut || isIn, let sum = figure(row[amount], text), let size = sum.isNegative ? sum.negated : sum,
      let negated = size.negated
    else { return nil }
    let unit = text.string(row[currency]) ?? ""
    var parts: [[String]] = []
    if isOut { parts.append(part(of: row, source, negated, unit, destination, text)) }
    guard isIn else { return parts }
    // A transfer between currencies arrives in the second one.
    let foreign = isOut ? foreignAmount.flatMap { figure(row[$0], text) } : nil
    guard foreign != nil || !isOut || row[foreignAmount] == nil else { return nil }
    let arrived = foreign.flatMap { $0.isNegative ? $0.negated : $0 } ?? size
    let other = foreign == nil ? unit : text.string(row[foreignCurrency]) ?? ""
    return parts + [part(of: row, destination, arrived, other, source, text)]
  }

  private func part(
    of row: CSVRow, _ side: Side, _ amount: Amount, _ unit: String, _ other: Side, _ text: CSVText
  ) -> [String] {
    let names = [side.name, other.name].map { text.string(row[$0]) ?? "" }
    let figure = (amount.isNegative ? "" : "+") + amount.description
    return [text.string(row[date]) ?? "", names[0], figure, unit, names[1]]
      + others.map { text.string(row[$0.column]) ?? "" }
  }

  private func isOwn(_ kind: CSVCell?, _ text: CSVText) -> Bool {
    let key = text.string(kind).map(WordFolding.folded) ?? ""
    return ["assetaccount", "loan", "debt", "mortgage"].contains(key)
  }

  private func figure(_ cell: CSVCell?, _ text: CSVText) -> Amount? {
    cell.flatMap { CSVFigure.amount(text, $0, .dot, in: Currency.unknown) }
  }
}
