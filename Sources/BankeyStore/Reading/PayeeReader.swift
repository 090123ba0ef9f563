import BankeyModel

/// Adds the user's names for payees to transactions that were read.
struct PayeeReader {
  static var inquiry: Inquiry { Inquiry("SELECT words, name FROM payee") }

  let book: PayeeBook

  init(_ database: any ReadingConnection) throws { book = try database.payees() }

  /// The transaction with the user's name for its payee, if it has one.
  func filled(_ transaction: Transaction) -> Transaction { book.naming(transaction) }

  /// The transactions with the user's names for their payees.
  func filled(_ transactions: [Transaction]) -> [Transaction] {
    book.isEmpty ? transactions : transactions.map(book.naming)
  }
}

extension Store {
  /// The names that the user gave payees.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func payees() throws -> PayeeBook { try database.payees() }
}

extension ReadingConnection {
  /// The names that the user gave payees.
  func payees() throws -> PayeeBook {
    let rules = try all(PayeeReader.inquiry) { row -> PayeeRule? in
      PayeeWords(row[0]).map { PayeeRule($0, name: row[1]) }
    }
    return PayeeBook(rules.compactMap(\.self))
  }
}
