import BankeyModel
import BankeyText

/// Finds what a person should look at.
///
/// A balance is compared in its account's own currency: 100 is 100 dollars in one and 100 kroner in another. What is owed is
/// not too little, so only banking and savings accounts are compared.
public struct Check: Sendable {
  /// The least that should be in an account.
  public var below: Amount?
  /// How old the bank's own data may be.
  public var stale: Age?
  /// The least that should be left before payday.
  public var beforePayday: Amount?

  /// Without more said, only what fails is found.
  public init(below: Amount? = nil, stale: Age? = nil, beforePayday: Amount? = nil) {
    self.below = below
    self.stale = stale
    self.beforePayday = beforePayday
  }

  /// What is found now: sources that fail first, then consents, then the accounts of the list in their order.
  /// What is `upcoming` is looked at only where something should be left before payday.
  public func findings(
    in snapshot: AccountsSnapshot, at clock: Clock, upcoming: Upcoming? = nil
  ) -> [CheckFinding] {
    let accounts = snapshot.visible.map(\.account)
    let failing = snapshot.sources.flatMap(Self.failing)
    let ending = snapshot.sources.flatMap {
      Self.ending($0, soon: clock.localNow.day.advanced(by: Presenter.consentNotice))
    }
    let known = Set(failing.compactMap(\.error))
    // What is wrong with a source or a bank is not said of each of its accounts again.
    let alone = accounts.filter { $0.error.map { !known.contains($0) } ?? false }
    return failing + alone.map(CheckFinding.failingAccount) + ending
      + accounts.flatMap { findings(in: $0, at: clock) } + short(upcoming)
  }

  /// The currencies in which it may be that less is left.
  private func short(_ upcoming: Upcoming?) -> [CheckFinding] {
    guard let beforePayday else { return [] }
    return (upcoming?.forecasts ?? []).filter { $0.lowest.map { $0.balance.low < beforePayday } ?? false }.map {
      .short($0, limit: beforePayday)
    }
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
    case .low, .old, .consent, .short: nil
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

/// Something that a person should look at.
public enum CheckFinding: Hashable, Sendable {
  /// There is less in an account than there should be.
  case low(Account, limit: Amount)
  /// What is known of an account is too old.
  case old(Account)
  /// It may be that less is left in a currency before payday than there should be.
  case short(Forecast, limit: Amount)
  /// Something was wrong with one account when it was last asked for.
  case failingAccount(Account)
  /// A bank does not answer.
  case failingConnection(ConnectionStatus, of: SourceStatus)
  /// A bank's consent has ended, or ends soon.
  case consent(ConnectionStatus, of: SourceStatus)
  /// A source does not answer.
  case failingSource(SourceStatus)
}

/// How old something may be, as a person writes it: `30m`, `12h`, `2d`, `1w`.
public struct Age: Hashable, Sendable {
  /// In seconds.
  public let seconds: Int64

  /// Reads an age, the whole text or nothing.
  public init?(_ text: String) {
    guard let unit = text.last.flatMap({ Age.units[$0] }),
      text.dropLast().utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Int64(text.dropLast())
    else { return nil }
    let (seconds, isTooLong) = number.multipliedReportingOverflow(by: unit)
    guard !isTooLong else { return nil }
    self.seconds = seconds
  }

  private static let units: [Character: Int64] = ["m": 60, "h": 3600, "d": 86_400, "w": 604_800]
}

extension Presenter {
  /// What a finding is about: "First Bank", "SimpleFIN, First Bank", the name of an account.
  public func subject(of finding: CheckFinding) -> String {
    switch finding {
    case .low(let account, _), .old(let account), .failingAccount(let account): name(of: account)
    case .failingSource(let source): formats.foreign(source.name)
    case .short(let forecast, _): forecast.currency.code
    case .failingConnection(let connection, let source), .consent(let connection, let source):
      formats.foreign(source.name) + ", " + formats.foreign(connection.name ?? connection.nativeId)
    }
  }

  /// What was found: "$17.44, below $100.00", "bank data of Nov 18 07:12", "not refreshed: Log in again".
  public func sentence(of finding: CheckFinding) -> String {
    switch finding {
    case .low(let account, let limit):
      strings.low(
        account.balance.map { formats.money(Money($0, account.currency)) } ?? unknown,
        below: formats.money(Money(limit, account.currency)))
    case .old(let account): age(of: account)
    case .short(let forecast, let limit):
      forecast.lowest.map { lowest in
        headline(of: forecast, lowest) + ": "
          + strings.low(
            figure(lowest.balance, forecast.currency), below: formats.plain(limit, decimals: forecast.currency.decimals)
          )
      } ?? unknown
    case .failingAccount(let account): failure(account.error)
    case .failingConnection(let connection, _): failure(connection.lastError)
    case .consent(let connection, _): connection.consentUntil.map { consent($0).text } ?? unknown
    case .failingSource(let source): failure(source.lastError)
    }
  }

  private func age(of account: Account) -> String {
    if let date = account.balanceDate { return strings.bankData(of: dayAndTime(date)) }
    return account.updated.map { strings.notRefreshed(since: moment(clock.local($0))) } ?? strings.notRefreshed
  }

  private func failure(_ error: String?) -> String {
    [strings.notRefreshed, error.map(formats.foreign)].compactMap(\.self).joined(separator: ": ")
  }
}
