import BankeyCore

extension CSVValues {
  /// The amount of a row with its sign.
  func amount(_ row: CSVRow, in currency: Currency) throws(CSVRowFault) -> Amount {
    guard let column = table.layout.amount else { return try sides(row, in: currency) }
    guard let cell = row[column] else { throw .noAmount }
    let amount = try figure(cell, in: currency)
    guard let direction = table.layout.direction, !hasMinus else {
      return reading.isReversed ? try negated(amount) : amount
    }
    switch table.text.string(row[direction]).flatMap(CSVDirection.init) {
    case .into: return amount
    case .outOf: return try negated(amount)
    case nil: throw .direction
    }
  }

  /// The amount of one of two columns. What went out may have a minus there too.
  private func sides(_ row: CSVRow, in currency: Currency) throws(CSVRowFault) -> Amount {
    let debit = try row[table.layout.debit].map { (cell) throws(CSVRowFault) in try figure(cell, in: currency) }
    let credit = try row[table.layout.credit].map { (cell) throws(CSVRowFault) in try figure(cell, in: currency) }
    switch (debit, credit) {
    case (nil, nil): throw .noAmount
    case (let out?, let into) where into == nil || into == .zero:
      return hasMinus && out.isNegative ? out : try negated(out)
    case (let out, let into?) where out == nil || out == .zero: return into
    default: throw .twoAmounts
    }
  }

  private func figure(_ cell: CSVCell, in currency: Currency) throws(CSVRowFault) -> Amount {
    guard let amount = CSVFigure.amount(table.text, cell, reading.decimals, in: currency) else { throw .amount }
    return amount
  }

  private func negated(_ amount: Amount) throws(CSVRowFault) -> Amount {
    guard let other = amount.negated else { throw .amount }
    return other
  }
}
