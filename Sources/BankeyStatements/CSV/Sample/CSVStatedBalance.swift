import BankeyModel

/// A balance in the lines above a table, with its label: `Kontostand vom 30.12.2024:`.
struct CSVStatedBalance {
  let cell: CSVCell
  let label: String

  /// Whether a label names a balance: neither the opening one nor what is available.
  static func isNamed(by label: String) -> Bool {
    let heading = CSVHeading(label)
    let line = CSVWords.line(label)
    if line == .opening || heading.isAvailable { return false }
    return line == .closing || CSVWords.column(heading.key) == .balance
      || ["kontostand", "saldo", "balance", "solde"].contains { heading.key.hasPrefix($0) }
  }

  /// The day in the label.
  func day(_ order: DateOrder) -> Day? {
    guard let first = label.firstIndex(where: \.isNumber), let last = label.lastIndex(where: \.isNumber) else {
      return nil
    }
    return Array(label[first...last].utf8).withUnsafeBytes { WrittenDate($0)?.day(order) }
  }

  /// Whether the label says that it is a debt: `Saldo Soll`, `Solde débiteur`. More words may be about something else, such
  /// as a debit card.
  var isDebt: Bool {
    let words = WordFolding.words(label).filter { $0.count > 2 && !$0.contains(where: \.isNumber) }
    let sides = words.map(CSVWords.direction)
    return words.count == 2 && sides.contains(.outOf) && !sides.contains(.into)
  }
}

extension CSVPreamble {
  /// The balance after the transactions: of several with a day, the latest.
  func closing(_ order: DateOrder) -> CSVStatedBalance? {
    let dated = stated.compactMap { stated in stated.day(order).map { (stated, $0) } }
    return dated.count > 1 ? dated.max { $0.1 < $1.1 }?.0 : balance
  }
}

extension CSVReader {
  /// Hands over a balance that stands above the table of the file's only account.
  ///
  /// If the amounts count with the opposite sign, so may the balance. It then counts only if an opening balance proves
  /// that.
  mutating func emitStatedBalance(_ stated: CSVStatedBalance, _ written: Amount) {
    var balance = stated.isDebt && !written.isNegative ? written.negated : written
    if reading.sign.money.sign == .reversed, !stated.isDebt, written != .zero {
      guard isOwed(written) else {
        return note(
          "The file does not show whether its balance is money or debt, so bankey does not use it.",
          at: stated.cell.place.lowerBound)
      }
      balance = written.negated
    }
    emitAccount(0)
    let day = stated.day(reading.dates)
    events.append(.balances(BalanceRecord(balance: balance, date: day.map { LocalTime(day: $0) })))
  }

  /// Whether a stated balance and the amounts as they are written result in another stated balance.
  private func isOwed(_ closing: Amount) -> Bool {
    let spent = total?.negated
    return table.preamble.balances.contains { cell in
      guard let spent, let opening = reading.balance(cell, table.text, in: accounts[0].record.currency) else {
        return false
      }
      return spent != .zero && opening.adding(spent) == closing
    }
  }
}

/// The balances in rows among the transactions that are none: `Opening balance`, `Closing balance`.
struct CSVStatedRows {
  private(set) var opening: Amount?
  private(set) var closing: CSVStatedRow?
  /// The newest transaction.
  var newest: Day?

  /// Takes a row with a label. Of several balances, one that is called the closing balance goes before others, and the
  /// later before the earlier.
  mutating func see(_ label: String, _ row: CSVStatedRow) {
    if CSVWords.line(label) == .opening {
      opening = opening ?? row.amount
    } else if CSVStatedBalance.isNamed(by: label), !(closing.map { $0.isBefore(row) } == false) {
      closing = row
    }
  }

  /// The closing balance, if the opening one and the sum of the transactions lead to it. Without an opening balance, its
  /// day must not be before the newest transaction; without a day, it must be called the closing balance.
  func proved(_ sum: Amount?) -> CSVStatedRow? {
    guard let closing else { return nil }
    if let opening { return sum.flatMap(opening.adding) == closing.amount ? closing : nil }
    guard let newest else { return nil }
    return closing.day.map { $0 >= newest } ?? closing.isNamedClosing ? closing : nil
  }
}

/// A balance in a row of its own.
struct CSVStatedRow {
  let amount: Amount
  let day: Day?
  /// Whether the row is called the closing balance.
  let isNamedClosing: Bool

  /// Whether another row is a better closing balance.
  func isBefore(_ other: CSVStatedRow) -> Bool {
    if isNamedClosing != other.isNamedClosing { return other.isNamedClosing }
    guard let day, let later = other.day else { return false }
    return day < later
  }
}

extension CSVReader {
  /// Remembers the balance that a row states, in a table without a column for it.
  mutating func noteStated() {
    guard table.layout.balance == nil, accounts.count < 2,
      let index = row.cells.firstIndex(where: { isStated($0) }), let label = table.text.string(row.cells[index]),
      let amount = statedAmount(behind: index)
    else { return }
    let (text, order) = (table.text, reading.dates)
    let day = row.cells.lazy.compactMap { text.date($0)?.day(order) }.first
    stated.see(label, CSVStatedRow(amount: amount, day: day, isNamedClosing: CSVWords.line(label) == .closing))
  }

  private func isStated(_ cell: CSVCell) -> Bool {
    guard !cell.isEmpty, let label = table.text.string(cell), label.contains(where: \.isLetter) else { return false }
    return CSVWords.line(label) == .opening || CSVStatedBalance.isNamed(by: label)
  }

  /// The amount of the row, or the only other figure in it, which the word behind it may make a debt.
  private func statedAmount(behind label: Int) -> Amount? {
    if let amount = try? values.amount(row, in: currency) { return amount }
    let figures = row.cells.indices.filter { table.text.isFigure(row.cells[$0]) && table.sample.isMoney(row.cells[$0]) }
    guard figures.count == 1, let amount = reading.figure(row.cells[figures[0]], table.text, in: currency) else {
      return nil
    }
    let side = table.text.string(row[figures[0] + 1]).flatMap(CSVWords.direction)
    return side == .outOf && !amount.isNegative ? amount.negated : amount
  }

  /// The closing balance that a row states; nil when amounts count with the opposite sign, and so may the balance.
  var statedClosing: CSVStatedRow? {
    if reading.sign.money.sign == .reversed, stated.opening == nil { return nil }
    return stated.proved(total)
  }
}
