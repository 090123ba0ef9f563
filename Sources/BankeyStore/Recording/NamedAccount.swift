import BankeyCore

/// An account under one of its names.
struct NamedAccount {
  let key: Int64
  let id: Account.ID
  let currency: Currency
  let number: String?
  let source: String
  let connection: String
  let nativeId: String
  let identity: AccountIdentity

  init(row: Row) {
    (key, id, currency) = (row[0], row[1], row.currency(2))
    (number, source, connection, nativeId) = (row[4], row[5], row[6], row[7])
    identity = AccountIdentity(
      source: source, connection: connection, nativeId: nativeId, number: number, currency: currency)
  }

  /// What a person knows it by.
  var shownName: String { number ?? nativeId }

  /// Whether the user means it by a name: its id, its number or what a source calls it.
  func isCalled(_ name: String) -> Bool {
    let name = Self.plain(name)
    return id == name || Self.plain(nativeId) == name || number.map(Self.plain) == name
  }

  /// A name without blanks: numbers are written with them and without.
  static func plain(_ name: String) -> String { name.filter { $0 != " " } }
}

extension Database {
  /// Every account by each of its names, or those that meet a condition, the first that was known first.
  func namedAccounts(_ condition: String = "TRUE", _ values: any Storable...) throws -> [NamedAccount] {
    try all(
      """
      SELECT a.key, a.id, a.currency, a.decimals, a.number, l.source, l.connection, l.native_id
      FROM account a JOIN account_alias l ON l.account = a.key WHERE \(condition) ORDER BY a.key, l.key
      """, values, read: NamedAccount.init(row:))
  }
}
