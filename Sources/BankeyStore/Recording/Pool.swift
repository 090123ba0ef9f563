import BankeyCore

/// Known rows that an answer has not named yet and that share a pool key, the first to be matched at the end.
final class Pool {
  /// In what rows may be the same, the surest first.
  private enum Likeness: Hashable {
    case all(Day, Amount, String, TransactionStatus)
    case text(Day, Amount, String)
    case key(Day, Amount)
    case id
  }

  private let rows: [KnownTransaction]
  /// The rows by number, those in one likeness with the first last, once there is more to know than which is the first.
  private var places: [Likeness: [Int]] = [:]
  private var gone: Set<Int> = []

  init(_ rows: [KnownTransaction]) { self.rows = rows }

  /// Whether every row has been matched.
  var isEmpty: Bool { gone.count == rows.count }

  /// Takes the row out that is meant; not one of those that were found in another way meanwhile.
  func take(_ row: StoredTransaction, unless taken: Set<Int64>) -> KnownTransaction? {
    if isEmpty { return nil }
    if places.isEmpty { fill() }
    for likeness in Self.likenesses(of: row) {
      while let number = places[likeness]?.popLast() {
        if gone.contains(number) { continue }
        gone.insert(number)
        if !taken.contains(rows[number].id) { return rows[number] }
      }
    }
    return nil
  }

  /// The most alike first: the same key, text and status; key and text; key; id. Without an id the text must be the same.
  private static func likenesses(of row: StoredTransaction) -> [Likeness] {
    let record = row.record
    let texts: [Likeness] = [
      .all(record.day, row.amount, record.description, record.status),
      .text(record.day, row.amount, record.description),
    ]
    return record.nativeId.isEmpty ? texts : texts + [.key(record.day, row.amount), .id]
  }

  private func fill() {
    for (number, row) in rows.enumerated().reversed() {
      for likeness in Self.likenesses(of: row.row) { places[likeness, default: []].append(number) }
    }
  }
}
