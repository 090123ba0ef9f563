import BankeyModel
import BankeyText

/// Finds what needs the user's attention.
///
/// The limit on balances is in the currency of each account: 100 means 100 dollars in one and 100 kroner in another. It
/// applies only to banking and savings accounts, because a debt is not a low balance.
public struct Check: Sendable {
  /// The balance below which an account is reported; nil for no limit.
  public var below: Amount?
  /// The age beyond which the bank's data is reported; nil for no limit.
  public var stale: Age?
  /// The minimum balance before payday; nil for no check.
  public var beforePayday: Amount?

  /// Creates a check. Without limits, it finds only failures and ending consents.
  public init(below: Amount? = nil, stale: Age? = nil, beforePayday: Amount? = nil) {
    self.below = below
    self.stale = stale
    self.beforePayday = beforePayday
  }

  /// Returns all findings: failures first, then ending consents, then the visible accounts in their order. Uses
  /// `upcoming` only if a minimum before payday is set.
  public func findings(
    in snapshot: AccountsSnapshot, at clock: Clock, upcoming: Upcoming? = nil
  ) -> [CheckFinding] {
    let accounts = snapshot.visible.map(\.account)
    let failing = snapshot.sources.flatMap(Self.failing)
    let ending = snapshot.sources.flatMap {
      Self.ending($0, soon: clock.localNow.day.advanced(by: Presenter.consentNotice))
    }
    let known = Set(failing.compactMap(\.error))
    // Does not repeat a source's or bank's error for each of its accounts.
    let alone = accounts.filter { $0.error.map { !known.contains($0) } ?? false }
    return failing + alone.map(CheckFinding.failingAccount) + ending
      + accounts.flatMap { findings(in: $0, at: clock) } + short(upcoming)
  }

  /// The currencies whose balance may fall below the minimum.
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
  /// Whether the balance is older than `age` by the bank's own date. A day without a time counts as its end; without a
  /// date, the time of the last answer counts.
  fileprivate func isOlder(than age: Age, at clock: Clock) -> Bool {
    guard let balanceDate else { return updated.map { clock.now.seconds - $0.seconds > age.seconds } ?? true }
    let now = clock.localNow
    let minutes =
      balanceDate.day.distance(to: now.day) * 1440 + (now.minute ?? 0) - (balanceDate.minute ?? 1440)
    return Int64(minutes) * 60 > age.seconds
  }
}

/// Something that needs the user's attention.
public enum CheckFinding: Hashable, Sendable {
  /// The balance is below the limit.
  case low(Account, limit: Amount)
  /// The bank's data is too old.
  case old(Account)
  /// The balance in a currency may fall below the minimum before payday.
  case short(Forecast, limit: Amount)
  /// The last refresh of the account failed.
  case failingAccount(Account)
  /// A bank does not answer.
  case failingConnection(ConnectionStatus, of: SourceStatus)
  /// A bank's consent has expired or expires soon.
  case consent(ConnectionStatus, of: SourceStatus)
  /// A source does not answer.
  case failingSource(SourceStatus)
}

/// A length of time as users write it: `30m`, `12h`, `2d`, `1w`.
public struct Age: Hashable, Sendable {
  /// The length in seconds.
  public let seconds: Int64

  /// Reads a length of time; nil unless the whole text has that form.
  public init?(_ text: String) {
    guard let unit = text.last.flatMap({ Age.units[$0] }),
      text.dropLast().utf8.allSatisfy(isDigit),
      let number = Int64(text.dropLast())
    else { return nil }
    let (seconds, isTooLong) = number.multipliedReportingOverflow(by: unit)
    guard !isTooLong else { return nil }
    self.seconds = seconds
  }

  private static let units: [Character: Int64] = ["m": 60, "h": 3600, "d": 86_400, "w": 604_800]
}

extension Presenter {
  /// The subject of a finding: "First Bank", "SimpleFIN, First Bank", or an account's name.
  public func subject(of finding: CheckFinding) -> String {
    switch finding {
    case .low(let account, _), .old(let account), .failingAccount(let account): distinctName(of: account)
    case .failingSource(let source): title(of: source)
    case .short(let forecast, _): forecast.currency.code
    case .failingConnection(let connection, let source), .consent(let connection, let source):
      title(of: source) + ", " + formats.foreign(connection.name ?? connection.nativeId)
    }
  }

  /// The finding in words: "$17.44, below $100.00", "bank data from Nov 18 07:12", "not refreshed: Log in again".
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
