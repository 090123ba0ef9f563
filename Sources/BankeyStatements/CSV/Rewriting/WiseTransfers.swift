import BankeyModel

/// Rewrites a list of transfers so that each row has one amount. In the list, each row names both sides of a transfer,
/// as services that send money abroad write it:
///
///     ID,Direction,Created on,Source fee amount,Source name,Source amount (after fees),…
///
/// What went out left the source with its fee, what came in arrived at the target, and a transfer between own balances is
/// both.
struct WiseTransfers {
  /// The rewritten table, with tabs between the fields; nil when the file is no such list, or a direction is unknown.
  static func delimited(_ file: CSVFile) -> [UInt8]? {
    for (dialect, sample) in file.samples {
      for head in sample.rows.prefix(CSVTable.highestHeader) {
        if let sides = WiseTransfers(head, sample.text) { return sides.rewritten(dialect, from: head, sample.text) }
      }
    }
    return nil
  }

  /// The columns of one side.
  private struct Side {
    let amount: Int
    let currency: Int
    let name: Int?
    let fee: Int?

    init?(_ word: String, _ keys: [String]) {
      func column(_ end: String) -> Int? { keys.firstIndex { $0.hasPrefix(word + end) } }
      guard let amount = column("amount"), let currency = column("currency") else { return nil }
      (self.amount, self.currency, name, fee) = (amount, currency, column("name"), column("feeamount"))
      // Otherwise the amount may already contain the fee.
      guard fee == nil || keys[amount].contains("afterfee") else { return nil }
    }
  }

  private let (source, target): (Side, Side)
  private let direction: Int
  private let finished: Int
  private let others: [(name: String, column: Int)]

  private init?(_ head: CSVRow, _ text: CSVText) {
    let keys = head.cells.map { text.string($0).map(WordFolding.folded) ?? "" }
    guard let source = Side("source", keys), let target = Side("target", keys),
      let direction = keys.firstIndex(of: "direction"),
      let finished = keys.firstIndex(where: { $0.hasPrefix("finished") })
        ?? keys.firstIndex(where: { $0.hasPrefix("created") })
    else { return nil }
    // A fee that belongs to neither side may be part of an amount.
    guard !keys.contains(where: { ["fee", "fees", "totalfee", "totalfees"].contains($0) }) else { return nil }
    (self.source, self.target, self.direction, self.finished) = (source, target, direction, finished)
    let wanted = [("ID", "id"), ("Status", "status"), ("Authorized date", "createdon"), ("Description", "reference")]
    others = wanted.compactMap { name, key in keys.firstIndex(of: key).map { (name, $0) } }
  }

  private func rewritten(_ dialect: CSVDialect, from head: CSVRow, _ text: CSVText) -> [UInt8]? {
    let headers = ["Booking date", "Amount", "Currency", "Counterparty"] + others.map(\.name)
    return DelimitedRows.rewritten(text, dialect, head: (head, headers)) { row in
      row.isBlank ? [] : parts(of: row, text)
    }
  }

  /// The rows that a transfer becomes: one, or two between own balances; nil when the direction or a figure is unknown.
  private func parts(of row: CSVRow, _ text: CSVText) -> [[String]]? {
    let isOut: [Bool]
    switch text.string(row[direction])?.uppercased() {
    case "OUT": isOut = [true]
    case "IN": isOut = [false]
    case "NEUTRAL": isOut = [true, false]
    default: return nil
    }
    let parts = isOut.compactMap { part(of: row, isOut: $0, text) }
    return parts.count == isOut.count ? parts : nil
  }

  private func part(of row: CSVRow, isOut: Bool, _ text: CSVText) -> [String]? {
    let (side, other) = isOut ? (source, target) : (target, source)
    guard let figure = figure(row[side.amount], text) else { return nil }
    let fee = isOut ? figureOrZero(row[side.fee], text) : .zero
    guard let fee, let sum = figure.adding(fee), let amount = isOut ? sum.negated : sum else { return nil }
    let fields = [finished, side.currency, other.name].map { text.string(row[$0]) ?? "" }
    return [fields[0], (amount.isNegative ? "" : "+") + amount.description, fields[1], fields[2]]
      + others.map { text.string(row[$0.column]) ?? "" }
  }

  private func figure(_ cell: CSVCell?, _ text: CSVText) -> Amount? {
    cell.flatMap { CSVFigure.amount(text, $0, .dot, in: Currency.unknown) }
  }

  private func figureOrZero(_ cell: CSVCell?, _ text: CSVText) -> Amount? { cell == nil ? .zero : figure(cell, text) }
}
