import BankeyModel
import BankeyText

/// A row in the list of sources: a source or one of its connections.
public struct SourceRow: Identifiable, Hashable, Sendable {
  /// The identity of a row.
  public enum ID: Hashable, Sendable {
    /// A source, identified by its unique name.
    case source(String)
    /// A connection of a source, by the source's own id.
    case connection(String, of: String)
    /// The message that there are no sources.
    case none

    /// The name of the source; nil for the message.
    public var source: String? {
      switch self {
      case .source(let name), .connection(_, let name): name
      case .none: nil
      }
    }
  }
  /// A short note about a source.
  public struct Note: Hashable, Sendable {
    /// "answered today 07:12"
    public var text: String
    /// Whether to highlight it as a warning.
    public var isWarning = false
  }
  /// The source or connection that the row shows.
  public var id: ID
  /// The name of the source, or the source's name for the connection.
  public var title: String
  /// "SimpleFIN"; nil for a connection.
  public var kind: String?
  /// What needs attention: errors, contradictions, an ending consent.
  public var notes: [Note]
  /// The last error in the source's own words; nil when there is none.
  public var error: String?

  /// Whether it belongs to the row above.
  public var isNested: Bool { if case .connection = id { true } else { false } }
}

extension Presenter {
  /// The number of days before a consent expires when a warning appears.
  static let consentNotice = 7

  /// The state of all sources and their connections. A single connection is combined with its source.
  public func sources(of snapshot: AccountsSnapshot, _ proofs: [AccountReconciliation] = []) -> [[SourceRow]] {
    if snapshot.sources.isEmpty { return [[SourceRow(id: .none, title: strings.noSources, notes: [])]] }
    return snapshot.sources.map { source in
      let connections = source.onlyConnection == nil ? source.connections : []
      return [row(of: source.joined, snapshot, proofs)] + connections.map { row(of: $0, in: source, snapshot) }
    }
  }

  /// The kind of a source, with its bank when it has only one: "SimpleFIN · First Bank".
  func kind(of source: SourceStatus) -> String {
    let type = strings.sourceType(source.type) ?? formats.foreign(source.type)
    guard let bank = source.onlyConnection.map(title(of:)), ![type, source.shownName, ""].contains(bank) else {
      return type
    }
    return [type, bank].joined(separator: formats.isASCII ? " - " : " · ")
  }

  private func row(
    of source: SourceStatus, _ snapshot: AccountsSnapshot, _ proofs: [AccountReconciliation]
  ) -> SourceRow {
    let accounts = snapshot.accounts(of: source)
    var notes = [state(source)]
    if !accounts.isEmpty { notes.append(.init(text: strings.accounts(accounts.count, formats.count(accounts.count)))) }
    notes += oldest(accounts).map { [$0] } ?? []
    notes += newestRates(source, snapshot).map { [$0] } ?? []
    let faults = source.canRefresh ? 0 : proofs.count { !$0.faults.isEmpty }
    if faults > 0 { notes.append(.init(text: strings.doNotAddUp(faults), isWarning: true)) }
    notes += source.shownQuotas(at: clock.now).map(calls)
    notes += nextAllowed(source).map { [.init(text: strings.notBefore($0), isWarning: true)] } ?? []
    notes += source.onlyConnection?.consentUntil.map { [consent($0)] } ?? []
    return SourceRow(
      id: .source(source.name), title: title(of: source), kind: source.canRefresh ? kind(of: source) : nil,
      notes: notes, error: oneLine(source.lastError))
  }

  private func row(
    of connection: ConnectionStatus, in source: SourceStatus, _ snapshot: AccountsSnapshot
  ) -> SourceRow {
    var notes = [state(connection)]
    let count = connection.accounts
    if count > 0 { notes.append(.init(text: strings.accounts(count, formats.count(count)))) }
    notes += oldest(snapshot.accounts(of: connection, in: source)).map { [$0] } ?? []
    notes += connection.consentUntil.map { [consent($0)] } ?? []
    return SourceRow(
      id: .connection(connection.nativeId, of: source.name), title: title(of: connection), notes: notes,
      error: oneLine(connection.lastError))
  }

  /// The title of a source. The source of statement files has no name of its own.
  public func title(of source: SourceStatus) -> String {
    source.canRefresh || source.title != nil ? formats.foreign(source.shownName) : strings.statementFiles
  }

  func title(of connection: ConnectionStatus) -> String { formats.foreign(connection.name ?? connection.nativeId) }

  private func state(_ source: SourceStatus) -> SourceRow.Note {
    guard source.canRefresh else {
      return .init(text: source.lastSuccess.map { strings.imported(when($0)) } ?? strings.neverImported)
    }
    return state(source.lastSuccess, source.lastFailure)
  }

  private func state(_ connection: ConnectionStatus) -> SourceRow.Note {
    state(connection.lastSuccess, connection.lastFailure)
  }

  private func state(_ success: Timestamp?, _ failure: Timestamp?) -> SourceRow.Note {
    let answered = success.map { strings.answered(when($0)) }
    guard let failure else { return .init(text: answered ?? strings.neverRefreshed) }
    let failed = strings.failed(when(failure))
    return .init(text: answered.map { failed + ", " + $0 } ?? failed, isWarning: true)
  }

  /// The date of the oldest balance.
  private func oldest(_ accounts: [Account]) -> SourceRow.Note? {
    let ages = accounts.map { Freshness(of: $0, today: now.day) }
    guard let oldest = ages.max(by: { $0.days ?? -1 < $1.days ?? -1 }), let date = oldest.date else { return nil }
    return .init(text: strings.oldestBalance(of: day(date.day)), isWarning: oldest.isOld)
  }

  /// The day of the newest rates.
  private func newestRates(_ source: SourceStatus, _ snapshot: AccountsSnapshot) -> SourceRow.Note? {
    guard source.isOfRates, let newest = snapshot.oneCurrency?.rates.newest else { return nil }
    return .init(
      text: strings.rates(of: day(newest)), isWarning: newest.distance(to: now.day) >= Presenter.freshRates)
  }

  /// The number of calls left, and when the period ends.
  func calls(_ quota: QuotaStatus) -> SourceRow.Note {
    let left = quota.left(at: clock.now)
    let text =
      quota.used(at: clock.now) == 0
      ? strings.allCallsLeft(quota.allowed) : strings.callsLeft(left, of: quota.allowed, until: when(quota.end))
    return .init(text: text, isWarning: quota.isScarce(at: clock.now))
  }

  /// When a source that asked for a pause may be asked again; nil when it is not pausing.
  func nextAllowed(_ source: SourceStatus) -> String? {
    source.rest(at: clock.now).map { when($0) }
  }

  /// When the bank's consent expires.
  func consent(_ until: Day) -> SourceRow.Note {
    let days = now.day.distance(to: until)
    let text = days < 0 ? strings.consentEnded(day(until)) : strings.consentLeft(days)
    return .init(text: text, isWarning: days <= Presenter.consentNotice)
  }

  /// "today 07:12"
  func when(_ time: Timestamp) -> String { dayAndTime(clock.local(time)) }

  private func oneLine(_ text: String?) -> String? {
    text.map { formats.foreign($0.split(whereSeparator: \.isWhitespace).joined(separator: " ")) }
  }
}

extension AccountsSnapshot {
  /// The accounts of a source, in the order of the list.
  func accounts(of source: SourceStatus) -> [Account] {
    accounts.map(\.account).filter { $0.source == source.name }
  }

  func accounts(of connection: ConnectionStatus, in source: SourceStatus) -> [Account] {
    accounts(of: source).filter { $0.connection == connection.nativeId }
  }
}
