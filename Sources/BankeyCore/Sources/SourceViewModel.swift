import BankeyModel
import BankeyText

/// Everything that is known of a source or of one of its connections.
public struct SourceViewModel: Hashable, Sendable {
  /// What it is called.
  public var title: String
  /// "SimpleFIN"
  public var kind: String
  /// How it fares, what does not add up, its accounts.
  public var sections: [Section]

  /// Fields that belong together.
  public struct Section: Identifiable, Hashable, Sendable {
    /// What they are about.
    public enum ID: Hashable, Sendable { case source, faults, accounts }
    /// What they are about.
    public var id: ID
    /// "ACCOUNTS"; nil of the first.
    public var title: String?
    /// Its fields.
    public var fields: [SourceField]
  }

  init(title: String, kind: String, sections: [Section]) {
    (self.title, self.kind) = (title, kind)
    self.sections = sections.filter { !$0.fields.isEmpty }
  }

  /// A sentence in the place of a source.
  public init(message: String) {
    let field = SourceField(id: .message, label: "", value: message)
    self.init(title: "", kind: "", sections: [Section(id: .source, title: nil, fields: [field])])
  }
}

/// A field of a source or a connection.
public struct SourceField: Field {
  /// Which one it is.
  public var id: SourceFieldName
  /// "Last answer"
  public var label: String
  /// "today 07:12"
  public var value: String
  /// What a person would paste elsewhere.
  public var copy: String { value }
  /// Whether it wants attention.
  public var isWarning = false

  /// The account that it is about; nil of the source's own fields.
  public var account: Account.ID? {
    switch id {
    case .account(let account), .fault(let account, _): account
    default: nil
    }
  }
}

extension Presenter {
  /// Everything that is known of a source or of one of its connections; nil when it is gone.
  public func details(
    of id: SourceRow.ID, in snapshot: AccountsSnapshot, _ proofs: [AccountReconciliation] = []
  ) -> SourceViewModel? {
    guard let source = snapshot.sources.first(where: { $0.name == id.source }) else { return nil }
    if case .connection(let nativeId, _) = id {
      return source.connections.first { $0.nativeId == nativeId }.map { details(of: $0, in: source, snapshot) }
    }
    let faults = source.canRefresh ? [] : proofs.flatMap { self.faults($0, snapshot) }
    return SourceViewModel(
      title: title(of: source), kind: source.canRefresh ? kind(of: source) : "",
      sections: sections(fields(of: source.joined), faults, snapshot.accounts(of: source)))
  }

  private func details(
    of connection: ConnectionStatus, in source: SourceStatus, _ snapshot: AccountsSnapshot
  ) -> SourceViewModel {
    SourceViewModel(
      title: title(of: connection), kind: title(of: source),
      sections: sections(fields(of: connection), [], snapshot.accounts(of: connection, in: source)))
  }

  private func sections(
    _ fields: [SourceField], _ faults: [SourceField], _ accounts: [Account]
  ) -> [SourceViewModel.Section] {
    [
      .init(id: .source, title: nil, fields: fields), .init(id: .faults, title: strings.faultsTitle, fields: faults),
      .init(id: .accounts, title: strings.accountsTitle, fields: accounts.map(account)),
    ]
  }

  /// Where the statements of an account do not add up, and by how much.
  private func faults(_ proof: AccountReconciliation, _ snapshot: AccountsSnapshot) -> [SourceField] {
    let account = snapshot.accounts.first { $0.id == proof.account }?.account
    return proof.faults.enumerated().map { index, fault in
      let lastDay = fault.lastDay == fault.firstDay ? nil : fault.lastDay
      return SourceField(
        id: .fault(proof.account, index), label: account.map(name) ?? "",
        value: strings.fault(
          fault.kind, formats.signed(Money(fault.difference, proof.currency)), fault.firstDay.map(formats.mediumDate),
          lastDay.map(formats.mediumDate)), isWarning: true)
    }
  }

  private func fields(of source: SourceStatus) -> [SourceField] {
    let last = source.lastSuccess.map(when) ?? strings.never
    if !source.canRefresh { return [field(.lastImport, last)] }
    let fields =
      [field(.type, kind(of: source)), field(.lastSuccess, last)]
      + failure(source.lastFailure, source.lastError)
      + [nextAllowed(source).map { field(.nextAllowed, $0, isWarning: true) }]
      + source.quotas.map { quota in
        let note = calls(quota)
        return field(.calls(quota.name), note.text, isWarning: note.isWarning)
      }
      + (source.onlyConnection.map { standing(of: $0) } ?? [])
    return fields.compactMap(\.self)
  }

  private func fields(of connection: ConnectionStatus) -> [SourceField] {
    let fields =
      [field(.lastSuccess, connection.lastSuccess.map(when) ?? strings.never)]
      + failure(connection.lastFailure, connection.lastError) + standing(of: connection)
    return fields.compactMap(\.self)
  }

  /// How long the bank's consent holds, and what the source calls the connection.
  private func standing(of connection: ConnectionStatus) -> [SourceField?] {
    let consent = connection.consentUntil.map { (formats.mediumDate($0), self.consent($0)) }
    return [
      consent.map { field(.consent, $0.0 + ", " + $0.1.text, isWarning: $0.1.isWarning) },
      connection.nativeId.isEmpty ? nil : field(.nativeId, formats.foreign(connection.nativeId)),
    ]
  }

  private func failure(_ time: Timestamp?, _ error: String?) -> [SourceField?] {
    guard let time else { return [] }
    return [
      field(.lastFailure, when(time), isWarning: true),
      error.map { field(.error, formats.foreign($0), isWarning: true) },
    ]
  }

  /// Of when an account's balance is, and what went wrong with it.
  private func account(_ account: Account) -> SourceField {
    let freshness = Freshness(of: account, today: now.day)
    let date = account.balanceDate.map { strings.bankData(of: dayAndTime($0)) }
    let texts = [date ?? strings.noBalanceDate, account.error.map(formats.foreign)].compactMap(\.self)
    return SourceField(
      id: .account(account.id), label: name(of: account), value: texts.joined(separator: ": "),
      isWarning: freshness.isOld || freshness.hasFailed)
  }

  private func field(_ name: SourceFieldName, _ value: String, isWarning: Bool = false) -> SourceField {
    SourceField(id: name, label: strings.label(name), value: value, isWarning: isWarning)
  }
}

extension Presenter {
  /// Of each of these sources that has only a few calls left, that it has; nil when none has.
  public func fewCalls(of sources: [SourceStatus]) -> String? {
    let lines = sources.flatMap { source in
      source.quotas.filter { $0.isScarce(at: clock.now) }.map { quota in
        strings.fewCalls(
          of: formats.foreign(source.name), left: quota.left(at: clock.now), of: quota.allowed,
          until: moment(clock.local(quota.end)))
      }
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}

extension SourceStatus {
  /// Its connection, when it has no other.
  var onlyConnection: ConnectionStatus? { connections.count == 1 ? connections[0] : nil }

  /// The source with what went wrong with its only connection as its own, so that both can be told as one.
  var joined: SourceStatus {
    guard lastFailure == nil, let connection = onlyConnection, connection.lastFailure != nil else { return self }
    var source = self
    source.lastSuccess = connection.lastSuccess
    source.lastFailure = connection.lastFailure
    source.lastError = connection.lastError
    return source
  }
}
