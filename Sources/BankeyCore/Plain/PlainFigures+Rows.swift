import BankeyModel
import BankeyText

/// Labeled figures as lines: every figure has a name, its sign and its currency.
extension PlainFigures {
  /// A labeled figure as a line.
  func text(of row: FigureRow) -> String {
    let label = row.label.split(separator: "  ").map(\.trimmed).joined(separator: ", ")
    guard let exact = row.exact else {
      return Self.joined([label, row.note, row.figure])
    }
    switch row.id {
    case .account: return Self.joined(texts(ofAccount: row, label, exact))
    case .lowest: return Self.joined([label, strings.plainBalance + " " + money(exact.figure, exact.currency)])
    default:
      let after = exact.after.map { strings.plainBalanceAfter + " " + money($0, exact.currency) }
      return Self.joined([label, exact.note ?? row.note, strings.plainAmount + " " + signed(exact), after])
    }
  }

  /// A balance, which the label or the note names, or its change with the balance after it.
  private func texts(ofAccount row: FigureRow, _ label: String, _ exact: FigureAmounts) -> [String?] {
    let amount = exact.figure.low
    guard let after = exact.after else {
      let name = row.note.map { strings.plainBalance + " " + $0 } ?? strings.plainBalance
      return [label, name + " " + money(amount, exact.currency)]
    }
    return [
      strings.plainChange(moved(Money(amount, exact.currency))),
      strings.plainBalanceAfter + " " + money(after, exact.currency),
    ]
  }

  /// The month of net worth, with its parts and its change.
  func text(ofMonth row: FigureRow, _ columns: [String]) -> String {
    guard let exact = row.exact else { return row.label + ": " + row.figure }
    let cells = zip(columns, exact.cells).map { $0 + " " + money($1, exact.currency) }
    let change = exact.change.map { moved(Money($0, exact.currency)) }
    return Self.joined(
      [row.label + ": " + strings.netWorth + " " + money(exact.figure, exact.currency)] + cells + [change])
  }

  /// One figure, or the two ends of a range.
  func money(_ ends: Forecast.Ends, _ currency: Currency) -> String {
    let (low, high) = (money(ends.low, currency), money(ends.high, currency))
    return ends.low == ends.high ? low : strings.plainRange(low, high)
  }

  /// The same with signs, for income and payments. Of two payments the smaller is first, as on the screen.
  private func signed(_ exact: FigureAmounts) -> String {
    let ends = exact.figure
    let (low, high) = (
      money(ends.low, exact.currency, isSigned: true), money(ends.high, exact.currency, isSigned: true)
    )
    if ends.low == ends.high { return low }
    return ends.high.isNegative ? strings.plainRange(high, low) : strings.plainRange(low, high)
  }
}

extension FigureRow {
  /// The page that the row opens; nil for none.
  func target(account: Account.ID?) -> PlainPlace? {
    switch id {
    case .transaction(let id): .transaction(id)
    case .account(let id): .account(id)
    case .lowest, .expected, .everyday: .basis(id)
    default: nil
    }
  }
}
