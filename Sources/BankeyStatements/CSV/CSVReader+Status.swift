import BankeyModel

/// The status of a row: by its own column, by the title above it, or by a word in another column.
extension CSVReader {
  /// The status of the row; `isBooked` says whether it has a posting date.
  mutating func status(_ isBooked: Bool) -> CSVStatus {
    guard let cell = row[table.layout.status] else {
      return isBooked ? titleStatus.status ?? kindStatus() ?? .known(.posted) : .known(.authorized)
    }
    let known = lastStatus.meaning(table.text.bytes, cell)
    let status = known ?? table.text.string(cell).flatMap(table.status)
    if known == nil { lastStatus.keep(status, table.text.bytes, cell) }
    if status == nil {
      if doubtfulKind == nil, table.text.string(cell).map(CSVWords.mayBeReversed) == true {
        doubtfulKind = cell.place.lowerBound
      }
      unknownStatus.add(at: cell.place.lowerBound)
      unknownWords.see(cell, table.text.bytes)
    } else {
      hasKnownStatus = true
    }
    return status ?? .known(isBooked ? .posted : .authorized)
  }

  /// The status in a column that has another name. What did not happen there may be one kind of transaction of several,
  /// so the balances must count it, or the user decides.
  private mutating func kindStatus() -> CSVStatus? {
    if isReserved { return .known(.authorized) }
    for cell in table.layout.kinds.compactMap({ row[$0] }) {
      let known = lastStatus.meaning(table.text.bytes, cell)
      let status = known ?? table.text.string(cell).flatMap(table.bareStatus)
      if known == nil { lastStatus.keep(status, table.text.bytes, cell) }
      guard let status else { continue }
      if case .dropped = status {
        if doubtfulKind == nil { doubtfulKind = cell.place.lowerBound }
        return nil
      }
      return status
    }
    return nil
  }

  private var isReserved: Bool {
    table.layout.texts.contains { column in
      row[column].map { CSVWords.endsInReservation(table.text.bytes[$0.place]) } ?? false
    }
  }
}

extension CSVStatus {
  var isPosted: Bool {
    if case .known(.posted) = self { true } else { false }
  }
}
