import BankeyCore

/// What the rows of an account need to become transactions.
struct AccountReference {
  let key: Int64
  let id: Account.ID
  let currency: Currency

  /// The columns of the table of accounts that it is read from.
  static let columns = "key, id, currency, decimals"

  init(row: Row) {
    key = row[0]
    id = row[1]
    currency = row.currency(2)
  }
}

extension Database {
  /// An account by its id, whether it is open or closed; nil when there is none.
  func account(_ id: Account.ID) throws -> AccountReference? {
    try first("SELECT \(AccountReference.columns) FROM account WHERE id = ?", id, read: AccountReference.init(row:))
  }

  /// An account by its row; nil when there is none.
  func accountReference(_ key: Int64) throws -> AccountReference? {
    try first("SELECT \(AccountReference.columns) FROM account WHERE key = ?", key, read: AccountReference.init(row:))
  }

  /// The account of an id, or all accounts.
  func accountReferences(_ id: Account.ID?) throws -> [AccountReference] {
    if let id { return try account(id).map { [$0] } ?? [] }
    return try all("SELECT \(AccountReference.columns) FROM account", read: AccountReference.init(row:))
  }
}
