import BankeyModel

extension Store {
  /// The user's settings by account id, without accounts that have none.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func accountSettings() throws -> [Account.ID: AccountSettings] {
    let all = try database.all("SELECT account, name, kind, hidden, position FROM account_wish") { row in
      let kind = (row[2] as String?).flatMap(AccountKind.init)
      return (row[0] as String, AccountSettings(name: row[1], kind: kind, isHidden: row[3], position: row[4]))
    }
    return Dictionary(uniqueKeysWithValues: all)
  }

  /// All current and former identifiers of accounts, without blanks: ids, numbers and the names used by sources.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func accountNames() throws -> Set<String> {
    let names: [String] = try database.all(
      """
      SELECT id FROM account UNION SELECT number FROM account WHERE number IS NOT NULL
      UNION SELECT native_id FROM account_alias UNION SELECT number FROM account_said WHERE number IS NOT NULL
      """
    ) { $0[0] }
    return Set(names.map(NamedAccount.plain))
  }
}

extension Store {
  /// Adds the balances that the user stated. If no source states an account's balance, it is computed from the user's
  /// figure.
  func counted(_ accounts: [Account]) throws -> [Account] {
    let stated = try database.all(
      "SELECT account, units, scale, day FROM account_wish WHERE day IS NOT NULL"
    ) { ($0[0] as String, StatedBalance(try $0.amount(1), on: $0[3])) }
    if stated.isEmpty { return accounts }
    let balances = Dictionary(uniqueKeysWithValues: stated)
    return try accounts.map { account in try balances[account.id].map { try counted(account, from: $0) } ?? account }
  }

  private func counted(_ account: Account, from stated: StatedBalance) throws -> Account {
    let days = try dayTotals(of: TransactionGroup(account: account.id, status: .posted))
    let count = StatedCount(stated, days, account.currency)
    var account = account
    account.stated = count.stated(
      known: try knownBalances(of: account.id), source: account.balance.map { ($0, account.balanceDate?.day) })
    if account.balance == nil {
      account.balance = count.balance(on: nil)
      account.balanceDate = LocalTime(day: max(stated.day, days.first?.day ?? stated.day))
    }
    return account
  }
}

/// Computes balances from the one that the user stated, through the sums of posted days, newest first.
struct StatedCount {
  private let stated: StatedBalance
  private let days: [DayTotal]
  private let currency: Currency

  init(_ stated: StatedBalance, _ days: [DayTotal], _ currency: Currency) {
    (self.stated, self.days, self.currency) = (stated, days, currency)
  }

  /// The balance at the end of `day`, or of the newest day for nil; nil when a sum does not fit.
  func balance(on day: Day?) -> Amount? {
    let last = day ?? max(stated.day, days.first?.day ?? stated.day)
    let isLater = last >= stated.day
    let between = isLater ? (after: stated.day, through: last) : (after: last, through: stated.day)
    let totals = days.filter { $0.day > between.after && $0.day <= between.through }.map(\.total)
    let sum = totals.contains(nil) ? nil : totals.compactMap(\.self).sum
    guard let change = isLater ? sum : sum?.negated else { return nil }
    return stated.amount.adding(change)?.canonical(in: currency)
  }

  /// The stated balance, compared with the nearest balance of a statement or source; of two equally near, one that
  /// agrees takes precedence. A source's balance without a day counts as of the newest day.
  func stated(known: [KnownBalance], source: (balance: Amount, day: Day?)?) -> StatedBalance {
    var stated = stated
    stated.isCounted = source == nil
    let own = source.map { KnownBalance([$0.day ?? days.first?.day ?? stated.day], amount: $0.balance) }
    let all = known + (own.map { [$0] } ?? [])
    let nearest = all.map(distance).min()
    stated.proof = proof(by: all.filter { distance(to: $0) == nearest }) ?? .open
    return stated
  }

  private func distance(to balance: KnownBalance) -> Int {
    balance.days.map { abs($0.distance(to: stated.day)) }.min() ?? .max
  }

  private func proof(by balances: [KnownBalance]) -> StatedBalance.Proof? {
    let said = balances.flatMap { balance in balance.days.map { ($0, balance.amount, self.balance(on: $0)) } }
    if let same = said.first(where: { $0.1 == $0.2 }) { return .proved(same.0) }
    guard let (day, amount, counted) = said.last, let counted else { return nil }
    return .contradicted(day, said: amount, counted: counted)
  }
}
