import BankeyModel
import BankeyText

/// A source in the list of them, or one of its connections.
public struct SourceRow: Identifiable, Hashable, Sendable {
  /// Which one it is.
  public enum ID: Hashable, Sendable {
    /// A source, by its name.
    case source(String)
    /// A connection of a source, by the source's own id.
    case connection(String, of: String)
    /// That there is none.
    case none

    /// The name of the source.
    public var source: String? {
      switch self {
      case .source(let name), .connection(_, let name): name
      case .none: nil
      }
    }
  }
  /// Something about it in a few words.
  public struct Note: Hashable, Sendable {
    /// "answered today 07:12"
    public var text: String
    /// Whether it wants attention.
    public var isWarning = false
  }
  /// Which one it is.
  public var id: ID
  /// What the user or the source calls it.
  public var title: String
  /// "SimpleFIN"; nil of a connection.
  public var kind: String?
  /// How it fares.
  public var notes: [Note]
  /// What went wrong, in the source's own words.
  public var error: String?

  /// Whether it belongs to the row above.
  public var isNested: Bool { if case .connection = id { true } else { false } }
}

extension Presenter {
  /// A consent that ends within so many days is worth a mark.
  static let consentNotice = 7

  /// How every source and its connections fare, source by source. A single connection is told with its source.
  public func sources(of snapshot: AccountsSnapshot, _ proofs: [AccountReconciliation] = []) -> [[SourceRow]] {
    if snapshot.sources.isEmpty { return [[SourceRow(id: .none, title: strings.noSources, notes: [])]] }
    return snapshot.sources.map { source in
      let connections = source.onlyConnection == nil ? source.connections : []
      return [row(of: source.joined, snapshot, proofs)] + connections.map { row(of: $0, in: source, snapshot) }
    }
  }

  /// What a source is: "SimpleFIN", with its bank where it has only one: "SimpleFIN · First Bank".
  func kind(of source: SourceStatus) -> String {
    let type = strings.sourceType(source.type) ?? formats.foreign(source.type)
    guard let bank = source.onlyConnection.map(title(of:)), ![type, source.name, ""].contains(bank) else { return type }
    return [type, bank].joined(separator: formats.isASCII ? " - " : " · ")
  }

  private func row(
    of source: SourceStatus, _ snapshot: AccountsSnapshot, _ proofs: [AccountReconciliation]
  ) -> SourceRow {
    let accounts = snapshot.accounts(of: source)
    var notes = [state(source)] + (accounts.isEmpty ? [] : [.init(text: strings.accounts(accounts.count))])
    notes += oldest(accounts).map { [$0] } ?? []
    let faults = source.canRefresh ? 0 : proofs.count { !$0.faults.isEmpty }
    if faults > 0 { notes.append(.init(text: strings.doNotAddUp(faults), isWarning: true)) }
    notes += source.quotas.map(calls)
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
    if connection.accounts > 0 { notes.append(.init(text: strings.accounts(connection.accounts))) }
    notes += oldest(snapshot.accounts(of: connection, in: source)).map { [$0] } ?? []
    notes += connection.consentUntil.map { [consent($0)] } ?? []
    return SourceRow(
      id: .connection(connection.nativeId, of: source.name), title: title(of: connection), notes: notes,
      error: oneLine(connection.lastError))
  }

  /// What a source is called; statement files have no name of their own.
  func title(of source: SourceStatus) -> String {
    source.canRefresh ? formats.foreign(source.name) : strings.statementFiles
  }

  /// What a connection is called.
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
    guard let failure else { return .init(text: answered ?? strings.neverAsked) }
    let failed = strings.failed(when(failure))
    return .init(text: answered.map { failed + ", " + $0 } ?? failed, isWarning: true)
  }

  /// The oldest balance, by its source's own date.
  private func oldest(_ accounts: [Account]) -> SourceRow.Note? {
    let ages = accounts.map { Freshness(of: $0, today: now.day) }
    guard let oldest = ages.max(by: { $0.days ?? -1 < $1.days ?? -1 }), let date = oldest.date else { return nil }
    return .init(text: strings.oldestBalance(of: day(date.day)), isWarning: oldest.isOld)
  }

  /// How many calls are left, and until when.
  func calls(_ quota: QuotaStatus) -> SourceRow.Note {
    let left = quota.left(at: clock.now)
    let text =
      quota.used(at: clock.now) == 0
      ? strings.allCallsLeft(quota.allowed) : strings.callsLeft(left, of: quota.allowed, until: when(quota.end))
    return .init(text: text, isWarning: quota.isScarce(at: clock.now))
  }

  /// When a source that was asked too often may be asked again; nil when that is now.
  func nextAllowed(_ source: SourceStatus) -> String? {
    source.rest(at: clock.now).map { when($0) }
  }

  /// How long the bank's consent holds.
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
  /// The accounts that a source has, in the order of the list.
  func accounts(of source: SourceStatus) -> [Account] {
    accounts.map(\.account).filter { $0.source == source.name }
  }

  /// The accounts of one of its connections.
  func accounts(of connection: ConnectionStatus, in source: SourceStatus) -> [Account] {
    accounts(of: source).filter { $0.connection == connection.nativeId }
  }
}
