import BankeyModel

extension Store {
  /// What the user says of accounts, by their ids; those of which nothing is said are left out.
  ///
  /// Throws `StoreError` when the database cannot be read, or holds what cannot be.
  public func wishes() throws -> [Account.ID: AccountWish] {
    let all = try database.all("SELECT account, name, kind, hidden, position FROM account_wish") { row in
      let kind = (row[2] as String?).flatMap(AccountKind.init)
      return (row[0] as String, AccountWish(name: row[1], kind: kind, isHidden: row[3], position: row[4]))
    }
    return Dictionary(uniqueKeysWithValues: all)
  }

  /// All that accounts are and were called: ids, numbers and what sources call them, without blanks.
  ///
  /// Throws `StoreError` when the database cannot be read, or holds what cannot be.
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
  /// Accounts with what the user says of their balances: where no source says one, it is counted from that.
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

/// Counts from what the user says that an account had on a day, through the sums of its posted days, newest first.
struct StatedCount {
  private let stated: StatedBalance
  private let days: [DayTotal]
  private let currency: Currency

  init(_ stated: StatedBalance, _ days: [DayTotal], _ currency: Currency) {
    (self.stated, self.days, self.currency) = (stated, days, currency)
  }

  /// What there was at the end of a day, or of the newest one; nil where a sum does not fit.
  func balance(on day: Day?) -> Amount? {
    let last = day ?? max(stated.day, days.first?.day ?? stated.day)
    let isLater = last >= stated.day
    let between = isLater ? (after: stated.day, through: last) : (after: last, through: stated.day)
    let totals = days.filter { $0.day > between.after && $0.day <= between.through }.map(\.total)
    let sum = totals.contains(nil) ? nil : totals.compactMap(\.self).sum
    guard let change = isLater ? sum : sum?.negated else { return nil }
    return stated.amount.adding(change)?.canonical(in: currency)
  }

  /// What was said, with what the nearest balance says about it that a statement or a source gives; one that is the same goes before
  /// one that is not. A source's balance without a day is of the newest.
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
