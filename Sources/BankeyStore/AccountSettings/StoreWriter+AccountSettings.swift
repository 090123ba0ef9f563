import BankeyModel

extension StoreWriter {
  /// Stores changes of the user's settings for an account. An account without any settings left has no row.
  ///
  /// - Throws: `StoreError` if the database cannot be written, or, with the code `unknown`, if there is no such
  ///   account; rolls back in both cases.
  public func set(_ changes: [AccountSettingChange], of account: Account.ID) throws {
    try write {
      guard let known = try database.account(account) else { throw Self.unknown(account) }
      try database.run("INSERT OR IGNORE INTO account_wish (account) VALUES (?)", account)
      for change in changes { try set(change, of: known) }
      try database.run(
        """
        DELETE FROM account_wish WHERE account = ? AND name IS NULL AND kind IS NULL AND hidden = 0
          AND position IS NULL AND day IS NULL
        """, account)
    }
  }

  private func set(_ change: AccountSettingChange, of account: AccountReference) throws {
    switch change {
    case .name(let name):
      try database.run("UPDATE account_wish SET name = ? WHERE account = ?", name, account.id)
    case .kind(let kind):
      try database.run("UPDATE account_wish SET kind = ? WHERE account = ?", kind?.rawValue, account.id)
    case .hidden(let isHidden):
      try database.run("UPDATE account_wish SET hidden = ? WHERE account = ?", isHidden, account.id)
    case .balance(let amount, let day):
      guard let amount = amount.canonical(in: account.currency) else {
        throw StoreError(.failed, "\(amount) is more than bankey can count")
      }
      try database.run(
        "UPDATE account_wish SET day = ?, units = ?, scale = ? WHERE account = ?", day, amount.units, amount.scale,
        account.id)
    case .noBalance:
      try database.run("UPDATE account_wish SET (day, units, scale) = (NULL, NULL, NULL) WHERE account = ?", account.id)
    }
  }

  /// Stores the user's order of accounts, separately for each kind, or returns to the order of the sources.
  ///
  /// - Throws: `StoreError` if the database cannot be written, or, with the code `unknown`, if there is no such
  ///   account; rolls back in both cases.
  public func order(_ accounts: [Account.ID], asListed: Bool = false) throws {
    try write {
      for (index, account) in accounts.enumerated() {
        guard try database.account(account) != nil else { throw Self.unknown(account) }
        try database.run(
          "INSERT INTO account_wish (account, position) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET position = ?2",
          account,
          asListed ? nil : index + 1)
      }
    }
  }

  private static func unknown(_ account: Account.ID) -> StoreError {
    StoreError(.unknown, "there is no account \(account)")
  }
}
