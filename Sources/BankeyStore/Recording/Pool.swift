import BankeyCore

/// Known rows that an answer has not named yet and that share a pool key, the first to be matched at the end.
final class Pool {
  private var rows: [KnownTransaction]

  init(_ rows: [KnownTransaction]) { self.rows = rows.reversed() }

  /// Whether every row has been matched.
  var isEmpty: Bool { rows.isEmpty }

  /// Takes the row out that is meant; not one of those that were found in another way meanwhile.
  func take(_ row: StoredTransaction, unless taken: Set<Int64>) -> KnownTransaction? {
    if !taken.isEmpty { rows.removeAll { taken.contains($0.id) } }
    return best(for: row).map { rows.remove(at: $0) }
  }

  /// The most alike first: the same key, text and status; key and text; key; id. Without an id the text must be the same.
  private func best(for row: StoredTransaction) -> Int? {
    let record = row.record
    let equal = rows.lastIndex { $0.isEqual(to: row) && $0.row.record.status == record.status }
    let alike = equal ?? rows.lastIndex { $0.isEqual(to: row) }
    if alike != nil || record.nativeId.isEmpty { return alike }
    return rows.lastIndex { $0.row.hasKey(of: row) } ?? rows.indices.last
  }
}

extension KnownTransaction {
  /// Whether key and text are the same.
  fileprivate func isEqual(to other: StoredTransaction) -> Bool {
    row.hasKey(of: other) && row.record.description == other.record.description
  }
}
