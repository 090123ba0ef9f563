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
  mutating func tell(_ stated: CSVStatedBalance, _ written: Amount) {
    var balance = stated.isDebt && !written.isNegative ? written.negated : written
    if reading.sign.money.sign == .reversed, !stated.isDebt, written != .zero {
      guard isOwed(written) else {
        return note(
          "The file does not show whether its balance is money or debt, so bankey does not use it.",
          at: stated.cell.place.lowerBound)
      }
      balance = written.negated
    }
    tell(0)
    let day = stated.day(reading.dates)
    events.append(.balances(BalanceRecord(balance: balance, date: day.map { LocalTime(day: $0) })))
  }

  /// Whether a stated balance and the amounts as they are written result in another stated balance.
  private func isOwed(_ closing: Amount) -> Bool {
    let spent = sums.income.adding(sums.spending)?.negated
    return table.preamble.balances.contains { cell in
      guard let spent, let opening = reading.balance(cell, table.text, in: accounts[0].record.currency) else {
        return false
      }
      return spent != .zero && opening.adding(spent) == closing
    }
  }
}
