/// Finds what a person should look at.
///
/// A balance is compared in its account's own currency: 100 is 100 dollars in one and 100 kroner in another. What is owed is
/// not too little, so only banking and savings accounts are compared.
public struct Check: Sendable {
  /// The least that should be in an account.
  public var below: Amount?
  /// How old the bank's own data may be.
  public var stale: Age?

  /// Without more said, only what fails is found.
  public init(below: Amount? = nil, stale: Age? = nil) {
    self.below = below
    self.stale = stale
  }

  /// What is found now: sources that fail first, then consents, then the accounts of the list in their order.
  public func findings(in snapshot: AccountsSnapshot, at clock: Clock) -> [CheckFinding] {
    let accounts = snapshot.visible.map(\.account)
    let failing = snapshot.sources.flatMap(Self.failing)
    let ending = snapshot.sources.flatMap {
      Self.ending($0, soon: clock.localNow.day.advanced(by: Presenter.consentNotice))
    }
    let known = Set(failing.compactMap(\.error))
    // What is wrong with a source or a bank is not said of each of its accounts again.
    let alone = accounts.filter { $0.error.map { !known.contains($0) } ?? false }
    return failing + alone.map(CheckFinding.failingAccount) + ending
      + accounts.flatMap { findings(in: $0, at: clock) }
  }

  private static func failing(_ source: SourceStatus) -> [CheckFinding] {
    (source.lastError == nil ? [] : [.failingSource(source)])
      + source.connections.filter { $0.lastError != nil }.map { .failingConnection($0, of: source) }
  }

  private static func ending(_ source: SourceStatus, soon: Day) -> [CheckFinding] {
    source.connections.filter { $0.consentUntil.map { $0 <= soon } ?? false }.map { .consent($0, of: source) }
  }

  private func findings(in account: Account, at clock: Clock) -> [CheckFinding] {
    var findings: [CheckFinding] = []
    if let below, let balance = account.balance, [.banking, .savings].contains(account.kind), balance < below {
      findings.append(.low(account, limit: below))
    }
    if let stale, account.isOlder(than: stale, at: clock) { findings.append(.old(account)) }
    return findings
  }
}

extension CheckFinding {
  fileprivate var error: String? {
    switch self {
    case .failingSource(let source): source.lastError
    case .failingConnection(let connection, _): connection.lastError
    case .failingAccount(let account): account.error
    case .low, .old, .consent: nil
    }
  }
}

extension Account {
  /// Whether its balance is older, by the bank's own date; a day without a time counts until it is over. Where there is no date,
  /// it is as old as the last answer.
  fileprivate func isOlder(than age: Age, at clock: Clock) -> Bool {
    guard let balanceDate else { return updated.map { clock.now.seconds - $0.seconds > age.seconds } ?? true }
    let now = clock.localNow
    let minutes =
      balanceDate.day.distance(to: now.day) * 1440 + (now.minute ?? 0) - (balanceDate.minute ?? 1440)
    return Int64(minutes) * 60 > age.seconds
  }
}
