import BankeyCore

extension Transaction {
  /// The columns that it is read from.
  static let columns = "id, native_id, status, day, authorized_day, units, scale, description, counterparty"

  init(row: Row, of account: AccountReference) throws {
    self.init(
      id: row[0], account: account.id, nativeId: row[1], status: row[2], day: row[3], authorizedDay: row[4],
      amount: try row.amount(5), currency: account.currency, description: row[7], counterparty: row[8])
  }
}
