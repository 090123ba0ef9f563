import BankeyCore

/// Several cursors as one: each time the newest transaction that any of them stands at.
struct NewestFirst {
  private var cursors: [TransactionCursor]

  init(_ cursors: [TransactionCursor]) { self.cursors = cursors.filter { $0.current != nil } }

  /// The next older transaction; nil at the end.
  mutating func next() throws -> Transaction? {
    let newest = cursors.indices.max { cursors[$0].key < cursors[$1].key }
    guard let newest, let transaction = cursors[newest].current else { return nil }
    try cursors[newest].advance()
    if cursors[newest].current == nil { cursors.remove(at: newest) }
    return transaction
  }
}

extension TransactionCursor {
  fileprivate var key: TransactionKey {
    current.map { TransactionKey(day: $0.day, id: $0.id) } ?? TransactionKey(day: Day(number: .min), id: .min)
  }
}
